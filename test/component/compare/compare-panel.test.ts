import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { answer, query, runCommand, tabs, workspace } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { startServer } from '../../support/start-server.ts'

const kinds = find('[data-test^="compare.show."]')
const cautions = at('compare.caution')
const sides = at('compare.side')
const nothing = at('compare.nothing')
const containing = (...words: string[]) => words.map((one): unknown => expect.stringContaining(one))

const thing = (id: string, members = '') =>
  `{"@id":"${id}","@type":["Thing"],"name":"Thing ${id}"${members}}`

/** A content API whose answer the test changes between two requests. */
async function startChangingApi() {
  const api = { baseUrl: '', items: [''] }
  const server = await startServer((request, response) => {
    request.resume()
    const body = `{"@graph":[${api.items.join(',')}],"meta":{"total":${String(api.items.length)}},"links":{}}`
    response.setHeader('content-type', 'application/json').end(body)
  })
  onTestFinished(server.close)
  api.baseUrl = server.baseUrl
  return api
}

type App = Awaited<ReturnType<typeof openApp>>

/** Asks an endpoint, and waits until its exchange is in the history. */
const ask = (app: App, endpoint: string) => workspace.untilRecorded(app, () => answer.ask(endpoint))

/** Opens the panel at an entry of the history that is shown, the newest counted 0. */
const open = (index: number) => at('history.compare').nth(index).click()

async function close() {
  await at('compare.panel').one()
  await find('body').press('Escape')
  await at('compare.panel').gone()
}

test('nothing changed is said as plainly as a page that tells only a part', async () => {
  const app = await openApp()
  await ask(app, 'events')
  await workspace.open('history')
  await ask(app, 'events')
  await expect.poll(() => workspace.entries.count()).toBe(2)
  await open(1)
  await expect.poll(() => nothing.texts()).toEqual(containing('No differences on this page'))
  expect(cautions.texts()).toEqual(containing('Only this page is compared'))
  await close()

  await ask(app, 'places')
  await open(2)
  await expect
    .poll(() => kinds.texts())
    .toEqual([
      'All differences (50)',
      'Changed (0)',
      'Only on this page of “events” (25)',
      'Only on this page of “places” (25)',
      'Moved (0)',
    ])
  expect(cautions.nth(0).texts()).toEqual(containing('two different endpoints'))
  expect(at('compare.send').texts()).toEqual(['Send the query to “events” again'])
  await at('compare.send').click()
  await nothing.one()
})

test('no item has moved where the two queries sort differently, and none is shown that a search does not find', async () => {
  const api = await startChangingApi()
  api.items = [thing('a'), thing('b'), thing('c')]
  const app = await openApp({ connection: { baseUrl: api.baseUrl } })
  await ask(app, 'things')
  await at('query.sort.add').click()
  await at('query.sort.0.attribute').fill('name')
  await at('query.sort.0.direction').click()
  api.items = [thing('c'), thing('b', ',"price":1'), thing('a')]
  await ask(app, 'things')
  await runCommand('vergleich')
  await at('compare.pick').click()
  await expect
    .poll(() => kinds.texts())
    .toEqual([
      'All differences (1)',
      'Changed (1)',
      expect.stringMatching(/^Only in .+ \(0\)$/),
      expect.stringMatching(/^Only in .+ \(0\)$/),
    ])
  expect(cautions.texts()).toEqual(containing('sort differently'))
  expect(at('compare.summary').texts()).toEqual(['Unchanged items: 2'])
  await at('compare.item').one()
  await at('compare.search').fill('in no item')
  await expect.poll(() => [at('compare.entry').count(), at('compare.item').count()]).toEqual([0, 0])
})

test('all items of two endpoints are fetched, compared and listed, with what both have', async () => {
  const app = await openApp()
  await ask(app, 'events')
  await runCommand('vergleich')
  await at('compare.two.start').one()
  expect(find('[data-test="compare.two.start"]:disabled').count()).toBe(1)
  await at('compare.two.right.endpoint').fill('highlights')
  await at('compare.two.start').click()
  const compared = at('sets.compared')
  await expect.poll(() => compared.count(), { timeout: 15_000 }).toBe(1)
  const count = (name: string) => Number(compared.attributes(`data-${name}`)[0])
  expect(count('left') + count('same')).toBe(240)
  expect(count('came') + count('same')).toBe(20)
  expect(kinds.texts()).toEqual(
    containing('All differences', 'Changed (0)', 'Only in', 'nly in “highlights”', 'Unchanged'),
  )
  await at('compare.show.unchanged').click()
  await expect.poll(() => at('compare.entry').count()).toBe(count('same'))
})

