/** Makes sure that there is a browser for the tests. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { findChromium, headlessShell } from './find-chromium.mjs'
import { packageProgram } from './package-program.mjs'
import { runNode, runProgram } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

/** Closed networks let a download hang rather than fail. */
const downloadLimitMs = 5 * 60_000

/**
 * The path of the browser's program; installs Debian's, or downloads Playwright's, where there is none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH ?? ''
  if (chosen !== '' && !existsSync(chosen))
    throw new StepFailure(
      'Looking for a browser',
      `CHROMIUM_PATH is ${chosen}, where there is nothing. Correct it, or leave it out to have one found.`,
    )
  const found =
    (chosen === '' ? await ensureHeadlessShell() : null) ??
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

/** Debian's, which is the quickest; null where this is no Debian, or not ours to install to. */
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
