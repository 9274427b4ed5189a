import { connectionPage } from '../pages/connection-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { expect, test } from '../support/shells.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('what an instance does is asked with its price first, held against the rules, and taken over', async ({
  coreExplorer: { page },
}) => {
  const at = (name: string) => page.getByTestId(name)
  const connection = connectionPage(page)
  await queryPage(page).openEndpoint('veranstaltungen')
  await connection.openCurrent()
  await at('connection.preset').click()
  await page.locator('.n-base-select-option', { hasText: 'Standard API' }).click()
  await connection.save()

  await at('tools.open').click()
  await at('conformance.open').click()
  await expect(at('conformance.start')).toContainText('up to 42')
  await at('conformance.start').click()
  await expect(at('conformance.summary')).toContainText('Requests sent: 42')
  const fields = page.locator('[data-test="conformance.line"][data-check="fields"]')
  await expect(fields).toHaveAttribute('data-standing', 'deviates')
  await expect(fields).toContainText('fields=*,image.name')
  await expect(fields).toContainText('api.md 4.4 linked items')
  await at('conformance.copy').click()
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(clipboard)
    .toContain('| fields parameter | api.md 4.4 (linked items) | different |')
  expect(await clipboard()).not.toMatch(/Bearer|core-sample-token/)

  await at('conformance.take').click()
  await expect(at('conformance.take')).toBeHidden()
  await page.keyboard.press('Escape')
  await connection.openCurrent()
  await expect(at('connection.preset')).toContainText('Custom')
  await page.keyboard.press('Escape')

  await requestLogPage(page).open()
  await expect(requestLogPage(page).ofPurpose('conformance').first()).toBeVisible()
})
