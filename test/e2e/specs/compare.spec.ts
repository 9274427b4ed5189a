import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { answerPage } from '../pages/answer-page.ts'
import { comparePage } from '../pages/compare-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { tabsPage } from '../pages/tabs-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { answerOf, startChangingApi } from '../support/changing-api.ts'
import { expect, test } from '../support/shells.ts'

const thing = (id: string, members = '') =>
  `{"@id":"${id}","@type":["Thing"],"name":"Thing ${id}"${members && `,${members}`}}`

const changing = (baseUrl: string) => ({ name: 'Changing', baseUrl })

test('what has changed since a kept answer is told by item, attribute and exact value', async ({
  openExplorer,
}) => {
  const api = await startChangingApi(
    answerOf([thing('a', '"price":1.0'), thing('b'), thing('c'), thing('d')]),
  )
  try {
    const { page } = await openExplorer(changing(api.address))
    const compare = comparePage(page)
    await answerPage(page).ask('things')
    await expect(answerPage(page).rows).toHaveCount(4)
    await workspacePage(page).open('history')

    await compare.open(0)
    await expect(compare.needed).toContainText('This response is already shown')
    api.body = answerOf([
      thing('d'),
      thing('a', '"price":1.50,"big":12345678901234567890'),
      thing('c'),
      thing('e'),
    ])
    await compare.sendAgain()
    await expect(compare.kinds).toHaveText([
      'All differences (4)',
      'Changed (1)',
      'Added (1)',
      'Removed (1)',
      'Moved (1)',
    ])
    await expect(compare.summary).toHaveText('Identical items: 1')
    await expect(compare.entries).toHaveCount(4)
    await expect(compare.entriesOf('changed')).toContainText('Thing a')
    await expect(compare.entriesOf('added')).toContainText('Thing e')
    await expect(compare.entriesOf('removed')).toContainText('Thing b')
    await expect(compare.entriesOf('moved')).toContainText('Thing d')
    await expect(compare.values).toHaveText([
      /^Price\s*1\.0\s*1\.50$/,
      /^big\s*not present\s*12345678901234567890$/,
    ])
    await expect(compare.cautions).toHaveCount(0)
    await expect(compare.sides.first()).toContainText('(saved)')

    await compare.list.press('ArrowDown')
    await expect(compare.values).toContainText(['ID', 'Type', 'Thing e'])
    await compare.show('removed')
    await expect(compare.entries).toHaveCount(1)
    await compare.show('all')
    await compare.search('THING e')
    await expect(compare.entries).toHaveCount(1)
    expect(api.requests).toBe(2)
  } finally {
    await api.close()
  }
})

test('nothing changed is said as plainly as a page that tells only a part', async ({
  explorer: { page },
}) => {
  const compare = comparePage(page)
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.rows.first()).toBeVisible()
  await workspacePage(page).open('history')
  await queryPage(page).send()
  await expect(workspacePage(page).entries).toHaveCount(2)
  await compare.open(1)
  await expect(compare.nothing).toContainText('No differences on this page')
  await expect(compare.cautions).toHaveCount(1)
  await expect(compare.cautions).toContainText('Only this page is compared')
  await compare.close()

  await answer.ask('places')
  await expect(answer.rows.first()).toBeVisible()
  await compare.open(2)
  await expect(compare.cautions.first()).toContainText('two different endpoints')
  await expect(compare.kinds).toHaveText([
    'All differences (50)',
    'Different (0)',
    'Only on this page of events (25)',
    'Only on this page of places (25)',
    'In another position (0)',
  ])
  await expect(compare.send).toHaveText('Send the query to “events” again')
  await compare.sendAgain()
  await expect(compare.nothing).toBeVisible()
})

test('no item has moved where the two queries sort differently', async ({ openExplorer }) => {
  const api = await startChangingApi(answerOf([thing('a'), thing('b'), thing('c')]))
  try {
    const { page } = await openExplorer(changing(api.address))
    const compare = comparePage(page)
    await workspacePage(page).untilRecorded(() => answerPage(page).ask('things'))
    await queryPage(page).addSort(0, 'name', 'descending')
    api.body = answerOf([thing('c'), thing('b', '"price":1'), thing('a')])
    await queryPage(page).send()
    await expect(answerPage(page).rows.first()).toContainText('Thing c')
    await compare.openByCommand('vergleich')
    await compare.pick(0)
    await expect(compare.cautions).toContainText('sort differently')
    await expect(compare.kinds).toHaveText([
      'All differences (1)',
      'Different (1)',
      /^Only in .+ \(0\)$/,
      /^Only in .+ \(0\)$/,
    ])
    await expect(compare.summary).toHaveText('Identical items: 2')
  } finally {
    await api.close()
  }
})

