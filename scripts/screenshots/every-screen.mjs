/** Takes screenshots of all screens and dialogs in all window sizes, and finds layout faults. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findLayoutFaults } from './find-layout-faults.mjs'
import { openApp } from './open-app.mjs'
import { screens } from './screens.mjs'

/// <reference lib="dom" />
/* global window, requestAnimationFrame */

/** @typedef {import('@playwright/test').Page} Page */

/** The smallest one is a window of 1280x800 with 200 % zoom. */
const sizes = [
  { width: 640, height: 400 },
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const defaultSize = { width: 1280, height: 800 }

/** @type {readonly { locale: string, colorScheme: 'light' | 'dark' }[]} */
const looks = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'de-DE', colorScheme: 'dark' },
]

/**
 * Saves the screenshots to `folder` by look, screen and size. Prints the layout faults and returns their
 * number.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
export async function takeEveryScreen(browser, folder) {
  let faultCount = 0
  for (const look of looks) {
    const lookFolder = join(folder, `${look.locale.slice(0, 2)}-${look.colorScheme}`)
    mkdirSync(lookFolder, { recursive: true })
    await openApp(browser, { ...look, viewport: defaultSize }, async (page) => {
      for (const { name, part, go, leave } of screens) {
        await go(page)
        for (const size of sizes) {
          await page.setViewportSize(size)
          await settle(page)
          const views = await viewsOf(page, part)
          for (const view of views) {
            if (view !== null) await page.getByTestId(`panes.tab.${view}`).click()
            await settle(page)
            const file = [name, view, `${size.width}x${size.height}`].filter(Boolean).join('-')
            await page.screenshot({ path: join(lookFolder, `${file}.png`) })
            const faults = await findLayoutFaults(page)
            faultCount += faults.length
            for (const line of faults) console.log(`${look.locale} ${file}: ${line}`)
          }
          // The next screen starts in this view.
          if (views[0] !== null) await page.getByTestId('panes.tab.answer').click()
        }
        await page.setViewportSize(defaultSize)
        await settle(page)
        await leave?.(page)
      }
    })
  }
  return faultCount
}

/**
 * The views to take: in a window that shows one pane at a time, each pane, or only that of `part`. [null] if
 * all panes are visible.
 * @param {Page} page @param {string | undefined} part
 */
async function viewsOf(page, part) {
  const within = part === undefined ? null : await paneAround(page, part)
  /** @type {(string | null)[]} */
  const views = []
  for (const pane of within ?? ['query', 'item', 'answer'])
    if (await page.getByTestId(`panes.tab.${pane}`).isVisible()) views.push(pane)
  return views.length === 0 ? [null] : views
}

/** @param {Page} page @param {string} part */
const paneAround = (page, part) =>
  page
    .locator(part)
    .last()
    .evaluate((element) => {
      const pane = element.closest('[data-pane]')?.getAttribute('data-pane')
      return pane ? [pane] : []
    })

/** Waits until the page has its layout after a resize: first by CSS, then by script. @param {Page} page */
const settle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          // Popovers are positioned by this event, but the first one came before the second layout.
          window.dispatchEvent(new Event('resize'))
          requestAnimationFrame(() => setTimeout(resolve, 60))
        })
      }),
  )
