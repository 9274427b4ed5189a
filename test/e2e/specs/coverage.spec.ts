import { answerPage } from '../pages/response-page.ts'
import { exportPage } from '../pages/export-page.ts'
import { expect, test } from '../support/shells.ts'

test('what a column lacks is seen, required, marked and shown alone', async ({ explorer }) => {
  const { page } = explorer
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.grid.focus()
  await answer.grid.press('i')
  await expect(page.getByTestId('coverage.scope')).toHaveText('25 of 240 items, page 1')
  await page.keyboard.press('Escape')

  const image = page.locator('[data-test="coverage.open"][data-column="image"]')
  await answer.scrollGridTo(image)
  await image.click()
  await page.getByTestId('coverage.required').locator('[data-type="Event"]').click()
  await page.getByTestId('coverage.without').click()
  await expect(answer.rows).toHaveCount(2)
  await expect(page.getByTestId('result.only')).toContainText('Without picture')
  await expect(page.getByTestId('coverage.lacks')).toHaveText(['2 of 25 events without picture'])
  await expect(answer.rows.getByText('missing')).toHaveCount(2)
  await page.getByTestId('result.only').click()
  await expect(answer.rows).toHaveCount(25)

  await explorer.reload()
  await answer.ask('events')
  await expect(page.getByTestId('coverage.lacks')).toHaveText(['2 of 25 events without picture'])
})

test('what is missing opens its rows, on this page and over all pages by one kept walk', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  const line = page.locator(
    '[data-test="overview.line"][data-check="missing"][data-attribute="image"]',
  )
  await answer.ask('events')
  await answer.show('overview')
  await expect(line).toHaveAttribute('data-count', '2')
  await expect(line).toHaveAttribute('data-of', '25')
  await line.getByTestId('overview.show').click()
  await expect(answer.rows).toHaveCount(2)
  await expect(page.getByTestId('result.only')).toContainText('Without picture')

  await answer.show('overview')
  await page.getByTestId('overview.all').click()
  await expect(page.getByTestId('overview.scope')).toHaveText('All pages: 240 items')
  await expect(line).toHaveAttribute('data-of', '240')
  await line.getByTestId('overview.show').click()
  const without = Number(await line.getAttribute('data-count'))
  const items = page.getByTestId('overview.item')
  await expect(items).toHaveCount(without)
  await expect(page.getByTestId('overview.items')).toBeFocused()
  await expect(items.first()).toBeInViewport()
  const ids = await items.getByRole('button').evaluateAll((all) => all.map((one) => one.dataset.id))

  await page.getByTestId('overview.items.export').click()
  await page.getByTestId('export.format.ndjson').click()
  const { name, bytes } = await exportPage(page).receive('export.start')
  const lines = bytes.toString().trimEnd().split('\n')
  expect([name, lines.map((line) => (JSON.parse(line) as { '@id': string })['@id'])]).toEqual([
    'events - selection.ndjson',
    ids,
  ])
  await expect(exportPage(page).result).toContainText(`${without} items exported from all pages`)
})

test('what is missing over all pages can be read, and opens items of other pages', async ({
  coreExplorer: { page },
}) => {
  const answer = answerPage(page)

  await test.step('no note on what is missing is cut, in a small window neither', async () => {
    await answer.ask('alles')
    await answer.show('overview')
    const none = page.locator(
      '[data-test="overview.line"][data-check="missing"][data-attribute="openingHoursSpecification"]',
    )
    await expect(none).toBeVisible()
    // A page does not show that no item of the endpoint has it.
    await expect(none).not.toContainText('this type may not have this field')
    await expect(page.locator('.note').first()).toBeVisible()
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 400 })
      const cut = await page
        .getByTestId('overview')
        .locator('th, .note')
        .evaluateAll((all) =>
          all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        )
      expect(cut).toEqual([])
    }
  })
  await page.setViewportSize({ width: 1280, height: 800 })

  await test.step('an item of another page opens from what is missing over all pages', async () => {
    await answer.ask('alles')
    await answer.show('overview')
    await page.getByTestId('overview.all').click()
    const line = page.locator(
      '[data-test="overview.line"][data-check="missing"][data-attribute="openingHoursSpecification"]',
    )
    await expect(line).toContainText('POIs without')
    await line.getByTestId('overview.show').click()
    const last = page.getByTestId('overview.item').last().getByRole('button')
    const name = await last.textContent()
    await last.click()
    await expect(answer.itemView.getByRole('heading', { level: 3 })).toHaveText(name?.trim() ?? '')
  })
})
