import type { SetWay } from './set-query.ts'

/** What the answer that is there tells of the whole. */
export interface SeenPage {
  /** Digits; null where no answer told a total. */
  total: string | null
  items: number
  bytes: number
  tookMs: number
  pageSize: number | null
}

/** What fetching all of it will take, at most; null where nobody can tell. */
export interface SetPrice {
  requests: number | null
  bytes: number | null
  minutes: number | null
}

const batchSize = 20

/** Requests are a bound where nothing fails; bytes and minutes are carried forward from the page that is there. */
export function priceSet(
  way: SetWay,
  { total, items, bytes, tookMs, pageSize }: SeenPage,
): SetPrice {
  const count = Number(total ?? NaN)
  if (!Number.isSafeInteger(count)) return { requests: null, bytes: null, minutes: null }
  const share = items === 0 ? null : count / items
  const pages = Math.ceil(count / (pageSize ?? Math.max(1, items)))
  return {
    // A count before and one after, and a page behind the last where nothing else says that it is; by IDs a list at
    // both ends and at most three rounds of repair.
    requests: way === 'ids' ? 7 + 3 * Math.ceil(count / batchSize) : pages + 3,
    bytes: share === null ? null : Math.round(bytes * share),
    minutes: share === null ? null : Math.ceil((tookMs * share) / 60_000),
  }
}
