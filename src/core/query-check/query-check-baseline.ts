import * as z from 'zod'
import { groupBy } from '#core/group-by.ts'
import { findDrift, type Drift, type ContentProfile } from '#core/drift/find-drift.ts'
import type {
  QueryCheckDrift,
  QueryCheckProfiles,
  ReportedProfile,
} from './render-query-check-json.ts'
import type { CheckedRequest } from './query-check-report.ts'

const count = z.number().int().nonnegative()

const profileSchema = z.object({
  name: z.string(),
  folderPath: z.array(z.string()),
  total: z.string().nullable(),
  items: count,
  isTruncated: z.boolean(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      items: count,
      /** Attribute name, items that have it, items for which only the ID was received. */
      attributes: z.array(z.tuple([z.string(), count, count])),
    }),
  ),
})

/** The part of an earlier report that serves as a baseline: names and counts, no content. */
const baselineSchema = z.object({
  version: z.literal(1),
  profiles: z.array(profileSchema satisfies z.ZodType<ReportedProfile>),
})

export type QueryCheckBaseline = z.infer<typeof baselineSchema>

/** null if the text is not a report of a check. */
export function readQueryCheckBaseline(text: string): QueryCheckBaseline | null {
  try {
    const parsed = baselineSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/**
 * Matches requests by folder and name, because dates in a URL change. Requests with equal names match in
 * order.
 */
export function findQueryCheckDrift(
  before: QueryCheckBaseline,
  after: QueryCheckProfiles,
  percent: number,
): QueryCheckDrift {
  const earlierProfiles = groupBy(before.profiles, keyOf)
  const drift = new Map<CheckedRequest, readonly Drift[]>()
  for (const [request, profile] of after) {
    const earlier = earlierProfiles.get(keyOf(request))?.shift()
    if (earlier !== undefined)
      drift.set(request, findDrift(toContentProfile(earlier), profile, percent))
  }
  return drift
}

const keyOf = ({ folderPath, name }: { folderPath: readonly string[]; name: string }): string =>
  JSON.stringify([...folderPath, name])

const toContentProfile = ({ kinds, ...counted }: ReportedProfile): ContentProfile => ({
  ...counted,
  kinds: kinds.map(({ kind, items, attributes }) => ({
    kind,
    items,
    attributes: new Map(
      attributes.map(([attribute, present, unresolved]) => [attribute, { present, unresolved }]),
    ),
  })),
})
