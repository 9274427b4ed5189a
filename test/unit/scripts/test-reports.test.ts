import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeFolder } from '../../support/temporary-folder.ts'

interface Report {
  counts: { passed: number; failed: number; skipped: number }
  files: { file: string; seconds: number; tests: number }[]
}

// Commands are plain JavaScript, because they run before anything is installed.
const reports: {
  readVitestReport: (path: string, exitCode: number) => Report
  readPlaywrightReport: (path: string, exitCode: number) => Report
  renderCounts: (reports: readonly Report[]) => string
  renderSlowest: (reports: readonly Report[]) => string
} = await import(new URL('../../../scripts/test-reports.mjs', import.meta.url).href)

const inProject = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

async function write(report: unknown) {
  const folder = await makeFolder()
  const path = join(folder, 'report.json')
  await writeFile(path, JSON.stringify(report))
  return path
}

const vitestReport = (testResults: unknown[] = []) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults,
})

const countsOf = async (report: unknown, exitCode: number) =>
  reports.readVitestReport(await write(report), exitCode).counts

test('passed, failed and skipped tests of Vitest are counted', async () => {
  expect(await countsOf({ ...vitestReport(), numFailedTests: 3 }, 1)).toEqual({
    passed: 5,
    failed: 3,
    skipped: 3,
  })
})

test('a test file that could not be loaded is a failure', async () => {
  const broken = { name: inProject('test/a.test.ts'), status: 'failed', assertionResults: [] }
  expect(await countsOf(vitestReport([broken]), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a runner that fails beside its tests is a failure', async () => {
  expect(await countsOf(vitestReport(), 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a runner that fails without a report is a failure', () => {
  const failure = { counts: { passed: 0, failed: 1, skipped: 0 }, files: [] }
  expect([
    reports.readVitestReport('no-such-file', 1),
    reports.readPlaywrightReport('no-such-file', 1),
  ]).toEqual([failure, failure])
})

/** As Playwright writes it: the tests of a `describe` are in a suite within that of the file. */
const playwrightReport = {
  config: { rootDir: inProject('test/e2e') },
  suites: [
    {
      file: 'specs/export.spec.ts',
      specs: [{ tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }] }],
      suites: [
        { file: 'specs/export.spec.ts', specs: [{ tests: [{ results: [{ duration: 250 }] }] }] },
      ],
    },
  ],
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 },
}

test('a test of Playwright that passed only when repeated is a failure, and all its runs count', async () => {
  expect(reports.readPlaywrightReport(await write(playwrightReport), 1)).toEqual({
    counts: { passed: 7, failed: 2, skipped: 2 },
    files: [{ file: 'test/e2e/specs/export.spec.ts', seconds: 2.75, tests: 2 }],
  })
})

const reportOf = (...files: Report['files']): Report => ({
  counts: { passed: 1, failed: 0, skipped: 0 },
  files,
})

test('the last line adds up all suites and names skipped tests only where there are any', () => {
  const other = { counts: { passed: 1, failed: 2, skipped: 3 }, files: [] }
  expect([
    reports.renderCounts([reportOf(), reportOf()]),
    reports.renderCounts([reportOf(), other]),
  ]).toEqual(['2 passed, 0 failed', '2 passed, 2 failed, 3 skipped'])
})

test('the seconds of each suite are printed, and the slowest files of both runners first', async () => {
  const vitest = await write(
    vitestReport([
      {
        name: inProject('test/unit/core/json/read-json.test.ts'),
        startTime: 10_000,
        endTime: 11_000,
        status: 'passed',
        assertionResults: [{ status: 'passed' }, { status: 'passed' }],
      },
      {
        name: inProject('test/unit/core/json/json-path.test.ts'),
        startTime: 11_000,
        endTime: 23_340,
        status: 'passed',
        assertionResults: [{ status: 'passed' }],
      },
    ]),
  )
  const playwright = await write(playwrightReport)
  expect(
    reports.renderSlowest([
      reports.readVitestReport(vitest, 0),
      reports.readPlaywrightReport(playwright, 0),
    ]),
  ).toBe(`Seconds and tests of each suite, files added up
    13.3       3  unit/core
     2.8       2  e2e

Seconds and tests of the slowest files
    12.3       1  test/unit/core/json/json-path.test.ts
     2.8       2  test/e2e/specs/export.spec.ts
     1.0       2  test/unit/core/json/read-json.test.ts
`)
})

test('of many files the thirty slowest are printed', () => {
  const files = Array.from({ length: 40 }, (_, at) => ({
    file: `test/contract/${String(at)}.test.ts`,
    seconds: at,
    tests: 1,
  }))
  const printed = reports.renderSlowest([reportOf(...files)]).match(/test\/contract\/\d+/g)
  expect(printed).toEqual(Array.from({ length: 30 }, (_, at) => `test/contract/${String(39 - at)}`))
})
