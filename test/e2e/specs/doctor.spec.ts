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

test('who knows the endpoint’s name only gets from zero items to the reason in two clicks', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  const results = resultsPage(page)
  const doctor = doctorPage(page)
  let clicks = 0
  const lookOn = async () => {
    await doctor.openButton.click()
    clicks += 1
    await expect(doctor.verdict).not.toHaveAttribute('data-state', 'running')
  }
  await query.openEndpoint('leer')
  await query.send()
  await expect(results.empty).toBeVisible()
  await lookOn()
  await expect(doctor.verdict).toHaveAttribute('data-state', 'empty-endpoint')
  await expect(doctor.causes).toHaveCount(0)
  expect(clicks).toBe(1)

  clicks = 0
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Konzert Markt')
  await query.send()
  await expect(results.empty).toBeVisible()
  await expect(doctor.openButton).toContainText('up to 3')
  await lookOn()
  await expect(doctor.causes).toHaveAttribute('data-parameter', 'q')
  await lookOn()
  await expect(doctor.verdict).toHaveAttribute('data-state', 'pair')
  await expect(doctor.verdict).toContainText('“Konzert” (9 items), “Markt” (28 items)')
  expect(clicks).toBe(2)
  const words = page.locator('[data-test="doctor.step"][data-kind="word"]')
  await expect(words.first()).toHaveAttribute('data-value', 'Konzert')
  await expect(words.first()).toHaveAttribute('data-total', '9')
  await expect(doctor.openButton).toBeHidden()
  await doctor.remedies.first().click()
  await expect(results.total).toHaveText('28 items')
})

test('for a misspelt word the one that the endpoint has is one click away', async ({
  coreExplorer: { page },
}) => {
  const query = queryPage(page)
  const doctor = doctorPage(page)
  await query.openEndpoint('veranstaltungen')
  await query.fullText.fill('Jazzabbend')
  await query.send()
  await doctor.openButton.click()
  await expect(doctor.causes).toHaveAttribute('data-parameter', 'q')
  await doctor.openButton.click()
  await doctor.remedies
    .filter({ hasText: 'Search for “jazzabend” instead of “Jazzabbend”' })
    .click()
  await expect(query.fullText).toHaveValue('jazzabend')
  await expect(resultsPage(page).rows.first()).toBeVisible()
})

test('a request that fails leaves steps that say so, and no verdict', async ({
  explorer: { page },
}) => {
  const query = queryPage(page)
  const doctor = doctorPage(page)
  await query.addFilter(0, 'category', 'culture')
  await query.addFilter(1, 'region', 'Nrd')
  await query.send()
  await expect(resultsPage(page).empty).toBeVisible()
  await page.route('**/api/exchange', async (route) => {
    const { purpose } = route.request().postDataJSON() as { purpose: { step?: string } }
    if (purpose.step !== 'alone') await route.continue()
    else
      await route.fulfill({
        status: 502,
        contentType: 'application/problem+json',
        json: { kind: 'timeout', afterMs: 65_000 },
      })
  })
  await doctor.openButton.click()
  await expect(doctor.verdict).toHaveAttribute('data-state', 'failed')
  await expect(doctor.verdict).toContainText('No response in time')
  await expect(doctor.causes).toHaveCount(0)
})
