/** Finds an installed Chromium-based browser. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** Debian's package and program of Chromium without windows, which makes the tests a third faster. */
export const headlessShell = 'chromium-headless-shell'

/**
 * The path of CHROMIUM_PATH if set, otherwise of an installed browser or of Playwright's; null if there is none.
 * @returns {string | null}
 */
export function findChromium() {
  const configuredPath = process.env.CHROMIUM_PATH
  if (configuredPath !== undefined && configuredPath !== '')
    return existsSync(configuredPath) ? configuredPath : null
  return installPaths().find((place) => existsSync(place)) ?? findPlaywrightChromium()
}

/** @returns {readonly string[]} */
function installPaths() {
  switch (process.platform) {
    case 'win32':
      return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
        const folder = process.env[variable]
        return folder === undefined
          ? []
          : [
              join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
              join(folder, 'Chromium', 'Application', 'chrome.exe'),
              join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
            ]
      })
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      )
    default: {
      const names = [
        headlessShell,
        'chromium',
        'chromium-browser',
        'google-chrome',
        'microsoft-edge',
      ]
      const folders = (process.env.PATH ?? '').split(delimiter)
      return names.flatMap((name) => folders.map((folder) => join(folder, name)))
    }
  }
}

function findPlaywrightChromium() {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}