test('the shown query is sent to another endpoint, and both responses are compared', async ({
  explorer: { page },
}) => {
  const compare = comparePage(page)
  const answer = answerPage(page)
  await workspacePage(page).untilRecorded(() => answer.ask('events'))
  await expect(answer.rows.first()).toBeVisible()
  await compare.openByCommand('vergleich')
  const send = page.getByTestId('compare.elsewhere.send')
  await expect(send).toBeDisabled()
  await page.getByTestId('compare.elsewhere.endpoint').fill('places')
  await send.click()
  await expect(compare.sides.first()).toContainText('events')
  await expect(compare.sides.last()).toContainText('places')
})

test('two endpoints are compared from the list of commands, each side by its name', async ({
  explorer: { page },
}) => {
  const compare = comparePage(page)
  const answer = answerPage(page)
  await workspacePage(page).untilRecorded(() => answer.ask('events'))
  await answer.ask('places')
  await expect(answer.rows.first()).toBeVisible()
  await compare.openByCommand('vergleich')
  await compare.pick(0)
  await expect(compare.title).toHaveText('Compare responses')
  await expect(compare.sides.first()).toContainText('events')
  await expect(compare.kinds).toHaveText([
    'All differences (50)',
    'Different (0)',
    'Only on this page of events (25)',
    'Only on this page of places (25)',
    'In another position (0)',
  ])
  await page.getByTestId('compare.sets').click()
  await expect(page.getByRole('dialog', { name: 'Fetch and compare all items' })).toBeVisible()

  // Both queries are there to be fetched, and their sets are chosen for the comparison.
  const pair = page.getByTestId('set.pair')
  await expect(pair).toContainText(['events on', 'places on'])
  await expect(pair.first()).toContainText('Number of requests: about')
  await expect(page.getByTestId('set.pair.start')).toHaveText(/^Fetch both \(about \d+ requests\)$/)
  await page.getByTestId('set.pair.start').click()
  await expect(page.getByTestId('set.pair.start')).toHaveCount(0)
  await expect(pair.last()).toContainText('Items received')
  await expect(page.getByTestId('sets.compare.earlier')).toContainText('events')
  await expect(page.getByTestId('sets.compare.later')).toContainText('places')
  await expect(page.getByTestId('sets.compared')).toContainText('found only in “events”')
})

test('without an answer the panel says what to do, and does it on a click', async ({
  explorer: { page },
}) => {
  const compare = comparePage(page)
  await workspacePage(page).untilRecorded(() => answerPage(page).ask('events'))
  await expect(answerPage(page).rows.first()).toBeVisible()
  await tabsPage(page).openFresh.click()
  await workspacePage(page).open('history')
  await compare.open(0)
  await expect(compare.needed).toContainText('No response to compare with')
  await compare.sendAgain()
  await expect(compare.nothing).toBeVisible()
})

test('a kept answer that is gone is told in words, beside the list and when it is shown', async ({
  explorer: { page, dataDir },
}) => {
  const compare = comparePage(page)
  await answerPage(page).ask('events')
  await expect(answerPage(page).rows.first()).toBeVisible()
  await workspacePage(page).open('history')
  await answerPage(page).ask('places')
  await expect(workspacePage(page).entries).toHaveCount(2)
  const folder = join(dataDir, 'answers')
  for (const name of await readdir(folder)) await rm(join(folder, name))

  await compare.open(1)
  await expect(compare.problem).toContainText('is not saved')
  await compare.close()
  await workspacePage(page).showKept(1)
  await expect(answerPage(page).problem).toContainText('is not saved')
})

test('10 000 items on either side leave the window free', async ({ openExplorer }) => {
  const items = (word: string) =>
    Array.from({ length: 10_000 }, (_, number) => thing(String(number), `"word":"${word}"`))
  const api = await startChangingApi(answerOf(items('old')))
  try {
    const { page } = await openExplorer(changing(api.address))
    const compare = comparePage(page)
    await answerPage(page).ask('things')
    await expect(answerPage(page).rows.first()).toBeVisible()
    await workspacePage(page).open('history')
    await expect(workspacePage(page).entries).toHaveCount(1)
    api.body = answerOf(items('new').reverse())
    await compare.open(0)
    await compare.sendAgain()
    await expect(compare.summary).toHaveText('Identical items: 0')
    await expect(compare.kinds.nth(1)).toHaveText('Changed (10,000)')
    expect(await compare.entries.count()).toBeLessThan(100)
    await compare.search('9876')
    await expect(compare.entries).toHaveCount(1)
    await expect(compare.values).toHaveText([/^word\s*old\s*new$/])
  } finally {
    await api.close()
  }
})

test('the list of responses says what each one brought, a refusal included', async ({
  oddExplorer: { page },
}) => {
  const compare = comparePage(page)
  await workspacePage(page).untilRecorded(() => answerPage(page).ask('odd-401-basic'))
  await answerPage(page).ask('events')
  await expect(answerPage(page).rows.first()).toBeVisible()
  await compare.openByCommand('compare two')
  await expect(compare.picks.first()).toContainText('status 401 ·')
})
