import { answerPage } from '../pages/response-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('pictures are fetched only once they are turned on @every-shell', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  await query.include('image')
  await query.send()
  await expect(results.total).toHaveText('240 items')
  const { origin } = new URL((await query.url.textContent()) ?? '')
  const fetched = async () =>
    (await (await fetch(`${origin}/log`)).text())
      .split('\n')
      .filter((line) => line.includes('/media/'))
  const answer = answerPage(page)
  const head = answer.columnHead('image')
  await answer.scrollGridTo(head)
  const column = (await head.getAttribute('aria-colindex')) ?? ''
  const cells = results.rows.locator(`[aria-colindex="${column}"]`)
  await expect(cells.filter({ hasText: /./ }).first()).toBeVisible()
  expect(await fetched()).toEqual([])

  await page.getByTestId('settings.open').click()
  await page.getByTestId('settings.images').click()
  await page.keyboard.press('Escape')
  const image = page.getByTestId('result.image').first()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  expect(await fetched()).not.toEqual([])
})
