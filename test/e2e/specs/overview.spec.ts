import { answerPage } from '../pages/response-page.ts'
import { expect, test } from '../support/shells.ts'

test('a rule of one’s own is checked, opens its rows, and is remembered until it is called right', async ({
  coreExplorer: explorer,
}) => {
  const { page } = explorer
  const answer = answerPage(page)
  const line = page.locator('tr[data-test="overview.line"][data-check="pattern"]')
  await answer.ask('orte')
  await answer.show('overview')
  await page.getByTestId('overview.rule.add').click()
  await page.getByTestId('overview.rule.attribute').fill('address.postalCode')
  await page.getByTestId('overview.rule.pattern').fill('\\d{5}')
  await page.getByTestId('overview.rule.save').click()
  await expect(line).toHaveAttribute('data-attribute', 'address.postalCode')
  const count = Number(await line.getAttribute('data-count'))
  await line.getByTestId('overview.show').click()
  await expect(answer.rows).toHaveCount(count)
  await expect(page.getByTestId('result.only')).toContainText('does not match your rule')
  await expect(answer.grid.locator('[data-key="address.postalCode"]').first()).toBeInViewport()

  await explorer.reload()
  await answer.ask('orte')
  await answer.show('overview')
  await line.getByTestId('overview.actions').click()
  await page.getByTestId('overview.accept').first().click()
  await expect(line).toHaveAttribute('data-count', String(count - 1))
  await line.getByTestId('overview.export').click()
  await expect(page.getByTestId('export.start')).toContainText(`${count - 1} items`)
})
