/** Reads the number of tests from the JSON reports of the test runners. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export const addCounts = (all) =>
  all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/**
 * For example `12 passed, 0 failed, 1 skipped`; without skipped tests, that part is omitted.
 * @param {Counts} counts
 */
export const renderCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`

/**
 * From the report of Vitest's JSON reporter. A file that could not be loaded counts as one failed test.
 * @param {string} file
 * @param {number} exitCode
 */
export function readVitestCounts(file, exitCode) {
  if (!existsSync(file)) return withExitCode({ passed: 0, failed: 0, skipped: 0 }, exitCode)
  /**
   * @type {{
   *   numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
   *   testResults: { status: string, assertionResults: { status: string }[] }[]
   * }}
   */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return withExitCode(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  )
}

/**
 * From the report of Playwright's JSON reporter. A test that passed only on a retry counts as failed.
 * @param {string} file
 * @param {number} exitCode
 */
export function readPlaywrightCounts(file, exitCode) {
  if (!existsSync(file)) return withExitCode({ passed: 0, failed: 0, skipped: 0 }, exitCode)
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  return withExitCode(
    { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    exitCode,
  )
}

/**
 * Counts one failure if the runner failed although no test did, for example by an unhandled error.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const withExitCode = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
