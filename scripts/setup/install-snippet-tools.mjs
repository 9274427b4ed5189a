/** Makes sure that the tests can run the generated snippets: installs curl, PHP and Python's requests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { argv } from 'node:process'
import { pathToFileURL } from 'node:url'
import { runProgram } from './run-program.mjs'
import { announce, StepFailure } from './step.mjs'

/** The tools, each with a command that checks it and its Debian packages. */
const tools = [
  { name: 'curl', check: ['curl', '--version'], packages: ['curl'] },
  {
    name: 'PHP with cURL',
    check: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    packages: ['php-cli', 'php-curl'],
  },
  {
    name: 'Python with requests',
    check: ['python3', '-c', 'import requests'],
    packages: ['python3', 'python3-requests'],
  },
]

/** Tests of a missing tool are skipped; in CI on Linux this fails, because skips would go unnoticed. */
export async function ensureSnippetTools() {
  const missing = findMissing()
  if (missing.length === 0) return
  const isDebianAsRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianAsRoot) await install(missing.flatMap((tool) => tool.packages))
  const isStrict = Boolean(process.env.CI) && process.platform === 'linux'
  for (const { name, packages } of findMissing()) {
    if (isStrict)
      throw new StepFailure(
        `Finding ${name} for the tests`,
        `In CI nothing is skipped. Install ${packages.join(', ')} before the tests.`,
      )
    announce(`${name} is not here: the tests that run its snippets will be skipped.`)
  }
}

const findMissing = () =>
  tools.filter(
    ({ check: [command = '', ...args] }) =>
      isDialog(command) || spawnSync(command, args).status !== 0,
  )

/** On macOS without developer tools, `python3` only opens a dialog to install them. */
const isDialog = (/** @type {string} */ command) =>
  command === 'python3' &&
  process.platform === 'darwin' &&
  spawnSync('xcode-select', ['-p']).status !== 0

/** @param {readonly string[]} packages */
async function install(packages) {
  announce(`Installing ${packages.join(', ')} for the tests…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { output: 'to-stderr', env })
  await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    output: 'to-stderr',
    env,
  })
}

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href)
  await ensureSnippetTools()
