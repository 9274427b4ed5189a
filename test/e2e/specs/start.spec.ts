import { expect, test } from '../support/shells.ts'

test('the page opens and offers a connection', async ({ explorer: { page } }) => {
  await expect(page).toHaveTitle('Endpoint Explorer')
  await expect(page.getByTestId('connection.select')).toBeVisible()
})

test('the page opens again after a reload', async ({ explorer }) => {
  const connection = explorer.page.getByTestId('connection.select')
  await expect(connection).toBeVisible()
  await explorer.reload()
  await expect(connection).toBeVisible()
})

test.describe('a page that was opened before', () => {
  test.use({ locale: 'de-AT' })

  test('says so in the language of the browser', async ({ explorer: { page }, context, shell }) => {
    test.skip(shell !== 'browser-shell', 'only a browser opens a page twice')
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading')).toHaveText('Diese Adresse wurde schon benutzt')
    await expect(other.locator('html')).toHaveAttribute('lang', 'de')
    await other.close()
  })
})

test('the page knows its shell', async ({ explorer: { page }, shell }) => {
  const kind = await page.evaluate(() => window.shell?.kind ?? null)
  expect(kind).toBe(shell === 'browser-shell' ? null : 'electron')
})
