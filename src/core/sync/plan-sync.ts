import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import { planDeletions } from '#core/investigate/item-by-id.ts'
import { pruneForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { maxListRequests } from '#core/set/list-parts.ts'
import { planIdList, type SetQuery } from '#core/set/set-query.ts'
import type { SyncStamp } from './rehearse.ts'

/** The most requests of a rehearsal: five, where its list of IDs comes in one answer. */
export const maxSyncRequests = (held: number): number => 3 + 2 * maxListRequests(held)

export type SyncStep = Extract<RequestPurpose, { kind: 'sync' }>['step']

const attributeOf = { modified: 'dct:modified', touched: 'dc:touched' } as const
const dayMs = 86_400_000

/** An import with a day of overlap asks from here; every other one asks from later. */
export const syncSince = (startedAt: string): string =>
  new Date(Math.floor((Date.parse(startedAt) - dayMs) / 1000) * 1000)
    .toISOString()
    .replace('.000Z', 'Z')

/** Room for what came since, which costs nothing: the list is one answer of a CORE (datacycle-core.md 9). */
export const syncListSize = (held: number): number => 2 * held + 1000

/**
 * The delta of an import: what the query gives of what changed since then, as IDs with their stamps. Null
 * where the query has a filter by that stamp of its own.
 */
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
 * The deletions from the UTC day before the load on. Without a size the page comes that an import reads which
 * asks for none.
 */
export const planDeleted = (startedAt: string, size: number | null): RequestPlan =>
  planDeletions(
    { kind: 'sync', step: 'deleted', number: 0 },
    {
      since: new Date(Date.parse(startedAt) - dayMs).toISOString().slice(0, 10),
      pageSize: size === null ? null : String(size),
    },
  ).plan

/** All of them on one page: pages of deletions have no stable order (whole-set.md A5). */
export const deletedSize = (total: string): number => Number(total) + 100
