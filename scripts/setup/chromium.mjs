/** Makes sure that a browser for the tests is installed. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { findChromium, headlessShell } from './find-chromium.mjs'
import { packageProgram } from './package-program.mjs'
import { runNode, runProgram } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

/** Needed because in a restricted network a download may hang instead of failing. */
const downloadLimitMs = 5 * 60_000

/**
 * The path of the browser's program. If there is none, installs Debian's package or downloads Playwright's
 * browser.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const configuredPath = process.env.CHROMIUM_PATH ?? ''
  if (configuredPath !== '' && !existsSync(configuredPath))
    throw new StepFailure(
      'Looking for a browser',
      `CHROMIUM_PATH is ${configuredPath}, where there is nothing. Correct it, or leave it out to have one found.`,
    )
  const found =
    (configuredPath === '' ? await ensureHeadlessShell() : null) ??
    findChromium() ??
    (await downloadChromium())
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

/** Installs Debian's headless shell, which is the fastest; null if this is not Debian or we are not root. */
async function ensureHeadlessShell() {
  const known = findChromium()
  if (known !== null && basename(known) === headlessShell) return known
  const isDebianAsRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!isDebianAsRoot) return null
  announce("Installing the system's own Chromium without windows for the tests…")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {readonly string[]} */ ...args) =>
    runProgram('apt-get', args, { output: 'to-stderr', env, limitMs: downloadLimitMs })
  await apt('update', '-qq')
  const code = await apt('install', '-y', '-qq', '--no-install-recommends', headlessShell)
  return code === 0 ? findChromium() : null
}
