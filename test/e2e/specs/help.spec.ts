import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('the manual opens at what stands here, leads to its other pages, and stays where it was left', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  await query.addFilter(0, 'region', 'Nrd')
  await query.send()
  await expect(resultsPage(page).empty).toBeVisible()
  await page.getByTestId('manual.open').click()
  const manual = page.getByTestId('manual')
  await expect(manual).toHaveAttribute('data-page', 'why-zero')
  await expect(manual.getByRole('heading', { level: 2 })).toHaveText('Why are there no items?')
  const picture = manual.getByRole('img')
  const isLoaded = () =>
    picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
  await expect.poll(isLoaded).toBe(true)

  await page.getByTestId('manual.page.tokens').click()
  await expect(manual.getByRole('heading', { level: 2 })).toHaveText('How tokens are kept safe')
  await page.keyboard.press('Escape')
  await expect(manual).toBeHidden()
  await page.getByTestId('help.open').click()
  await expect(manual).toHaveAttribute('data-page', 'tokens')
})

test.describe('in German', () => {
  test.use({ locale: 'de-AT' })

  test('the manual is German, and the app says what it is made of', async ({
    explorer: { page, dataDir },
  }) => {
    await page.getByTestId('help.open').click()
    await expect(page.getByTestId('manual').getByRole('heading', { level: 2 })).toHaveText(
      'Die erste Abfrage in einer Minute',
    )
    await page.keyboard.press('Escape')
    await page.getByTestId('palette.open').click()
    await page.locator('[data-test="palette.entry"][data-command="about"]').click()
    const about = page.getByTestId('about')
    await expect(about).toContainText(dataDir)
    await about.getByText('monaco-editor').click()
    await expect(about).toContainText('Permission is hereby granted')
  })
})