test.each([
  ['without the filters of the shown query', false],
  ['with them on demand', true],
])('two endpoints are compared %s', async (_, isFiltered) => {
  const app = await openApp()
  await query.addFilter(0, 'category', 'music')
  await ask(app, 'events')
  await runCommand('vergleich')
  const filters = at('compare.two.filtered').saying(/music/i)
  if (isFiltered) await filters.click()
  else await filters.one()
  await at('compare.two.right.endpoint').fill('highlights')
  await at('compare.two.start').click()
  const compared = at('sets.compared')
  await expect.poll(() => compared.count(), { timeout: 15_000 }).toBe(1)
  const count = (name: string) => Number(compared.attributes(`data-${name}`)[0])
  const [left, right] = [count('left') + count('same'), count('came') + count('same')]
  if (isFiltered) expect([left < 240, right < 20]).toEqual([true, true])
  else expect([left, right]).toEqual([240, 20])
})

test('two endpoints are compared from the list of commands, each side by its name', async () => {
  const app = await openApp()
  await ask(app, 'events')
  await ask(app, 'places')
  await runCommand('vergleich')
  await at('compare.pick').click()
  await expect
    .poll(() => kinds.texts())
    .toEqual([
      'All differences (50)',
      'Changed (0)',
      'Only on this page of “events” (25)',
      'Only on this page of “places” (25)',
      'Moved (0)',
    ])
  expect(at('compare.panel').find('h2').nth(0).texts()).toEqual(['Compare responses'])
  expect(sides.texts()).toEqual(containing('events', 'places'))
  await at('compare.sets').click()

  // Both queries are there to be fetched, and their sets are chosen for the comparison.
  const pair = at('set.pair')
  const start = at('set.pair.start')
  await expect.poll(() => pair.texts()).toEqual(containing('events on', 'places on'))
  expect(find('[role="dialog"] h2').texts()).toContain('Fetch and compare all items')
  expect(pair.nth(0).texts()).toEqual(containing('Number of requests: about'))
  expect(start.texts()).toEqual([expect.stringMatching(/^Fetch both \(about \d+ requests\)$/)])
  await start.click()
  await start.gone()
  await expect.poll(() => pair.nth(1).texts()).toEqual(containing('Items received'))
  await expect.poll(() => at('sets.compared').texts()).toEqual(containing('found only in “events”'))
  expect(at('sets.compare.earlier').texts()).toEqual(containing('events'))
  expect(at('sets.compare.later').texts()).toEqual(containing('places'))
})

test('without an answer the panel says what to do, and does it on a click', async () => {
  const app = await openApp()
  await ask(app, 'events')
  await tabs.openFresh.click()
  await workspace.open('history')
  await open(0)
  await expect
    .poll(() => at('compare.needed').texts())
    .toEqual(containing('No response to compare with'))
  await at('compare.send').click()
  await nothing.one()
})

test('a kept answer that is gone is told in words, beside the list and when it is shown', async () => {
  const app = await openApp()
  await ask(app, 'events')
  await workspace.open('history')
  await ask(app, 'places')
  await expect.poll(() => workspace.entries.count()).toBe(2)
  const folder = join(app.dataDir, 'answers')
  for (const name of await readdir(folder)) await rm(join(folder, name))

  await open(1)
  await expect.poll(() => at('compare.problem').texts()).toEqual(containing('is not saved'))
  await close()
  await workspace.entries.nth(1).click()
  await expect.poll(() => answer.problem.texts()).toEqual(containing('is not saved'))
})

test('the list of responses says what each one brought, a refusal included', async () => {
  const app = await openApp()
  await ask(app, 'odd-401-basic')
  await ask(app, 'events')
  await runCommand('compare two')
  await expect.poll(() => at('compare.pick').nth(0).texts()).toEqual(containing('status 401 ·'))
  expect(query.endpoint.value()).toBe('events')
})
