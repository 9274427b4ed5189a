import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findChromium } from './scripts/setup/find-chromium.mjs'
import { hasElectron } from './test/e2e/support/project.ts'
import type { ShellName } from './test/e2e/support/shells.ts'
import { reachesOnlyHere } from './test/e2e/support/watch-for-problems.ts'

const executablePath = findChromium()

/**
 * What the shell itself does: how the page is opened, how its requests, answers and files travel, what a menu or a
 * link reaches. Tests with this mark in their title run in every shell; a spec asks its fixture for the app and
 * cannot tell them apart. All else lies in the page and the host, which are the same ones in each shell, and runs
 * in the browser shell alone.
 */
const inEveryShell = /@every-shell/

/** Playwright's own builds of other browsers, where they are installed. */
const otherBrowsers = (['firefox', 'webkit'] as const).filter((name) => {
  try {
    return existsSync({ firefox, webkit }[name].executablePath())
  } catch {
    // Playwright has none for this system.
    return false
  }
})

/** What the page does for most people most of the time. */
const mainSpecs = /\/(responses|export|inspect|main-job|query-form|tabs)\.spec\.ts$/
/** Only Chromium lets a test read the clipboard. */
const readsClipboard = /handing the request on/

export default defineConfig<object, { shell: ShellName }>({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A test keeps a core busy: its app and its page take turns. More at a time only make each of them slower.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Generous, because a busy machine is slow and no test is about time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // scripts/test.mjs counts from the json report.
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    testIdAttribute: 'data-test',
    // What is never there is named after so long, not after the whole time of the test.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A trace costs a quarter of every test that goes well. Where a failure does not explain itself:
    // `npx playwright test --trace on SPEC`.
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    // Chromium cannot sandbox itself when it runs as root.
    launchOptions: {
      args: [reachesOnlyHere],
      chromiumSandbox: process.getuid?.() !== 0,
      ...(executablePath !== null && { executablePath }),
    },
  },
  projects: [
    { name: 'browser-shell', use: { shell: 'browser-shell' } },
    {
      name: 'electron-double (not Electron)',
      use: { shell: 'electron-double' },
      grep: inEveryShell,
    },
    ...otherBrowsers.map((browserName) => ({
      name: browserName,
      // The options above are Chromium's.
      use: { shell: 'browser-shell' as const, browserName, launchOptions: {} },
      testMatch: mainSpecs,
      grepInvert: readsClipboard,
    })),
    ...(hasElectron
      ? [
          {
            name: 'electron',
            use: { shell: 'electron' as const },
            grep: inEveryShell,
            // All windows of a computer have one clipboard.
            workers: 1,
          },
        ]
      : []),
  ],
})
