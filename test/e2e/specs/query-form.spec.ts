import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test('the form speaks German', async ({ explorer: { page } }) => {
  const query = queryPage(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByTestId('settings.language').click()
  await page.getByText('Deutsch').click()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('settings.language')).toBeHidden()
  await expect(page.getByTestId('settings.open')).toBeFocused()
  await expect(page.getByTestId('query.send')).toHaveAttribute('title', 'Strg+Enter')
  await expect(page.getByTestId('palette.open')).toHaveAttribute('title', 'Alle Befehle (Strg+K)')
  await query.showMore()
  await query.pageNumber.fill('0')
  await expect(query.problem('page-number-zero')).toContainText('Seitennummern beginnen bei 1.')
  await expect(query.blocked).toContainText('Die Abfrage lässt sich noch nicht senden.')
  await expect(page.getByTestId('query.filter.add')).toHaveText('Filter hinzufügen')
})
