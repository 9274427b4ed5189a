import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/setup/find-chromium.mjs'
import { hasElectron } from './test/e2e/support/project.ts'
import type { ShellName } from './test/e2e/support/shells.ts'

const executablePath = findChromium()

/** The same specs run against each shell; a spec asks its fixture for the app and cannot tell them apart. */
export default defineConfig<object, { shell: ShellName }>({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each test starts an app of its own; more at a time only make each of them slower.
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // Generous, because a busy machine is slow and no test is about time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // scripts/test.mjs counts from the json report.
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    testIdAttribute: 'data-test',
    trace: 'retain-on-failure',
    viewport: { width: 1280, height: 800 },
    // Chromium cannot sandbox itself when it runs as root.
    launchOptions: {
      chromiumSandbox: process.getuid?.() !== 0,
      ...(executablePath !== null && { executablePath }),
    },
  },
  projects: [
    { name: 'browser-shell', use: { shell: 'browser-shell' } },
    { name: 'electron-double (not Electron)', use: { shell: 'electron-double' } },
    ...(hasElectron ? [{ name: 'electron', use: { shell: 'electron' as const } }] : []),
  ],
})
