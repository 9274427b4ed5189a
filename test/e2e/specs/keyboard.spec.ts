import type { Page } from '@playwright/test'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { altKey } from '../support/project.ts'
import { expect, test } from '../support/shells.ts'

/** Presses keys one after the other, and counts them; text that is typed counts as one. */
function countKeys(page: Page) {
  let count = 0
  return {
    async press(...keys: string[]) {
      for (const key of keys) {
        count += 1
        await page.keyboard.press(key)
      }
    },
    async type(text: string) {
      count += 1
      await page.keyboard.insertText(text)
    },
    get count() {
      return count
    },
  }
}

test('the job is done, handed over and exported without a mouse', async ({
  explorer: { page },
}) => {
  const keys = countKeys(page)
  const query = queryPage(page)
  const results = resultsPage(page)
  await query.sendButton.waitFor()

  await keys.press(`${altKey}+e`)
  await keys.type('places')
  await keys.press('ControlOrMeta+Enter')
  await expect(results.total).toBeVisible()
  await expect(query.endpoint).toBeFocused()
  await expect(page.getByTestId('result.arrival')).toContainText('Response 200 OK')
  // From the endpoint to a row: one key.
  await keys.press('F6')
  await expect(results.rows.first()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByTestId('item.view')).toBeVisible()
  await keys.press('ArrowDown')
  await expect(results.rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(keys.count).toBe(5)

  await keys.press(`${altKey}+h`)
  await expect(page.getByTestId('handover.text')).toHaveText(/\S/)
  await keys.press('Escape')
  await expect(page.getByTestId('handover.text')).toBeHidden()
  await expect(results.rows.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByTestId('result.grid')).toBeFocused()

  await keys.press(`${altKey}+x`)
  await page.getByTestId('export.start').waitFor()
  const download = page.waitForEvent('download')
  await keys.press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^places/)
  expect(keys.count).toBe(9)
})

test('the Tab key leads from the endpoint into the form, and back by way of the method to Send', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-test'))
  const walk = async (key: string, count: number) => {
    const met: (string | null | undefined)[] = []
    for (let step = 0; step < count; step += 1) {
      await page.keyboard.press(key)
      met.push(await focused())
    }
    return met
  }
  await query.sendButton.waitFor()
  await page.keyboard.press(`${altKey}+n`)
  await expect(query.endpoint).toBeFocused()
  expect(await walk('Tab', 4)).toEqual([
    'query.q',
    'concepts.open',
    'query.filter.add',
    'query.include',
  ])
  await walk('Shift+Tab', 4)
  await expect(query.endpoint).toBeFocused()
  expect(await walk('Shift+Tab', 2)).toEqual(['query.method.get', 'query.send'])
})

test('a question mark shows all keys, but not while somebody types', async ({
  explorer: { page },
}) => {
  await queryPage(page).fullText.focus()
  await page.keyboard.press('?')
  await expect(queryPage(page).fullText).toHaveValue('?')
  await page.keyboard.press('F6')
  await page.keyboard.press('?')
  await expect(page.getByTestId('shortcuts')).toContainText('F6')
})
