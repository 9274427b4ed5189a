import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

const sampleToken = 'sample-token-sees-everything'
const formats = ['markdown', 'endpoint', 'http', 'har', 'postman', 'bruno', 'openapi', 'link']

test('a query is handed over in every format, with the facts of its answer and without the token', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.addFilter(0, 'category', 'music')
  await query.send()
  await expect(resultsPage(page).total).toBeVisible()
  const url = (await query.url.textContent()) ?? ''

  await page.getByTestId('handover.open').click()
  const text = page.getByTestId('handover.text')
  await expect(text).toContainText(url)
  await expect(text).toContainText('200')
  const texts: string[] = []
  for (const format of formats) {
    await page.getByTestId(`handover.format.${format}`).click()
    texts.push((await text.textContent()) ?? '')
  }
  expect(texts.filter((one) => one.includes('music'))).toHaveLength(formats.length)
  expect(texts.filter((one) => one.includes(sampleToken))).toEqual([])
})

test('a hand-over is saved as a file, with one item of the answer', async ({
  explorer: { page },
}) => {
  await queryPage(page).send()
  await expect(resultsPage(page).total).toBeVisible()
  const id = (await resultsPage(page).rows.first().getAttribute('data-id')) ?? ''
  await page.getByTestId('handover.open').click()
  await page.getByTestId('handover.title').fill('All events')
  await page.getByTestId('handover.sample-item').click()
  await expect(page.getByTestId('handover.text')).toContainText(id)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByTestId('handover.save').click(),
  ])
  expect(download.suggestedFilename()).toBe('All events.md')
})
