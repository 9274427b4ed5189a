/** `npm run screenshot`: makes docs/screenshot.png from the built app and the sample instance. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'

await runCommand(async () => {
  await ensureDependencies()
  await ensureBuild()
  const executablePath = await ensureChromium()
  const { chromium, selectors } = await import('@playwright/test')
  selectors.setTestIdAttribute('data-test')

  const dataDir = mkdtempSync(join(tmpdir(), 'endpoint-explorer-screenshot-'))
  const args = ['--browser', '--no-open', '--port', '0', '--data-dir', dataDir]
  const app = spawn(process.execPath, [inProject('out', 'main', 'browser.js'), ...args], {
    env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(await readAddress(app.stdout))
    await page.getByTestId('query.filter.add').click()
    await page.getByTestId('query.filter.0.key').fill('category')
    await page.getByTestId('query.filter.0.value').fill('music')
    await page.getByTestId('query.filter.0.value').press('Enter')
    await page.getByTestId('query.include').fill('location')
    await page.getByTestId('query.include').press('Enter')
    await page.getByTestId('query.send').click()
    await page.getByTestId('result.row').nth(1).click()
    await page.getByTestId('item.panel').getByText('location').first().waitFor()
    await page.screenshot({ path: inProject('docs', 'screenshot.png') })
    console.log('docs/screenshot.png')
  } finally {
    await browser.close()
    app.kill()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return 0
})

/** @param {import('node:stream').Readable} output */
async function readAddress(output) {
  for await (const line of createInterface(output)) {
    const address = /^Endpoint Explorer: (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new StepFailure('Opening the app', 'It ended before it said where it is; see above.')
}
