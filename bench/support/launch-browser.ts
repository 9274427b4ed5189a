import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../../scripts/setup/find-chromium.mjs'

/** Starts the Chromium of this computer, or Playwright's own, with further switches such as `--js-flags=--expose-gc`. */
export function launchBrowser(...switches: readonly string[]): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: ['--disable-gpu', ...switches],
    ...(executablePath !== null && { executablePath }),
  })
}
