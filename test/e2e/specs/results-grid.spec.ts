import { answerPage } from '../pages/answer-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('the keyboard leads through rows and cells', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await answer.select(0)
  await answer.grid.press('ArrowDown')
  await answer.grid.press('ArrowDown')
  await expect(answer.selectedRow).toHaveAttribute('data-line', '2')
  await expect(answer.item).toContainText('Item 3')
  await answer.grid.press('Control+End')
  await expect(answer.selectedRow).toHaveAttribute('data-line', '24')
  await answer.grid.press('Control+Home')
  await expect(answer.selectedRow).toHaveAttribute('data-line', '0')
})

test('sort and filter concern the loaded page only', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await answer.ask('events')
  const url = (await queryPage(page).url.textContent()) ?? ''
  await answer.columnHead('name').getByRole('button').first().click()
  await expect(answer.pageSort).toContainText('This page only')
  await expect(async () => {
    const names = await answer.rows.locator('.first').allTextContents()
    expect(names.filter((name) => name.trim() !== '')).toHaveLength(25)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  }).toPass({ timeout: 20_000 })

  await answer.pageFilter.fill('konzert')
  await expect(answer.rows).not.toHaveCount(25)
  await expect(page.getByText(/^\d+ of 25 on this page$/)).toBeVisible()
  await expect(queryPage(page).url).toHaveText(url)
})

test('columns are hidden, and stay so after a reload', async ({ explorer }) => {
  const { page } = explorer
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.columnHead('inLanguage').or(answer.columnHead('@type')).first()).toBeVisible()
  await page.getByTestId('result.columns').click()
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/grid-layouts') && response.request().method() === 'POST',
  )
  await page.getByRole('checkbox', { name: '@type', exact: true }).click()
  await expect(answer.columnHead('@type')).toHaveCount(0)
  await saved

  await explorer.reload()
  await answer.ask('events')
  await expect(answer.rows).toHaveCount(25)
  await expect(answer.columnHead('@type')).toHaveCount(0)
})

test('one click on an unresolved relation adds it to include', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  const query = queryPage(page)
  await answer.ask('events')
  await answer.grid.focus()
  await answer.select(0)
  await answer.treeLine('location').getByRole('button', { name: 'unresolved' }).click()
  await expect(query.url).toContainText('include=location')
})

test('an include that no item knows is noticed', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await queryPage(page).include('nonsense')
  await answer.ask('tours')
  await expect(answer.finding('include-absent')).toContainText('nonsense')
})

test('10 000 items are rows that can be scrolled to the last', async ({ explorer: { page } }) => {
  const answer = answerPage(page)
  await queryPage(page).pageSize.fill('10000')
  await answer.ask('odd-10000')
  await expect(page.getByText('10,000 items on this page')).toBeVisible()
  await answer.select(0)
  expect(await answer.rows.count()).toBeLessThan(100)
  await answer.grid.press('Control+End')
  await expect(answer.selectedRow).toHaveAttribute('data-line', '9999')
  await expect(answer.item).toContainText('Item 10000')
})

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  const clipboard = 'navigator.clipboard.readText()'

  test('is the cell, or the rows as a table', async ({ explorer: { page }, shell }) => {
    test.skip(shell !== 'browser-shell', 'only a browser lets a test read the clipboard')
    const answer = answerPage(page)
    await answer.ask('events')
    const cell = answer.rows.nth(1).locator('.first')
    await expect(cell).toHaveText(/\S/)
    const name = (await cell.textContent())?.trim() ?? ''
    await cell.click()
    await answer.grid.press('Control+c')
    await expect.poll(() => page.evaluate(clipboard)).toBe(name)

    await answer.grid.press('Shift+ArrowDown')
    await answer.grid.press('Control+c')
    await expect
      .poll(async () => String(await page.evaluate(clipboard)).split('\n')[0])
      .toMatch(/^name\t@type\t@id\t/)
    expect(String(await page.evaluate(clipboard)).split('\n').length).toBeGreaterThanOrEqual(3)
  })
})
