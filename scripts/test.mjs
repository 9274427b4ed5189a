/**
 * `npm test`: runs all tests, also on a fresh clone; `npm test -- unit attacks` only these suites. `npm run
 * test:quick` checks types and runs the tests of core, host and components that start nothing. At the end stand the
 * seconds of each step and of the slowest test files. The last line printed is the total: `N passed, N failed`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { sep } from 'node:path'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureKeyring } from './setup/install-keyring.mjs'
import { ensureSnippetTools } from './setup/install-snippet-tools.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { chooseSeed } from './setup/seed.mjs'
import { announce, runCommand, StepFailure } from './setup/step.mjs'
import { createStopwatch, renderSeconds } from './setup/stopwatch.mjs'
import { checkTypes } from './setup/types.mjs'
import {
  areAllPassed,
  noTests,
  readPlaywrightReport,
  readVitestReport,
  renderCounts,
  renderSlowest,
} from './test-reports.mjs'

/** The folders of test/, by test runner. */
const vitestSuites = ['unit', 'contract', 'component', 'attacks']
const playwrightSuites = ['e2e']

/**
 * What a test imports that starts a program or a server of its own, or repeats what chance decides: a fifth of the
 * files, and more than half of the time.
 */
const startsSomething =
  / from '(?:node:child_process|#sample\/[^']*|[^']*\/servers\/[^']*|[^']*\/(?:start-[\w-]+|[\w-]+-child|[\w-]+-transport|sample-exchange|recorded-core|run-snippets|snippet-tools|servers|rounds)\.ts)'/

/** The test files of a folder that start nothing. @type {(folder: string) => string[]} */
const listQuickTests = (folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .filter((file) => !startsSomething.test(readFileSync(inProject(file), 'utf8')))

const { steps, measure } = createStopwatch()
chooseSeed()

await runCommand(async () => {
  const wanted = process.argv.slice(2)
  if (wanted.length === 1 && wanted[0] === 'quick') return runQuickly()
  const unknown = wanted.find((name) => ![...vitestSuites, ...playwrightSuites].includes(name))
  if (unknown !== undefined)
    throw new StepFailure(
      `Choosing the tests "${unknown}"`,
      `There are ${[...vitestSuites, ...playwrightSuites].join(', ')}.`,
    )
  /** @type {(name: string) => boolean} */
  const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

  await measure('dependencies', ensureDependencies)
  await measure('build', ensureBuild)
  if (isWanted('unit')) {
    await measure('keyring', prepareKeyring)
    await measure('tools of the snippets', ensureSnippetTools)
  }
  const env = { CHROMIUM_PATH: await measure('browser', ensureChromium) }
  mkdirSync(inProject('.cache'), { recursive: true })

  return reportOn([
    await runVitest(
      vitestSuites.filter(isWanted).join(', '),
      vitestSuites.filter(isWanted).map((name) => `test/${name}/`),
      env,
    ),
    await runPlaywright(playwrightSuites.filter(isWanted), env),
  ])
})

/** Types, and quick tests of core, host and components beside it. @returns {Promise<number>} 0 if all succeed */
async function runQuickly() {
  await measure('dependencies', ensureDependencies)
  mkdirSync(inProject('.cache'), { recursive: true })
  const [types, report] = await Promise.all([
    measure('types', checkTypes),
    runVitest(
      'quick',
      ['unit/core', 'unit/host', 'component'].flatMap((suite) => listQuickTests(`test/${suite}`)),
      {},
    ),
  ])
  if (types.code !== 0) announce(types.output)
  return Math.max(types.code, reportOn([report]))
}

/**
 * Prints where the time went and how many tests passed.
 * @param {readonly import('./test-reports.mjs').Report[]} reports
 * @returns {number} 0 if all tests passed
 */
function reportOn(reports) {
  console.log(renderSlowest(reports))
  console.log(renderSeconds('Seconds of each step', steps))
  if (!areAllPassed(reports)) console.log(`SEED=${chooseSeed()} repeats the random choices.`)
  console.log(renderCounts(reports))
  return areAllPassed(reports) ? 0 : 1
}

async function prepareKeyring() {
  announce('Looking for a system keyring…')
  const obstacle = ensureKeyring()
  if (obstacle !== null) announce(`${obstacle} The tests that need a keyring are skipped.`)
}

/**
 * @param {string} name of the tests, for people
 * @param {readonly string[]} places files and folders
 * @param {Record<string, string>} env
 */
async function runVitest(name, places, env) {
  if (places.length === 0) return noTests
  announce(`Running ${name} tests…`)
  const report = inProject('.cache', 'vitest.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = ['run', '--passWithNoTests', ...reporters, ...places]
  const run = () => runNode(packageProgram('vitest'), args, { env })
  return readVitestReport(report, await measure(`${name} tests`, run))
}

/**
 * @param {readonly string[]} suites
 * @param {Record<string, string>} env
 */
async function runPlaywright(suites, env) {
  if (suites.length === 0) return noTests
  announce(`Running ${suites.join(', ')} tests…`)
  // Written by the reporter in playwright.config.ts.
  const report = inProject('.cache', 'playwright.json')
  rmSync(report, { force: true })
  const program = packageProgram('@playwright/test', 'playwright')
  const run = () => runNode(program, ['test', '--pass-with-no-tests'], { env })
  return readPlaywrightReport(report, await measure(`${suites.join(', ')} tests`, run))
}
