import { expect, test } from 'vitest'
import { answer, query, runCommand } from '../../support/page/app-verbs.ts'
import { answerFirst, openApp } from '../../support/page/open-app.ts'
import { at, find } from '../../support/page/part.ts'
import { postOk } from '../../support/put-in-use.ts'

const openButton = at('doctor.open')
const verdict = at('doctor.verdict')
const causes = find('[data-test="doctor.step"][data-guilty="true"]')
const remedies = at('doctor.apply')
const stateIs = (state: string) =>
  expect.poll(() => verdict.attributes('data-state')).toEqual([state])
const causeIs = (parameter: string) =>
  expect.poll(() => causes.attributes('data-parameter')).toEqual([parameter])

test('who knows the endpoint’s name only gets from zero items to the reason in two clicks', async () => {
  await openApp({ connection: 'core-sample' })
  await answer.ask('leer')
  await answer.empty.one()
  await openButton.click()
  await stateIs('empty-endpoint')
  expect(causes.count()).toBe(0)

  await query.fullText.fill('Konzert Markt')
  await answer.ask('veranstaltungen')
  await answer.empty.one()
  await openButton.saying('up to 3').click()
  await causeIs('q')
  await openButton.click()
  await stateIs('pair')
  await verdict.saying('“Konzert” (9 items), “Markt” (28 items)').one()
  const words = at('doctor.step', { kind: 'word' })
  expect([words.attributes('data-value')[0], words.attributes('data-total')[0]]).toEqual([
    'Konzert',
    '9',
  ])
  await openButton.gone()
  await remedies.click()
  await expect.poll(() => answer.total.texts()).toEqual(['28 items'])
})

test('for a response with items it is offered by command, until the next response', async () => {
  await openApp({ connection: 'core-sample' })
  await query.fullText.fill('Konzert')
  await query.pageSize.fill('5')
  await answer.ask('veranstaltungen')
  await answer.rows.one()
  await openButton.gone()
  await runCommand('Why so few')
  await openButton.click()
  await stateIs('none')
  expect(verdict.texts()[0]).toMatch(/^This page shows \d+ items; the others are on other pages\./)
  await query.send()
  await openButton.gone()
})

test('for a misspelt word the one that the endpoint has is one click away', async () => {
  await openApp({ connection: 'core-sample' })
  await query.fullText.fill('Jazzabbend')
  await answer.ask('veranstaltungen')
  await openButton.click()
  await causeIs('q')
  await openButton.click()
  await remedies.saying('Search for “jazzabend” instead of “Jazzabbend”').click()
  await expect.poll(() => query.fullText.value()).toBe('jazzabend')
  await answer.rows.one()
})

test('a request that fails leaves steps that say so, and no verdict', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'culture')
  await query.addFilter(1, 'region', 'Nrd')
  await query.send()
  await answer.empty.one()
  answerFirst(async (request) => {
    const isAlone =
      request.url.endsWith('/api/exchange') && (await request.clone().text()).includes('"alone"')
    return isAlone
      ? Response.json(
          { kind: 'timeout', afterMs: 65_000 },
          { status: 502, headers: { 'content-type': 'application/problem+json' } },
        )
      : null
  })
  await openButton.click()
  await stateIs('failed')
  await verdict.saying('No response in time').one()
  expect(causes.count()).toBe(0)
})

test('values that must all match are tried one by one, as the connection in use says', async () => {
  const { host, reload } = await openApp()
  await postOk(host, '/api/connections/sample/filter-definitions', {
    filterDefinitions: [{ key: 'category', send: 'list', listMeans: 'all' }],
  })
  await reload()
  await query.addFilter(0, 'category', 'music', 'market')
  await query.addFilter(1, 'region', 'Nrd')
  await answer.ask('events')
  await answer.empty.one()
  await openButton.click()
  await verdict.one()
  const steps = at('doctor.step', { kind: 'without' })
  expect(steps.attributes('data-value')).toEqual(['music', 'market', 'Nrd'])
})
