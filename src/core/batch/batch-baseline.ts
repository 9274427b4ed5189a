import * as z from 'zod'
import type { ContentProfile } from '#core/drift/content-profile.ts'
import { findDrift, type Drift } from '#core/drift/find-drift.ts'
import type { BatchProfiles, KeptProfile } from './batch-profiles.ts'
import type { CheckedRequest } from './batch-report.ts'

/** What moved in the response of each request that both runs judged. */
export type BatchDrift = ReadonlyMap<CheckedRequest, readonly Drift[]>

const count = z.number().int().nonnegative()

const profiled = z.object({
  name: z.string(),
  folderPath: z.array(z.string()),
  total: z.string().nullable(),
  items: count,
  isTruncated: z.boolean(),
  kinds: z.array(
    z.object({
      kind: z.string(),
      items: count,
      /** Name, items that have it, items of which only the ID came. */
      attributes: z.array(z.tuple([z.string(), count, count])),
    }),
  ),
})

/** A report of an earlier check, as far as it is a baseline: names and counts, no content. */
const baseline = z.object({
  version: z.literal(1),
  profiles: z.array(profiled satisfies z.ZodType<KeptProfile>),
})

export type BatchBaseline = z.infer<typeof baseline>

/** null for what is no report of a check. */
export function readBatchBaseline(text: string): BatchBaseline | null {
  try {
    const read = baseline.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Requests go by their folders and names: dates in an address move. Of several with one name the nth is the nth. */
export function findBatchDrift(
  before: BatchBaseline,
  after: BatchProfiles,
  percent: number,
): BatchDrift {
  const waiting = new Map<string, ContentProfile[]>()
  for (const one of before.profiles) {
    const key = keyOf(one)
    waiting.set(key, [...(waiting.get(key) ?? []), readProfile(one)])
  }
  const drift = new Map<CheckedRequest, readonly Drift[]>()
  for (const [request, profile] of after) {
    const earlier = waiting.get(keyOf(request))?.shift()
    if (earlier !== undefined) drift.set(request, findDrift(earlier, profile, percent))
  }
  return drift
}

const keyOf = ({ folderPath, name }: { folderPath: readonly string[]; name: string }): string =>
  JSON.stringify([...folderPath, name])

const readProfile = ({ kinds, ...counted }: KeptProfile): ContentProfile => ({
  ...counted,
  kinds: kinds.map(({ kind, items, attributes }) => ({
    kind,
    items,
    attributes: new Map(
      attributes.map(([attribute, present, unresolved]) => [attribute, { present, unresolved }]),
    ),
  })),
})
