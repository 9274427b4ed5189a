import type { ContentProfile } from '#core/drift/find-drift.ts'
import type { CheckedRequest } from './query-check-report.ts'

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
