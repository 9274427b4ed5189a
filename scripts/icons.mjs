/** `npm run icons`: renders src/app/icon.svg to resources/icons/ in all sizes and formats. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { inProject } from './setup/project.mjs'
import { runCommand } from './setup/step.mjs'
import { icnsTypes, icoSizes, renderIcns, renderIco, themeSizes } from './icons/icon-files.mjs'

/** Free margin on each side of a macOS icon, as a share of its size (Apple's template). */
const macMargin = 0.1

await runCommand(async () => {
  await ensureDependencies()
  const executablePath = await ensureChromium()
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: process.getuid?.() !== 0,
  })
  try {
    const svg = readFileSync(inProject('src', 'app', 'icon.svg'))
    const page = await browser.newPage()
    /** @param {number} size @param {number} margin on each side, as a share of `size` */
    const draw = async (size, margin) => {
      const padding = Math.round(size * margin)
      await page.setViewportSize({ width: size, height: size })
      await page.setContent(
        `<body style="margin:0"><img style="display:block;width:${size - 2 * padding}px;padding:${padding}px"
          src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
      )
      return page.screenshot({ omitBackground: true })
    }
    const folder = inProject('resources', 'icons')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const size of themeSizes)
      writeFileSync(`${folder}/${size}x${size}.png`, await draw(size, 0))
    const forWindows = []
    for (const size of icoSizes) forWindows.push({ size, png: await draw(size, 0) })
    writeFileSync(`${folder}/icon.ico`, renderIco(forWindows))
    const forMac = []
    for (const [type, size] of icnsTypes) forMac.push({ type, png: await draw(size, macMargin) })
    writeFileSync(`${folder}/icon.icns`, renderIcns(forMac))
    // A test compares this hash, so that a changed drawing without new icons is noticed.
    writeFileSync(`${folder}/drawn-from`, `${createHash('sha256').update(svg).digest('hex')}\n`)
  } finally {
    await browser.close()
  }
  console.log('resources/icons/')
  return 0
})
