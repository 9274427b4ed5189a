import { renderFoundJson } from '#core/set/render-report.ts'
import type { BatchDrift } from './batch-baseline.ts'
import { listProfiles, type BatchProfiles } from './batch-profiles.ts'
import { readOutcome, type BatchReport } from './batch-report.ts'

/** What a batch is told with, besides its report. */
interface BatchFacts {
  isStrict: boolean
  profiles: BatchProfiles
  /** None where nothing was compared with. */
  drift?: BatchDrift
}

/** A batch for other programs, the next one's `readBatchBaseline` among them. What drifted counts as a fault. */
export function listBatch(
  report: BatchReport,
  { isStrict, profiles, drift = new Map() }: BatchFacts,
) {
  const hasDrifted = [...drift.values()].some((one) => one.length > 0)
  return {
    outcome: hasDrifted ? ('loud' as const) : readOutcome(report, isStrict),
    ...report,
    profiles: listProfiles(profiles),
    drift: Array.from(drift, ([{ name, folderPath }, found]) => ({ name, folderPath, found })),
  }
}

/** The same batch gives the same bytes. */
export const renderBatchJson = (report: BatchReport, facts: BatchFacts): string =>
  renderFoundJson(listBatch(report, facts))
