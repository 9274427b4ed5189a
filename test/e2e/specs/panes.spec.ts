import { answerPage } from '../pages/response-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('in a small window the panes take turns, and nothing scrolls sideways', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)

  await test.step('a window of 360 px can be worked with and does not scroll sideways', async () => {
    await page.setViewportSize({ width: 360, height: 700 })
    await answer.ask('events')
    await expect(answer.rows.first()).toBeVisible()
    const isSidewaysScrolled = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(await isSidewaysScrolled()).toBe(false)
    await page.getByTestId('panes.tab.query').click()
    await expect(queryPage(page).fullText).toBeVisible()
    expect(await isSidewaysScrolled()).toBe(false)
  })
  await page.getByTestId('tab.new').click()

  await test.step('in a small window the panes take turns, and Send leads to the answer', async () => {
    await page.setViewportSize({ width: 640, height: 400 })
    await page.getByTestId('panes.tab.query').click()
    await queryPage(page).fullText.fill('Käse')
    await answer.ask('events')
    await expect(answer.rows.first()).toBeVisible()
    await expect(queryPage(page).fullText).toBeHidden()
    await answer.rows.first().click()
    await expect(answer.itemView).toBeVisible()
    await expect(answer.grid).toBeHidden()
  })

  await test.step('beside the query a click on a row opens its item, and a key leads back', async () => {
    await page.setViewportSize({ width: 900, height: 600 })
    await page.getByTestId('panes.tab.answer').click()
    await answer.rows.nth(1).click()
    await expect(answer.itemView).toBeVisible()
    await expect(answer.grid).toBeHidden()
    await page.keyboard.press('ArrowLeft')
    await expect(answer.grid).toBeVisible()
    // Whoever goes through the rows by keys stays with them.
    await answer.grid.focus()
    await page.keyboard.press('ArrowDown')
    await expect(answer.selectedRow).toHaveText(/^3/)
    await expect(answer.grid).toBeVisible()
  })
})

test('F6 leads to the grid, and what was hidden is hidden after a reload', async ({
  explorer: { page },
}) => {
  const answer = answerPage(page)
  await answer.ask('events')
  await expect(answer.rows.first()).toBeVisible()
  await queryPage(page).fullText.focus()
  await page.keyboard.press('F6')
  await expect(answer.grid).toBeFocused()
  await page.getByTestId('settings.open').click()
  await page.getByTestId('panes.toggle-query').click()
  await expect(queryPage(page).fullText).toBeHidden()
  await page.getByTestId('panes.toggle-item').click()
  await expect(page.getByTestId('item.panel')).toBeHidden()
  await page.reload()
  await page.getByTestId('settings.open').click()
  await expect(page.getByTestId('panes.toggle-query')).toHaveAttribute('aria-checked', 'false')
  await expect(queryPage(page).fullText).toBeHidden()
})

test('every button of the query pane can be read in a narrow pane, in English and in German', async ({
  explorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  await queryPage(page).openEndpoint('events')
  await queryPage(page).chooseMethod('post')
  const width = page.getByRole('separator').first()
  await width.press('Home')
  await expect(width).toHaveAttribute('aria-valuenow', '300')
  /** What the pane cuts, and what lies on a title. */
  const unreadable = () =>
    page.evaluate(() => {
      const pane = document.querySelector('[data-pane="query"]')
      const titles = Array.from(pane?.querySelectorAll('h2') ?? [])
      return Array.from(pane?.querySelectorAll('button') ?? [])
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect()
          const isOn = (title: Element) => {
            const box = title.getBoundingClientRect()
            return left < box.right && box.left < right && top < box.bottom && box.top < bottom
          }
          return right > (pane?.getBoundingClientRect().right ?? 0) || titles.some(isOn)
        })
        .map((button) => button.textContent.trim())
    })
  await expect(at('preview.snippets')).toBeVisible()
  expect(await unreadable()).toEqual([])
  await at('preview.open').click()
  await expect(at('preview.copy-curl')).toBeVisible()
  expect(await unreadable()).toEqual([])

  await at('preview.open').click()
  await at('settings.open').click()
  await at('settings.language').click()
  await page.getByText('Deutsch').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await unreadable()).toEqual([])
  await page.keyboard.press('Escape')
  await at('preview.open').click()
  await expect(at('preview.copy-curl')).toBeVisible()
  expect(await unreadable()).toEqual([])
})
