/**
 * `npm test`: runs all tests, also on a fresh clone; `npm test -- unit attacks` only these suites. `npm run
 * test:quick` checks types and runs the tests that need neither a build nor a browser. The last line printed
 * is the total: `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuild } from './setup/build.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { ensureDependencies } from './setup/dependencies.mjs'
import { ensureKeyring } from './setup/install-keyring.mjs'
import { ensureSnippetTools } from './setup/install-snippet-tools.mjs'
import { packageProgram } from './setup/package-program.mjs'
import { inProject } from './setup/project.mjs'
import { runNode } from './setup/run-program.mjs'
import { announce, runCommand, StepFailure } from './setup/step.mjs'
import { addCounts, readPlaywrightCounts, readVitestCounts, renderCounts } from './test-counts.mjs'

/** The folders of test/, by test runner. */
const vitestSuites = ['unit', 'contract', 'component', 'attacks']
const playwrightSuites = ['e2e']

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

  await ensureDependencies()
  await ensureBuild()
  if (isWanted('unit')) {
    prepareKeyring()
    await ensureSnippetTools()
  }
  const env = { CHROMIUM_PATH: await ensureChromium() }
  mkdirSync(inProject('.cache'), { recursive: true })

  const counts = addCounts([
    await runVitest(vitestSuites.filter(isWanted), env),
    await runPlaywright(playwrightSuites.filter(isWanted), env),
  ])
  console.log(renderCounts(counts))
  return counts.failed === 0 ? 0 : 1
})

/** Types, then core, host and component tests. @returns {Promise<number>} 0 if all succeed */
async function runQuickly() {
  await ensureDependencies()
  announce('Checking the types…')
  const types = await runNode(packageProgram('vue-tsc'), ['--build'])
  if (types !== 0) return types
  mkdirSync(inProject('.cache'), { recursive: true })
  const counts = await runVitest(['unit/core', 'unit/host', 'component'], {})
  console.log(renderCounts(counts))
  return counts.failed === 0 ? 0 : 1
}

function prepareKeyring() {
  announce('Looking for a system keyring…')
  const outcome = ensureKeyring()
  if (outcome !== 'ready') announce(`${outcome} The tests that need a keyring are skipped.`)
}

/**
 * @param {readonly string[]} suites
 * @param {Record<string, string>} env
 */
async function runVitest(suites, env) {
  if (suites.length === 0) return { passed: 0, failed: 0, skipped: 0 }
  announce(`Running ${suites.join(', ')} tests…`)
  const report = inProject('.cache', 'vitest.json')
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const folders = suites.map((name) => `test/${name}/`)
  const args = ['run', '--passWithNoTests', ...reporters, ...folders]
  return readVitestCounts(report, await runNode(packageProgram('vitest'), args, { env }))
}

/**
 * @param {readonly string[]} suites
 * @param {Record<string, string>} env
 */
async function runPlaywright(suites, env) {
  if (suites.length === 0) return { passed: 0, failed: 0, skipped: 0 }
  announce(`Running ${suites.join(', ')} tests…`)
  // Written by the reporter in playwright.config.ts.
  const report = inProject('.cache', 'playwright.json')
  rmSync(report, { force: true })
  const program = packageProgram('@playwright/test', 'playwright')
  return readPlaywrightCounts(
    report,
    await runNode(program, ['test', '--pass-with-no-tests'], { env }),
  )
}
