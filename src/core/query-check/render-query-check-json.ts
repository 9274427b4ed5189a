import { renderFoundJson } from '#core/set/render-report.ts'
import type { QueryCheckDrift } from './query-check-baseline.ts'
import { listProfiles, type QueryCheckProfiles } from './query-check-profiles.ts'
import { readOutcome, type QueryCheckReport } from './query-check-report.ts'

interface QueryCheckFacts {
  isStrict: boolean
  profiles: QueryCheckProfiles
  /** Missing if there is no baseline. */
  drift?: QueryCheckDrift
}

/** A query check as data, also for `readQueryCheckBaseline` of the next run. Drift counts as a fault. */
export function listQueryCheck(
  report: QueryCheckReport,
  { isStrict, profiles, drift = new Map() }: QueryCheckFacts,
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

/** Equal checks give equal bytes. */
export const renderQueryCheckJson = (report: QueryCheckReport, facts: QueryCheckFacts): string =>
  renderFoundJson(listQueryCheck(report, facts))
