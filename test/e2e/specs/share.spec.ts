import { shareFormats } from '#core/share/share-formats.ts'
import { sharePage } from '../pages/share-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { expect, test } from '../support/shells.ts'

test('a hand-over is saved as a file, with one item of the answer', async ({
  explorer: { page },
}) => {
  await queryPage(page).send()
  await expect(resultsPage(page).total).toBeVisible()
  const id = await resultsPage(page).idOf(0)
  const handover = sharePage(page)
  await handover.open()
  await handover.entitle('All events')
  await page.getByTestId('handover.sample-item').click()
  await expect(handover.text).toContainText(id)
  expect((await handover.save()).name).toBe('All events.md')
  await expect(page.getByTestId('handover.saved')).toHaveText(
    'Saved to Downloads as All events.md.',
  )
  await handover.choose('html')
  await expect(handover.text.getByRole('heading', { name: 'All events' })).toBeVisible()
  await expect(page.getByTestId('handover.saved')).toHaveCount(0)
})

test('the buttons keep their place, whatever the format, and while the copy is confirmed', async ({
  explorer: { page },
}) => {
  const handover = sharePage(page)
  await handover.open()
  const [save, copy] = [page.getByTestId('handover.save'), page.getByTestId('handover.copy')]
  const where = async () => [await save.boundingBox(), await copy.boundingBox()]
  const before = await where()
  for (const format of shareFormats) {
    await handover.choose(format)
    expect(await where()).toEqual(before)
  }
  await page.context().grantPermissions(['clipboard-write', 'clipboard-read'])
  await copy.click()
  await expect(copy).toHaveText('Copied')
  expect(await where()).toEqual(before)
})

test('code can fetch all pages, is offered as chosen last, and the types of the answer say what they were made of', async ({
  explorer: { page },
}) => {
  await queryPage(page).send()
  await expect(resultsPage(page).total).toBeVisible()
  await page.getByTestId('preview.snippets').click()
  await page.getByTestId('snippet.kind.python').click()
  await page.getByTestId('snippet.all-pages').click()
  const code = page.getByTestId('snippet.text')
  await expect(code).toContainText('while url:')
  await page.keyboard.press('Escape')
  await code.waitFor({ state: 'detached' })
  await page.getByTestId('preview.snippets').click()
  await expect(page.getByTestId('snippet.kind.python')).toHaveAttribute('aria-checked', 'true')
  await expect(code).toContainText('while url:')
  const where = () =>
    Promise.all(
      ['snippet.copy', 'snippet.kind.curl-bash'].map((name) =>
        page.getByTestId(name).boundingBox(),
      ),
    )
  const before = await where()
  await page.getByTestId('snippet.kind.typescript').click()
  await expect(code).toContainText('These types were made from 25 items. Items in total: 240.')
  await expect(code).toContainText("'@id': string")
  await expect(code).toContainText('meta: {')
  expect(await where()).toEqual(before)
})
