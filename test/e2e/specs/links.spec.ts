import { answerPage } from '../pages/response-page.ts'
import { expect, test } from '../support/shells.ts'

test.describe('outside', () => {
  // The page that was opened asks for itself.
  test.use({ allowedProblems: [/^request to https:\/\/www\.[a-z-]+\.example\/$/] })

  test('an address in a cell opens outside, once it was said where it leads', async ({
    explorer: { page },
  }) => {
    const context = page.context()
    const requested: { url: string; referer: string | undefined }[] = []
    await context.route('https://**', async (route) => {
      const request = route.request()
      requested.push({ url: request.url(), referer: request.headers().referer })
      await route.fulfill({
        contentType: 'text/html',
        body: '<title>Visitors</title>',
      })
    })
    const answer = answerPage(page)
    await answer.ask('places')
    const link = page.getByTestId('result.link').first()
    await answer.scrollGridTo(link)
    await link.click()
    const host = page.getByTestId('link.host')
    await expect(host).toHaveText(/^www\..+\.example$/)
    const address = await page.getByTestId('link.address').textContent()
    expect(requested).toEqual([])

    await page.keyboard.press('Enter')
    await expect.poll(() => requested).toEqual([{ url: address, referer: undefined }])
    await expect(host).toHaveCount(0)

    // The same from the inspector, by keyboard.
    await answer.showItem('tree')
    await answer.treeLine('url').click()
    await answer.itemTree.press('Enter')
    await expect(page.getByTestId('link.address')).toHaveText(address ?? '')
    await page.keyboard.press('Escape')
    await expect(host).toHaveCount(0)
    await context.unroute('https://**')
  })
})

test('a picture is shown large, and pictures are turned on where it is asked for', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('images')
  await answer.select(0)
  await page.getByTestId('item.view.show-picture').click()
  await expect(page.getByTestId('link.pictures-off')).toBeVisible()
  await page.getByTestId('link.pictures-on').click()
  await expect
    .poll(() =>
      page
        .getByTestId('link.picture')
        .evaluate((element: HTMLImageElement) => element.naturalWidth),
    )
    .toBeGreaterThan(0)
  // An address that is not encrypted is not opened from here.
  await expect(page.getByTestId('link.open')).toHaveCount(0)
  await expect(page.getByTestId('link.copy')).toBeVisible()
})
