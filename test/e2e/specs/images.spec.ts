import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('pictures are fetched only once they are turned on', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  await query.include('image')
  await query.send()
  await expect(results.total).toHaveText('240 items in all')
  const { origin } = new URL((await query.url.textContent()) ?? '')
  const requests = async () => (await (await fetch(`${origin}/log`)).text()).split('\n')
  expect((await requests()).filter((line) => line.includes('/media/'))).toEqual([])

  await page.getByTestId('settings.open').click()
  await page.getByTestId('settings.images').click()
  await page.keyboard.press('Escape')
  const image = page.getByTestId('result.image').first()
  // Only columns in view are drawn.
  await expect
    .poll(async () => {
      await page.getByTestId('result.grid').evaluate((grid) => {
        grid.scrollLeft += 200
      })
      return image.isVisible()
    })
    .toBe(true)
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
})
