import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { resultsPage } from '../pages/results-page.ts'
import { queryPage } from '../pages/query-page.ts'
import { environment } from '../support/project.ts'
import { runBrowserShell } from '../support/run-browser-shell.ts'
import { expect, test } from '../support/shells.ts'

test.use({ allowedProblems: [/^(?:uncaught|console) /] })

test('what throws in the page is told with a report, and the next Send works', async ({
  explorer: { page },
}) => {
  const before = await queryPage(page).sendButton.boundingBox()
  await page.evaluate(() => {
    void Promise.reject(new TypeError('the token 4711 of https://api.example'))
  })
  await expect(page.getByTestId('defect.notice')).toContainText('Something went wrong in the app')
  // It comes of itself: nothing moves away under the pointer.
  expect(await queryPage(page).sendButton.boundingBox()).toEqual(before)
  await page.getByTestId('defect.details').locator('summary').click()
  const report = page.getByTestId('defect.report')
  await expect(report).toContainText('TypeError')
  await expect(report).toContainText('in page, unhandled rejection')
  await expect(report).not.toContainText('4711')
  await queryPage(page).send()
  await expect(resultsPage(page).rows.first()).toBeVisible()
  await page.getByTestId('defect.notice').getByRole('button', { name: /close/i }).click()
  await expect(page.getByTestId('defect.notice')).toHaveCount(0)
})

test('a host that fails at the start leaves a window that can be used, and says so', async ({
  explorer: { page },
}) => {
  await page.route('**/api/settings', (route) =>
    route.fulfill({ status: 500, json: { kind: 'host-fault', detail: 'TypeError' } }),
  )
  await page.reload()
  await expect(page.getByTestId('defect.notice')).toBeVisible()
  await page.getByTestId('defect.details').locator('summary').click()
  await expect(page.getByTestId('defect.report')).toContainText('in host, /api/settings 500')
  await queryPage(page).send()
  await expect(resultsPage(page).rows.first()).toBeVisible()
})

test('what throws in the host while nothing is asked of it is told, and the next Send works', async ({
  page,
  dataDir,
}) => {
  test.skip(process.platform === 'win32', 'There are no signals to plant a defect with')
  const plant = join(dataDir, 'plant.mjs')
  await writeFile(
    plant,
    `process.on('SIGUSR2', () => setImmediate(() => { throw new TypeError('token 4711') }))`,
  )
  const shell = await runBrowserShell(dataDir, {
    ...process.env,
    ...environment,
    NODE_OPTIONS: `--import=${pathToFileURL(plant).href}`,
  })
  try {
    await page.goto(shell.launchUrl)
    await expect(queryPage(page).sendButton).toBeEnabled()
    shell.signal('SIGUSR2')
    await expect(page.getByTestId('defect.notice')).toBeVisible()
    await page.getByTestId('defect.details').locator('summary').click()
    const report = page.getByTestId('defect.report')
    await expect(report).toContainText('in host, uncaught exception')
    await expect(report).not.toContainText('4711')
    await queryPage(page).send()
    await expect(resultsPage(page).rows.first()).toBeVisible()
  } finally {
    await shell.stop()
  }
})
