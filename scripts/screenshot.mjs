/**
 * `npm run screenshot`: takes the screenshots for README and manual, in all languages; `npm run screenshot
 * -- tokens` only those of one manual page. `npm run screenshot -- --every FOLDER` saves all screens in all
 * window sizes to a folder, and exits with 1 if the layout of one is broken.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openApp } from './screenshots/open-app.mjs'
import { takeEveryScreen } from './screenshots/every-screen.mjs'
import { manualPictures, readmePicture, steadyStyle } from './screenshots/pictures.mjs'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runCommand, StepFailure } from './setup/step.mjs'

const readmeWindow = { width: 1280, height: 800 }
const manualWindow = { width: 1120, height: 700 }

await runCommand(async () => {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { every: { type: 'string' } },
  })
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
  const take = (picture, locale, viewport, file) =>
    openApp(browser, { viewport, locale, colorScheme: 'light' }, async (page) => {
      await picture.go(page)
      const target = picture.part === undefined ? page : page.locator(picture.part).first()
      await target.screenshot({ path: inProject(file), style: steadyStyle })
      console.log(file)
    })

  try {
    if (values.every !== undefined) {
      const faultCount = await takeEveryScreen(browser, resolve(values.every))
      console.log(`${faultCount} layout faults.`)
      return faultCount === 0 ? 0 : 1
    }
    if (wanted.length === 0)
      await take(readmePicture, 'en-GB', readmeWindow, join('docs', 'screenshot.png'))
    for (const [name, picture] of Object.entries(manualPictures))
      if (wanted.length === 0 || wanted.includes(name))
        for (const language of readdirSync(inProject('docs', 'manual')))
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
