import type { ContentProfile } from '#core/drift/content-profile.ts'
import type { CheckedRequest } from './batch-report.ts'

/** What the items of each response have; of a request that was not judged there is nothing. */
export type BatchProfiles = ReadonlyMap<CheckedRequest, ContentProfile>

/** A profile as a report keeps it, with the request that it goes by. */
export interface KeptProfile {
  name: string
  folderPath: string[]
  total: string | null
  items: number
  isTruncated: boolean
  kinds: {
    kind: string
    items: number
    /** Name, items that have it, items of which only the ID came. */
    attributes: Attribute[]
  }[]
}

type Attribute = [name: string, present: number, unresolved: number]

/** For a report: the page writes one too, so what reads it back (batch-baseline.ts, with zod) stands apart. */
export const listProfiles = (profiles: BatchProfiles): KeptProfile[] =>
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
