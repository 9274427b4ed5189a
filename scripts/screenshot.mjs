/**
 * `npm run screenshot`: makes the pictures of README and manual from the built app and the sample instance,
 * in both languages; `npm run screenshot -- tokens` those of one page of the manual.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { manualPictures, readmePicture, steady } from './screenshots/pictures.mjs'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'

const readmeWindow = { width: 1280, height: 800 }
const manualWindow = { width: 1120, height: 700 }

await runCommand(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in manualPictures))
  if (unknown !== undefined)
    throw new StepFailure(
      `Choosing the picture "${unknown}"`,
      `There are ${Object.keys(manualPictures).join(', ')}.`,
    )
  await ensureDependencies()
  await ensureBuild()
  const executablePath = await ensureChromium()
  const { chromium, selectors } = await import('@playwright/test')
  selectors.setTestIdAttribute('data-test')
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
  })

  /** @param {import('./screenshots/pictures.mjs').Picture} picture @param {string} locale @param {typeof readmeWindow} viewport @param {string} file */
  async function take(picture, locale, viewport, file) {
    const dataDir = mkdtempSync(join(tmpdir(), 'endpoint-explorer-screenshot-'))
    const args = ['--browser', '--no-open', '--port', '0', '--data-dir', dataDir]
    const app = spawn(process.execPath, [inProject('out', 'main', 'browser.js'), ...args], {
      env: { ...process.env, ENDPOINT_EXPLORER_SECRETS: 'memory' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const context = await browser.newContext({
      ...{ viewport, locale, timezoneId: 'Europe/Vienna' },
      reducedMotion: 'reduce',
    })
    try {
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-06-01T10:00:00Z')
      await page.goto(await readAddress(app.stdout))
      await picture.go(page)
      const target = picture.part === undefined ? page : page.locator(picture.part).first()
      await target.screenshot({ path: inProject(file), style: steady })
      console.log(file)
    } finally {
      await context.close()
      app.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }

  try {
    if (wanted.length === 0)
      await take(readmePicture, 'en-GB', readmeWindow, join('docs', 'screenshot.png'))
    for (const [name, picture] of Object.entries(manualPictures))
      if (wanted.length === 0 || wanted.includes(name))
        for (const language of ['en', 'de'])
          await take(
            picture,
            language,
            manualWindow,
            join('docs', 'manual', language, `${name}.png`),
          )
  } finally {
    await browser.close()
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
