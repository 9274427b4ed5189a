/** Makes sure that there is a browser for the tests. */
import { existsSync } from 'node:fs'
import { findChromium } from './find-chromium.mjs'
import { packageProgram } from './package-program.mjs'
import { runNode, runProgram } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

/** Closed networks let a download hang rather than fail. */
const downloadLimitMs = 5 * 60_000

/**
 * The path of the browser's program; downloads Playwright's, or installs Debian's, where there is none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH ?? ''
  if (chosen !== '' && !existsSync(chosen))
    throw new StepFailure(
      'Looking for a browser',
      `CHROMIUM_PATH is ${chosen}, where there is nothing. Correct it, or leave it out to have one found.`,
    )
  const found = findChromium() ?? (await downloadChromium()) ?? (await installDebiansChromium())
  if (found === null)
    throw new StepFailure(
      'Looking for a browser',
      'Install Chromium, Google Chrome or Microsoft Edge, or set CHROMIUM_PATH to the program of one, and run the command again.',
    )
  return found
}

async function downloadChromium() {
  announce("Downloading Playwright's Chromium for the tests…")
  const code = await runNode(
    packageProgram('@playwright/test', 'playwright'),
    ['install', 'chromium'],
    {
      output: 'to-stderr',
      limitMs: downloadLimitMs,
    },
  )
  return code === 0 ? findChromium() : null
}

async function installDebiansChromium() {
  const isDebianAsRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!isDebianAsRoot) return null
  announce("The download failed. Installing the system's own Chromium package…")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { output: 'to-stderr', env })
  const code = await runProgram(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    { output: 'to-stderr', env },
  )
  return code === 0 ? findChromium() : null
}
