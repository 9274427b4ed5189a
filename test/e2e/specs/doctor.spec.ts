import type { Locator } from '@playwright/test'
import { doctorPage } from '../pages/doctor-page.ts'
import { requestLogPage } from '../pages/request-log-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { resultsPage } from '../pages/results-page.ts'
import { workspacePage } from '../pages/workspace-page.ts'
import { expect, test } from '../support/shells.ts'

test('from zero items it is one click to the reason, and one more to items', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const doctor = doctorPage(page)
  await query.addFilter(0, 'category', 'culture')
  await query.addFilter(1, 'region', 'Nrd')
  await query.send()
  await expect(results.empty).toBeVisible()

  await expect(doctor.openButton).toContainText('up to 3')
  await doctor.openButton.click()
  await expect(doctor.verdict).toHaveAttribute('data-state', 'found')
  await expect(doctor.verdict).toContainText('“Region: Nrd”')
  await expect(doctor.causes).toHaveCount(1)
  await expect(doctor.causes).toHaveAttribute('data-parameter', 'filter.region')
  await expect(doctor.causes).toHaveAttribute('data-total', '0')
  const whole = page.locator('[data-test="doctor.step"][data-kind="whole"]')
  await expect(whole).toHaveAttribute('data-total', '240')
  // Only a cause has a color of its own.
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf(whole.locator('.title'))).toBe(await colorOf(page.locator('body')))

  await doctor.remedies.first().click()
  await expect(results.rows.first()).toBeVisible()
  await expect(query.url).toHaveText(/\?filter%5Bcategory%5D=culture&page%5Bsize%5D=25$/)

  await requestLogPage(page).open()
  await expect(requestLogPage(page).entries).toHaveCount(5)
  await expect(requestLogPage(page).ofPurpose('doctor')).toHaveCount(3)
  await workspacePage(page).open('history')
  await expect(workspacePage(page).entries).toHaveCount(2)
})
