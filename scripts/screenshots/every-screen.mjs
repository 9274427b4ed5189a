/** Takes every screen and dialog at every size that somebody works at, and measures whether it has room there. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findSqueezed } from './find-squeezed.mjs'
import { openApp } from './open-app.mjs'
import { screens } from './screens.mjs'

/// <reference lib="dom" />
/* global window, requestAnimationFrame */

/** @typedef {import('@playwright/test').Page} Page */

/** The smallest is a window of 1280x800 at 200 %. */
const sizes = [
  { width: 640, height: 400 },
  { width: 1024, height: 700 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const home = { width: 1280, height: 800 }

/** @type {readonly { locale: string, colorScheme: 'light' | 'dark' }[]} */
const looks = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'de-DE', colorScheme: 'dark' },
]

/**
 * The pictures stand in `folder` by look, screen and size. Returns how many places were found to have no room; each
 * is written to stdout.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
export async function takeEveryScreen(browser, folder) {
  let count = 0
  for (const look of looks) {
    const place = join(folder, `${look.locale.slice(0, 2)}-${look.colorScheme}`)
    mkdirSync(place, { recursive: true })
    await openApp(browser, { ...look, viewport: home }, async (page) => {
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
            await page.screenshot({ path: join(place, `${file}.png`) })
            const squeezed = await findSqueezed(page)
            count += squeezed.length
            for (const line of squeezed) console.log(`${look.locale} ${file}: ${line}`)
          }
          // Where the next screen begins.
          if (views[0] !== null) await page.getByTestId('panes.tab.answer').click()
        }
        await page.setViewportSize(home)
        await settle(page)
        await leave?.(page)
      }
    })
  }
  return count
}

/**
 * Where panes take turns, each is a view of the window; of a part in one of them, that one.
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

/** After a change of size the page lays itself out twice: by its styles, and by what it measured. @param {Page} page */
const settle = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          // Lists beside a button follow it at this event, which came before the second layout.
          window.dispatchEvent(new Event('resize'))
          requestAnimationFrame(() => setTimeout(resolve, 60))
        })
      }),
  )
