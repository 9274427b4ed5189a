import {
  firstBatchSize,
  maxBatchesAtOnce,
  maxBatchSize,
  maxRequests,
  wantedBatchMs,
} from './ids-engine.ts'
import type { SetWay } from './set-query.ts'

/** What the answer that is there tells of the whole. */
export interface SeenPage {
  /** Digits; null where no answer told a total. */
  total: string | null
  items: number
  bytes: number
  tookMs: number
  /** Items on a full page, as the server really delivers them; null where nobody knows. */
  pageSize: number | null
}

/** What fetching all of it will take; null where nobody can tell. */
export interface SetPrice {
  /** Where nothing changes meanwhile and the server stays as quick as it was. */
  expected: number | null
  /** The most where nothing fails. */
  requests: number | null
  bytes: number | null
  ms: number | null
}

/** Bytes and time are carried forward from the page that is there. */
export function priceSet(
  way: SetWay,
  { total, items, bytes, tookMs, pageSize }: SeenPage,
): SetPrice {
  const count = Number(total ?? NaN)
  if (!Number.isSafeInteger(count)) return { expected: null, requests: null, bytes: null, ms: null }
  const share = items === 0 ? null : count / items
  const perItemMs = items === 0 ? 0 : tookMs / items
  const pages = Math.ceil(count / (pageSize ?? Math.max(1, items)))
  // By IDs with three rounds of repair at most (whole-set.md A1); by pages a count before and one after, and a page
  // behind the last where nothing else says that it is.
  const requests = way === 'ids' ? maxRequests(count) : pages + 3
  return {
    // By IDs a count, and a list at both ends.
    expected: way === 'ids' ? Math.min(requests, 3 + countBatches(count, perItemMs)) : requests,
    requests,
    bytes: share === null ? null : Math.round(bytes * share),
    ms: share === null ? null : Math.round(tookMs * share),
  }
}

/** Batches as the engine plans them where each item takes as long: the first ones at a time have one size. */
function countBatches(items: number, perItemMs: number): number {
  const fitting = Math.max(1, Math.min(maxBatchSize, Math.floor(wantedBatchMs / perItemMs)))
  let left = items
  let batches = 0
  while (left > 0) {
    const doublings = Math.max(0, batches + 1 - maxBatchesAtOnce)
    const size =
      doublings === 0 ? firstBatchSize : Math.min(fitting, firstBatchSize * 2 ** doublings)
    left -= size
    batches += 1
  }
  return batches
}
