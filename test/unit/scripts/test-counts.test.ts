import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

// Commands are plain JavaScript, because they run before anything is installed.
const counting: {
  readVitestCounts: (file: string, exitCode: number) => Counts
  readPlaywrightCounts: (file: string, exitCode: number) => Counts
  addCounts: (all: readonly Counts[]) => Counts
  renderCounts: (counts: Counts) => string
} = await import(new URL('../../../scripts/test-counts.mjs', import.meta.url).href)

async function writeReport(report: unknown) {
  const folder = await mkdtemp(join(tmpdir(), 'test-counts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(report))
  return file
}

const vitestReport = (testResults: unknown[] = []) => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults,
})

test('passed, failed and skipped tests of Vitest are counted', async () => {
  const file = await writeReport({ ...vitestReport(), numFailedTests: 3 })
  expect(counting.readVitestCounts(file, 1)).toEqual({ passed: 5, failed: 3, skipped: 3 })
})

test('a test file that could not be loaded is a failure', async () => {
  const file = await writeReport(vitestReport([{ status: 'failed', assertionResults: [] }]))
  expect(counting.readVitestCounts(file, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a runner that fails beside its tests is a failure', async () => {
  const file = await writeReport(vitestReport())
  expect(counting.readVitestCounts(file, 1)).toEqual({ passed: 5, failed: 1, skipped: 3 })
})

test('a runner that fails without a report is a failure', () => {
  const failure = { passed: 0, failed: 1, skipped: 0 }
  expect([
    counting.readVitestCounts('no-such-file', 1),
    counting.readPlaywrightCounts('no-such-file', 1),
  ]).toEqual([failure, failure])
})

test('a test of Playwright that passed only when repeated is a failure', async () => {
  const file = await writeReport({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 2 } })
  expect(counting.readPlaywrightCounts(file, 1)).toEqual({ passed: 7, failed: 2, skipped: 2 })
})

test('the last line adds up all suites and names skipped tests only where there are any', () => {
  const counts = { passed: 5, failed: 0, skipped: 0 }
  expect([
    counting.renderCounts(counting.addCounts([counts, counts])),
    counting.renderCounts(counting.addCounts([counts, { passed: 1, failed: 2, skipped: 3 }])),
  ]).toEqual(['10 passed, 0 failed', '6 passed, 2 failed, 3 skipped'])
})
