/** Finds a browser of the Chromium family that is already on this computer. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/**
 * Chromium without windows, under the name of Debian's package and program. What is automated here never shows one,
 * and takes a third less time in it.
 */
export const headlessShell = 'chromium-headless-shell'

/**
 * The path of its program, or null. CHROMIUM_PATH comes first, then installed browsers, then Playwright's own.
 * @returns {string | null}
 */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen !== undefined && chosen !== '') return existsSync(chosen) ? chosen : null
  return usualPlaces().find((place) => existsSync(place)) ?? findPlaywrightsOwn()
}

/** @returns {readonly string[]} */
function usualPlaces() {
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

function findPlaywrightsOwn() {
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}
