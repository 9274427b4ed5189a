import { expect, test } from 'vitest'
import { defaultExchangeLimits, mebibyte } from '#core/exchange/limits.ts'
import { answer, query, tabs } from '../../support/page/app-verbs.ts'
import { openApp } from '../../support/page/open-app.ts'
import { at } from '../../support/page/part.ts'
import { shareDocumentedSample } from '../../support/shared-samples.ts'

// Whatever a server sends: own words, no error of the page (which fails each test), no blank screen. The rows of a
// table share one app; each asks in a tab of its own, which shows nothing before.

test('a body that is no list of items is said to be what it is', async () => {
  await openApp()
  const told: Record<string, unknown> = {}
  for (const endpoint of [
    'odd-html',
    'odd-empty-200',
    'odd-no-graph',
    'odd-graph-object',
    'odd-bad-gzip',
  ]) {
    await tabs.openFresh.click()
    await answer.ask(endpoint)
    await expect.poll(() => answer.problem.texts()).toEqual([expect.stringMatching(/\S/)])
    told[endpoint] = [...answer.status.texts(), ...answer.problem.attributes('data-kind')]
  }
  expect(told).toEqual({
    'odd-html': ['200 OK', 'html'],
    'odd-empty-200': ['200 OK', 'empty'],
    'odd-no-graph': ['200 OK', 'no-graph'],
    'odd-graph-object': ['200 OK', 'graph-object'],
    'odd-bad-gzip': ['200 OK', 'broken'],
  })
})

test('a body that is no list of items is shown as text below', async () => {
  await openApp()
  await answer.ask('odd-html')
  await expect.poll(() => answer.text.texts()).toEqual([expect.stringContaining('<html')])
})

test.each([
  ['odd-broken-off', 2, 'broken-off'],
  ['odd-invalid-json', 1, 'malformed'],
  ['odd-bom', 1, 'byte-order-mark'],
  ['odd-invalid-utf8', 1, 'invalid-utf8'],
  ['odd-scalar-items', 7, 'items-not-objects'],
  ['odd-only-scalars', 3, 'items-not-objects'],
  ['odd-unreadable-item', 3, 'items-invalid-json'],
  ['odd-duplicate-keys', 1, 'repeated-graph'],
  ['odd-wrong-total', 25, 'pages-contradict-total'],
  ['odd-foreign-links', 3, 'link-refused'],
  ['odd-http-link', 3, 'link-refused'],
  ['odd-local-redirect', 25, 'redirected'],
])('%s shows its items (%i) and tells what is odd: %s', async (endpoint, items, finding) => {
  await openApp()
  await answer.ask(endpoint)
  await answer.expectItems(items)
  const showFindings = async () => {
    await answer.showNotices()
    return answer.findings.attributes('data-kind')
  }
  await expect.poll(showFindings).toContain(finding)
})

test('a gzip bomb is shown up to the limit, said to be cut there, and the next answer comes', async () => {
  const { baseUrl, token } = await shareDocumentedSample()
  const limits = { ...defaultExchangeLimits, totalBytes: mebibyte }
  await openApp({ connection: { baseUrl, token, limits } })
  await answer.ask('odd-gzip-bomb')
  const noticed = async () => {
    await answer.showNotices()
    return answer.finding('broken-off').texts()
  }
  await expect.poll(noticed).toEqual([expect.stringContaining('larger than the limit of 1.05 MB')])
  expect(answer.status.texts()).toEqual(['200 OK'])
  await answer.ask('places')
  await answer.expectItems(25)
})

test('a status of success is green only beside a whole response', async () => {
  await openApp()
  const tones: Record<string, unknown> = {}
  for (const endpoint of ['events', 'odd-broken-off', 'odd-bad-gzip', 'odd-invalid-json']) {
    await tabs.openFresh.click()
    await answer.ask(endpoint)
    await expect.poll(() => answer.status.texts()).toEqual(['200 OK'])
    await expect.poll(() => at('result.total').count()).toBe(1)
    tones[endpoint] = answer.status.attributes('data-tone')
  }
  expect(tones).toEqual({
    events: ['good'],
    'odd-broken-off': ['notice'],
    'odd-bad-gzip': ['notice'],
    'odd-invalid-json': ['notice'],
  })
})

test('of 400 attributes, only the columns in view are drawn', async () => {
  await openApp()
  await answer.ask('odd-wide')
  await answer.expectItems(25)
  expect(document.querySelectorAll('[role=gridcell]').length).toBeLessThan(200)
})

test('nothing is noticed where nothing is odd', async () => {
  await openApp()
  await answer.ask('events')
  await expect.poll(() => answer.total.texts()).toEqual(['240 items'])
  expect(answer.findings.count()).toBe(0)
})

test('numbers are kept as they were sent', async () => {
  await openApp()
  await answer.ask('odd-numbers')
  await answer.select(0)
  await answer.showItem('json')
  await expect
    .poll(() => answer.itemJson.texts())
    .toEqual([expect.stringMatching(/1e400.*12345678901234567890/)])
  expect(at('result.grid').texts()).toEqual([expect.stringContaining('12345678901234567890')])
})

test('a member called __proto__ is one like any other', async () => {
  await openApp()
  await answer.ask('odd-proto')
  await answer.select(0)
  await answer.showItem('json')
  await expect.poll(() => answer.itemJson.texts()).toEqual([expect.stringContaining('"__proto__"')])
})

test('a new request keeps the old answer until there is a new one', async () => {
  await openApp()
  await answer.ask('events')
  await answer.expectItems(25)
  await query.openEndpoint('odd-silent')
  await query.startSending()
  await query.cancelButton.one()
  await answer.expectItems(25)
  await query.cancelButton.click()
  await query.sendButton.one()
  await answer.expectItems(25)
  expect(at('answer.stale').texts()).toEqual([expect.stringContaining('events')])
})

test('behind the last page the way back is all that is offered', async () => {
  await openApp()
  await query.showMore()
  await query.pageNumber.fill('99')
  await answer.ask('events')
  await expect
    .poll(() => answer.empty.texts())
    .toEqual([expect.stringContaining('There is no page 99')])
  expect(at('doctor.open').count()).toBe(0)
  await at('result.go-to-last').click()
  await expect.poll(() => answer.position.texts()).toEqual([expect.stringContaining('10 of 10')])
  // The form goes along, or the next Send would lead back.
  expect(query.pageNumber.value()).toBe('10')
})

test('an empty page names what was asked for', async () => {
  await openApp()
  await query.addFilter(0, 'category', 'musik')
  await answer.ask('events')
  await expect
    .poll(() => answer.empty.texts())
    .toEqual([
      expect.stringContaining(
        'Is “musik” spelled as on the server? The filter “Category” may need an ID or slug.',
      ),
    ])
})
