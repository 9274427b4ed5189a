import { renderFoundJson } from '#core/set/render-report.ts'
import type { BatchDrift } from './batch-baseline.ts'
import { listProfiles, type BatchProfiles } from './batch-profiles.ts'
import { readOutcome, type BatchReport } from './batch-report.ts'

interface BatchFacts {
  isStrict: boolean
  profiles: BatchProfiles
  /** Missing if there is no baseline. */
  drift?: BatchDrift
}

/** A batch as data, also for `readBatchBaseline` of the next run. Drift counts as a fault. */
export function listBatch(
  report: BatchReport,
  { isStrict, profiles, drift = new Map() }: BatchFacts,
) {
  const hasDrifted = [...drift.values()].some((one) => one.length > 0)
  return {
    outcome: hasDrifted ? ('loud' as const) : readOutcome(report, isStrict),
    ...report,
    leftOut: report.unread.length,
    profiles: listProfiles(profiles),
    drift: Array.from(drift, ([{ name, folderPath }, found]) => ({ name, folderPath, found })),
  }
}

/** Equal batches give equal bytes. */
export const renderBatchJson = (report: BatchReport, facts: BatchFacts): string =>
  renderFoundJson(listBatch(report, facts))
