import { answerPage } from '../pages/response-page.ts'
import { connectionPage } from '../pages/connection-page.ts'
import { endpointsPage } from '../pages/endpoints-page.ts'
import { exportPage } from '../pages/export-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const sampleToken = 'sample-token-sees-everything'

test('every request of the app stands in the ledger as in the server’s own log', async ({
  oddExplorer: { page },
  sample: { received },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const requestLog = requestLogPage(page)
  const connection = connectionPage(page)
  // It has answered the tests before this one too.
  const answeredBefore = received.length
  const serverLines = () =>
    received.slice(answeredBefore).map((line) => line.replace(/ HTTP\/[\d.]+$/, ''))

  await page.getByTestId('settings.open').click()
  await page.getByTestId('settings.images').click()
  await page.keyboard.press('Escape')
  await query.openEndpoint('events')
  await query.include('image')
  await query.addSort(0, 'startDate', 'ascending')
  await query.send()
  await expect(results.total).toHaveText('240 items')
  const answer = answerPage(page)
  await answer.scrollGridTo(answer.columnHead('image'))
  await expect(page.getByTestId('result.image').first()).toBeVisible()
  await page.getByTestId('pager.next').click()
  await expect(page.getByTestId('result.page')).toContainText('2')
  await query.openEndpoint('odd-local-redirect')
  await query.send()
  await expect(results.status).toHaveText('200 OK')
  await query.openEndpoint('events')
  await query.chooseMethod('post')
  await query.send()
  await expect(results.total).toHaveText('240 items')
  await exportPage(page).save('all', 'ndjson')
  await exportPage(page).close()

  await connection.openCurrent()
  await connection.test('places')
  await expect(connection.testResult).toBeVisible()
  await page.keyboard.press('Escape')
  const endpoints = endpointsPage(page)
  await endpoints.open()
  await endpoints.fetch()
  await expect(endpoints.entries.first()).toBeVisible()
  await endpoints.close()

  await query.chooseMethod('get')
  await query.openEndpoint('events')
  await query.fullText.fill('culture')
  await query.send()
  await expect(results.total).not.toHaveText('240 items')
  await page.getByTestId('verdicts.quiet').click()
  const ofInclude = page.getByTestId('verdict').filter({ hasText: 'Included relation' })
  await ofInclude.getByTestId('verdict.check').click()
  await expect(ofInclude).toContainText('Checked with further requests')
  await page.getByTestId('concepts.open').click()
  await page.getByTestId('concepts.fetch').click()
  await expect(page.getByTestId('concepts.concept').first()).toBeVisible()
  await page.keyboard.press('Escape')

  // So tall that every line is drawn.
  await page.setViewportSize({ width: 1280, height: 8000 })
  await requestLog.open()
  const lines = () =>
    requestLog.entries.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-line')))
  // Pictures come when they come: both lists are read until they have stopped growing.
  await expect(async () => {
    const [ofApp, ofServer] = [await lines(), serverLines()]
    expect(ofApp.length).toBeGreaterThan(15)
    expect(ofApp.toSorted()).toEqual(ofServer.toSorted())
  }).toPass()
  const purposes = new Set(
    await requestLog.entries.evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('data-purpose')),
    ),
  )
  expect([...purposes].toSorted()).toEqual(
    [
      ...['check', 'concept-schemes', 'concepts', 'connection-test', 'endpoints', 'export', 'page'],
      ...['picture', 'send'],
    ].toSorted(),
  )
  await expect(requestLog.ofPurpose('connection-test')).toContainText('200')
  expect(await page.content()).not.toContain(sampleToken)

  await page.evaluate(() => navigator.clipboard.writeText(''))
  await requestLog.copyButton(0).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Bearer $TOKEN')
})
