/** Reads the JSON reports of the test runners: how many tests there were, and how long each file of them took. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { projectFolder } from './setup/project.mjs'
import { renderSeconds } from './setup/stopwatch.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ file: string, seconds: number, tests: number }} TestFile `file` is relative to the project */
/** @typedef {{ counts: Counts, files: readonly TestFile[] }} Report */

/** The report of a run without tests. @type {Report} */
export const noTests = { counts: { passed: 0, failed: 0, skipped: 0 }, files: [] }

/**
 * For example `12 passed, 0 failed, 1 skipped`; without skipped tests, that part is omitted.
 * @param {readonly Report[]} reports
 */
export function renderCounts(reports) {
  const sumOf = (/** @type {keyof Counts} */ name) =>
    reports.reduce((sum, { counts }) => sum + counts[name], 0)
  const skipped = sumOf('skipped')
  return `${sumOf('passed')} passed, ${sumOf('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

/** @param {readonly Report[]} reports */
export const areAllPassed = (reports) => reports.every(({ counts }) => counts.failed === 0)

/**
 * Tables of the seconds of each suite and of the slowest files. Several files run at a time, so the sum of their
 * seconds is more than a run takes.
 * @param {readonly Report[]} reports
 */
export function renderSlowest(reports) {
  const files = reports.flatMap((report) => report.files)
  if (files.length === 0) return ''
  /** @type {Map<string, { name: string, seconds: number, tests: number }>} */
  const suites = new Map()
  for (const { file, seconds, tests } of files) {
    const name = suiteOf(file)
    const sum = suites.get(name) ?? { name, seconds: 0, tests: 0 }
    suites.set(name, { name, seconds: sum.seconds + seconds, tests: sum.tests + tests })
  }
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 30)
  return [
    renderSeconds('Seconds and tests of each suite, files added up', [...suites.values()]),
    renderSeconds(
      'Seconds and tests of the slowest files',
      slowest.map(({ file, seconds, tests }) => ({ name: file, seconds, tests })),
    ),
  ].join('\n')
}

/** `unit/core` of `test/unit/core/json/read-json.test.ts`: the unit tests have a suite for each layer. */
const suiteOf = (/** @type {string} */ file) => {
  const [, suite = '', layer = ''] = file.split('/')
  return suite === 'unit' ? `${suite}/${layer}` : suite
}

/**
 * From the report of Vitest's JSON reporter. A file that could not be loaded counts as one failed test. The time of
 * a file is that from its first test to its last.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Report}
 */
export function readVitestReport(path, exitCode) {
  if (!existsSync(path)) return withExitCode(noTests, exitCode)
  /**
   * @type {{
   *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
   *   testResults: {
   *     name: string, startTime: number, endTime: number, status: string, assertionResults: { status: string }[]
   *   }[]
   * }}
   */
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  const files = report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: inThisProject(name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }))
  return withExitCode({ counts, files }, exitCode)
}

/**
 * From the report of Playwright's JSON reporter. A test that passed only on a retry counts as failed. The time of a
 * file is the sum of its tests, which may have run at the same time.
 * @param {string} path
 * @param {number} exitCode
 * @returns {Report}
 */
export function readPlaywrightReport(path, exitCode) {
  if (!existsSync(path)) return withExitCode(noTests, exitCode)
  /**
   * @type {{
   *   config: { rootDir: string }, suites: (Suite & { file: string })[],
   *   stats: { expected: number, unexpected: number, flaky: number, skipped: number }
   * }}
   */
  const { config, suites, stats } = JSON.parse(readFileSync(path, 'utf8'))
  const counts = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }
  const files = suites.map((suite) => {
    const tests = testsOf(suite)
    const milliseconds = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
    return {
      file: inThisProject(join(config.rootDir, suite.file)),
      seconds: milliseconds.reduce((sum, duration) => sum + duration, 0) / 1000,
      tests: tests.length,
    }
  })
  return withExitCode({ counts, files }, exitCode)
}

/** @typedef {{ specs: { tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite */

/**
 * @param {Suite} suite
 * @returns {Suite['specs'][number]['tests']}
 */
const testsOf = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests),
  ...suites.flatMap(testsOf),
]

const inThisProject = (/** @type {string} */ path) =>
  relative(projectFolder, path).replaceAll(sep, '/')

/**
 * Counts one failure if the runner failed although no test did, for example by an unhandled error.
 * @param {Report} report
 * @param {number} exitCode
 * @returns {Report}
 */
const withExitCode = ({ counts, files }, exitCode) =>
  exitCode !== 0 && counts.failed === 0
    ? { counts: { ...counts, failed: 1 }, files }
    : { counts, files }
