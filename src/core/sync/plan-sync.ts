import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import { planDeletions } from '#core/investigate/item-by-id.ts'
import { pruneForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { maxListRequests } from '#core/set/list-parts.ts'
import { planIdList, type SetQuery } from '#core/set/set-query.ts'
import type { SyncStamp } from './check-import.ts'

/** Maximum number of requests of an import check: five if the list of IDs fits in one response. */
export const maxSyncRequests = (held: number): number => 3 + 2 * maxListRequests(held)

export type SyncStep = Extract<RequestPurpose, { kind: 'sync' }>['step']

const attributeOf = { modified: 'dct:modified', touched: 'dc:touched' } as const
const dayMs = 86_400_000

/** One day before the set: the start for an import with a day of overlap, and earlier than for any other. */
export const syncSince = (startedAt: string): string =>
  new Date(Math.floor((Date.parse(startedAt) - dayMs) / 1000) * 1000)
    .toISOString()
    .replace('.000Z', 'Z')

/** Page size with ample room for new items; a larger size costs a CORE nothing (datacycle-core.md 9). */
export const syncListSize = (held: number): number => 2 * held + 1000

/** The request for IDs and stamps of items changed since then; null if the query filters by the stamp itself. */
export function planDelta(
  query: SetQuery,
  stamp: SyncStamp,
  { since, size }: { since: string; size: number },
): RequestPlan | null {
  const form = pruneForm(query.form)
  const key = `attribute.${attributeOf[stamp]}`
  if (form.filters.some((row) => row.key === key || row.key.startsWith(`${key}.`))) return null
  const row = { key: `${key}.in.min`, value: { kind: 'text' as const, text: since } }
  const planned = planIdList({ ...query, form: { ...form, filters: [...form.filters, row] } }, size)
  return planned.ok ? planned.value : null
}

/**
 * The request for the deletions since the UTC day before the load. Without a size, the server returns its
 * default page, which is what most imports read.
 */
export const planDeleted = (startedAt: string, size: number | null): RequestPlan =>
  planDeletions(
    { kind: 'sync', step: 'deleted', number: 0 },
    {
      since: new Date(Date.parse(startedAt) - dayMs).toISOString().slice(0, 10),
      pageSize: size === null ? null : String(size),
    },
  ).plan

/** Page size for all deletions at once, with room for new ones: their pages have no stable order. */
export const deletionsPageSize = (total: string): number => Number(total) + 100
