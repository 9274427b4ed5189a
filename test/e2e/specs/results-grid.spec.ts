import { answerPage } from '../pages/response-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('the keyboard alone leads through rows and cells, sorts, and chooses columns', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)

  await test.step('the keyboard leads through rows and cells', async () => {
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
  await page.getByTestId('tab.new').click()

  await test.step('a page is sorted and a column made wider by the keyboard alone', async () => {
    const name = answer.columnHead('name').first()
    const active = page.locator('.n-dropdown-option-body--pending')
    const choose = async (label: string, place: number) => {
      await answer.grid.press('Shift+F10')
      await expect(page.locator('.n-dropdown-option').first()).toBeVisible()
      for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown')
      await expect(active).toHaveText(label)
      await page.keyboard.press('Enter')
      await expect(active).toHaveCount(0)
      await expect(answer.grid).toBeFocused()
    }
    await answer.ask('events')
    await answer.select(0)
    await answer.grid.press('Home')

    await choose('Sort this page by name ↑', 5)
    await expect(name).toHaveAttribute('aria-sort', 'ascending')
    await choose('Sort this page by name ↓', 5)
    await expect(name).toHaveAttribute('aria-sort', 'descending')
    await choose('Restore the original order', 5)
    await expect(name).toHaveAttribute('aria-sort', 'none')

    const widthOf = async () => (await name.boundingBox())?.width ?? 0
    const before = await widthOf()
    await choose('Make column name wider', 6)
    await expect.poll(widthOf).toBeGreaterThan(before)
    await choose('Make column name narrower', 7)
    await expect.poll(widthOf).toBe(before)
  })
  await page.getByTestId('tab.new').click()

  await test.step('the list of columns is walked through by the arrow keys, and left by Escape', async () => {
    await answer.ask('events')
    await expect(answer.columnHead('startDate')).toHaveCount(1)
    await page.getByTestId('result.columns').press('Enter')
    await expect(page.getByRole('textbox', { name: 'Find a column' })).toBeFocused()
    await page.keyboard.type('startDate')
    await page.keyboard.press('ArrowDown')
    const box = page.getByRole('checkbox', { name: 'Start', exact: true })
    await expect(box).toBeFocused()
    await page.keyboard.press('Space')
    await expect(answer.columnHead('startDate')).toHaveCount(0)
    await expect(box).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(page.getByTestId('result.columns')).toBeFocused()
  })
})

test('10 000 items are rows that can be scrolled to the last', async ({
  oddExplorer: { page },
}) => {
  const answer = answerPage(page)
  await queryPage(page).pageSize.fill('10000')
  await answer.ask('odd-10000')
  await expect(page.getByText('10,000 items on this page')).toBeVisible()
  await answer.select(0)
  expect(await answer.rows.count()).toBeLessThan(100)
  const top = await answer.rows.first().elementHandle()
  await answer.grid.press('Control+End')
  await expect(answer.selectedRow).toHaveAttribute('data-line', '9999')
  await expect(answer.item).toContainText('Item 10,000')
  // A jump draws other items in the same elements.
  const line = Number(await top.getAttribute('data-line'))
  expect(line).toBeGreaterThan(9_900)
  await expect.poll(() => top.textContent()).toContain(`Veranstaltung ${line + 1}`)
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
    await answer.grid.press('ControlOrMeta+c')
    await expect.poll(() => page.evaluate(clipboard)).toBe(name)

    await answer.grid.press('Shift+ArrowDown')
    await answer.grid.press('ControlOrMeta+c')
    await expect
      .poll(async () => String(await page.evaluate(clipboard)).split('\n')[0])
      .toMatch(/^Name\tStart\tEnd\t/)
    expect(String(await page.evaluate(clipboard)).split('\n').length).toBeGreaterThanOrEqual(3)
  })
})
