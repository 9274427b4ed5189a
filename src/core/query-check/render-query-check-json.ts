import { renderFoundJson } from '#core/set/render-report.ts'
import { readOutcome, type QueryCheckReport, type CheckedRequest } from './query-check-report.ts'
import type { ContentProfile, Drift } from '#core/drift/find-drift.ts'

/** The profile of each response's items; requests that were not judged are missing. */
export type QueryCheckProfiles = ReadonlyMap<CheckedRequest, ContentProfile>

/** A profile in a report, with the folder and name of its request. */
export interface ReportedProfile {
  name: string
  folderPath: string[]
  total: string | null
  items: number
  isTruncated: boolean
  kinds: {
    kind: string
    items: number
    /** Attribute name, items that have it, items for which only the ID was received. */
    attributes: Attribute[]
  }[]
}

type Attribute = [name: string, present: number, unresolved: number]

/** Kept apart from its reader (query-check-baseline.ts), so that the page does not load zod. */
export const listProfiles = (profiles: QueryCheckProfiles): ReportedProfile[] =>
  Array.from(profiles, ([{ name, folderPath }, { kinds, ...counted }]) => ({
    name,
    folderPath: [...folderPath],
    ...counted,
    kinds: kinds.map(({ kind, items, attributes }) => ({
      kind,
      items,
      attributes: Array.from(attributes, ([attribute, { present, unresolved }]): Attribute => [
        attribute,
        present,
        unresolved,
      ]),
    })),
  }))

/** The drift in the response of each request that was judged in both runs. */
export type QueryCheckDrift = ReadonlyMap<CheckedRequest, readonly Drift[]>

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
