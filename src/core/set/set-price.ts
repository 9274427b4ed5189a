import {
  firstBatchSize,
  maxBatchesAtOnce,
  maxBatchSize,
  maxSetRequests,
  wantedBatchMs,
} from './ids-engine.ts'
import type { SetWay } from './set-query.ts'

/** The figures of the shown response, from which the price of the whole set is estimated. */
export interface ResponseFigures {
  /** Digits; null if unknown. */
  total: string | null
  items: number
  bytes: number
  tookMs: number
  /** Number of items that the server puts on a full page; null if unknown. */
  pageSize: number | null
}

/** The cost of fetching a set; null where it is unknown. */
export interface SetPrice {
  /** Number of requests if nothing changes meanwhile and the server stays as fast. */
  expected: number | null
  /** Maximum number of requests if none fails and, by pages, the total is right. */
  requests: number | null
  bytes: number | null
  ms: number | null
}

/** Extrapolates bytes and time from the shown page. */
export function priceSet(
  way: SetWay,
  { total, items, bytes, tookMs, pageSize }: ResponseFigures,
): SetPrice {
  const count = Number(total ?? NaN)
  if (!Number.isSafeInteger(count)) return { expected: null, requests: null, bytes: null, ms: null }
  const factor = items === 0 ? null : count / items
  const perItemMs = items === 0 ? 0 : tookMs / items
  const pages = Math.ceil(count / (pageSize ?? Math.max(1, items)))
  // By pages: a count request before and after, and three pages without news past the end (whole-set.md A2).
  const requests = way === 'ids' ? maxSetRequests(count) : pages + 5
  return {
    // By IDs: a count request, and a list before and after the batches. By pages: one page past the end if the
    // server has no links.
    expected: way === 'ids' ? Math.min(requests, 3 + countBatches(count, perItemMs)) : pages + 3,
    requests,
    bytes: factor === null ? null : Math.round(bytes * factor),
    ms: factor === null ? null : Math.round(tookMs * factor),
  }
}

/** The number of batches that the engine plans if all items take equally long. */
function countBatches(items: number, perItemMs: number): number {
  const fitting = Math.max(1, Math.min(maxBatchSize, Math.floor(wantedBatchMs / perItemMs)))
  let itemsLeft = items
  let batches = 0
  while (itemsLeft > 0) {
    const doublings = Math.max(0, batches + 1 - maxBatchesAtOnce)
    const size =
      doublings === 0 ? firstBatchSize : Math.min(fitting, firstBatchSize * 2 ** doublings)
    itemsLeft -= size
    batches += 1
  }
  return batches
}
