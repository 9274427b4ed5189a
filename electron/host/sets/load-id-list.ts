import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ListedItem } from '#core/set/id-list.ts'
import {
  advanceParts,
  beginParts,
  maxListItems,
  nextPart,
  withinCreated,
} from '#core/set/list-parts.ts'
import { planTotal, planIdList, requirePlan, type SetQuery } from '#core/set/set-query.ts'
import type { PageFailure, ReceivedPage } from './load-page.ts'

/** A received list of IDs, from one response or several. */
export interface ReceivedList {
  kind: 'list'
  /** null for an item without an ID; also one null if a part contradicted its total. */
  items: readonly (ListedItem | null)[]
  total: string | null
  requests: number
  /** Number of parts; 1 if the list was not split. */
  parts: number
  /** See `ReceivedPage`. */
  hasFolderPath: boolean
}

/** `index` counts the requests of the list from 0. */
export type AskForList = (
  step: 'count' | 'list',
  plan: RequestPlan,
  index: number,
) => Promise<ReceivedPage | PageFailure>

/**
 * Fetches a list of about `total` IDs: as one page of `size`, or in parts by creation time if it is too long
 * or was split before (`wasSplit`; whole-set.md A4).
 */
export async function loadIdList(
  query: SetQuery,
  { size, total, wasSplit, now }: { size: number; total: number; wasSplit: boolean; now: Date },
  ask: AskForList,
): Promise<ReceivedList | PageFailure> {
  if (!canSplit(query) || (!wasSplit && total <= maxListItems)) {
    const answer = await ask('list', requirePlan(planIdList(query, size)), 0)
    return answer.kind === 'page' ? readList(answer) : answer
  }
  return loadInParts(query, beginParts(total, now), ask)
}

/** False if the query itself filters by creation time. */
export const canSplit = ({ form }: SetQuery): boolean =>
  withinCreated(form, { from: 0, to: 1 }) !== null

/** True if the list may be too long for the server; it may also be down. */
export const mayBeTooLong = (answer: ReceivedPage | ReceivedList | PageFailure): boolean =>
  answer.kind === 'no-answer' || (answer.kind === 'status' && answer.status >= 500)

const readList = ({ total, items, hasFolderPath }: ReceivedPage): ReceivedList => ({
  kind: 'list',
  total,
  hasFolderPath,
  items: listedOf(items),
  requests: 1,
  parts: 1,
})

const listedOf = (items: ReceivedPage['items']) =>
  items.map(({ id, stamps }) => (id === null ? null : { id, ...stamps }))

async function loadInParts(
  query: SetQuery,
  initialParts: ReturnType<typeof beginParts>,
  ask: AskForList,
): Promise<ReceivedList | PageFailure> {
  let parts = initialParts
  let requests = 0
  let hasFolderPath = false
  for (let want = nextPart(parts); want !== null; want = nextPart(parts)) {
    const form = withinCreated(query.form, want) ?? query.form
    const partQuery = { ...query, form }
    const planned = want.kind === 'count' ? planTotal(partQuery) : planIdList(partQuery, want.size)
    const answer = await ask(want.kind, requirePlan(planned), requests)
    requests += 1
    if (answer.kind !== 'page') {
      const halved = mayBeTooLong(answer) ? advanceParts(parts, { kind: 'failed' }) : null
      // Even the smallest part or a count request fails, so the server is down.
      if (halved === null) return answer
      parts = halved
      continue
    }
    const { total, items } = answer
    hasFolderPath ||= answer.hasFolderPath
    parts =
      advanceParts(
        parts,
        want.kind === 'count'
          ? { kind: 'counted', count: Number(total ?? 0) }
          : { kind: 'listed', items: listedOf(items), total },
      ) ?? parts
  }
  // A count after the last part shows whether the parts are complete.
  const counted = await ask('count', requirePlan(planTotal(query)), requests)
  if (counted.kind !== 'page') return counted
  return {
    kind: 'list',
    items: [...parts.items.values(), ...(parts.isWrong ? [null] : [])],
    total: counted.total,
    requests: requests + 1,
    parts: parts.parts,
    hasFolderPath: hasFolderPath || counted.hasFolderPath,
  }
}
