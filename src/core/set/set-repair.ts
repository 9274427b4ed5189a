import { roomOnPage } from './list-parts.ts'
import { mebibyte } from '#core/exchange/limits.ts'
import { maxSetRequests } from './ids-engine.ts'
import { isBatchId } from './id-list.ts'
import type { SetPass } from './pages-engine.ts'
import { findObstacles, type SetQuery, type SetWay } from './set-query.ts'
import type { SetVerdict } from './set-verdict.ts'

/** A way to get missing items: how many to fetch, and the maximum number of requests. */
export type SetRepair =
  /** Continues the set by IDs: a new list, then the items still missing. */
  | { kind: 'again'; items: number; requests: number }
  /** Fetches a new set by IDs. */
  | { kind: 'ids'; items: number; requests: number }
  /** Walks over the pages again with a larger page size; the fetched items stay. */
  | ({ kind: 'one-page' | 'larger-pages'; items: number; requests: number } & SetPass)

/** The limits in whole-set.md A3. */
const maxPageBytes = 64 * mebibyte
const largerPageFactor = 4
/** A count before the pages and one after. */
const countsOfPass = 2

/** Chooses how to get missing items (whole-set.md A3); null if nothing is missing or no way is left. */
export function findRepair(
  query: SetQuery & { way: SetWay; bytes: number },
  verdict: SetVerdict,
): SetRepair | null {
  if (query.way === 'ids') return repairByIds(verdict)
  const total = Number(verdict.totalAfter ?? NaN)
  if (!Number.isSafeInteger(total) || total === 0 || verdict.state === 'one-answer') return null
  if (query.isDatacycle && findObstacles(query, 'ids').length === 0)
    return { kind: 'ids', items: total, requests: maxSetRequests(total) }
  return verdict.state === 'missing' ? repairByPages(query, verdict, total) : null
}

function repairByIds(verdict: SetVerdict): SetRepair | null {
  const missing = verdict.lines.flatMap((line) =>
    line.kind === 'open'
      ? line.ids
      : line.kind === 'failed'
        ? line.items.map(({ id }) => id).filter(isBatchId)
        : [],
  )
  if (missing.length === 0) return null
  return { kind: 'again', items: missing.length, requests: maxSetRequests(missing.length) }
}

function repairByPages(
  { form, bytes }: SetQuery & { bytes: number },
  { items, lines }: SetVerdict,
  total: number,
): SetRepair | null {
  const passes = lines.filter((line) => line.kind === 'pass')
  const pageSize = Number(form.pageSize)
  const isFruitless = passes.some(({ fresh }) => fresh === 0)
  if (isFruitless || !Number.isSafeInteger(pageSize) || pageSize < 1 || items === 0) return null
  const onePageSize = total + roomOnPage
  const isOnePageTried = passes.some((pass) => pass.pageSize >= onePageSize)
  if (!isOnePageTried && pageSize < onePageSize && (bytes / items) * onePageSize <= maxPageBytes)
    return repairByPass('one-page', { pageSize: onePageSize, maxPages: 1 }, total)
  // The server may limit the page size below the requested one.
  const maxPageSize = Math.min(...passes.map((pass) => Math.min(pass.pageSize, pass.largest)))
  const larger = Math.min(largerPageFactor * pageSize, maxPageSize)
  const isLargerTried = passes.some((pass) => pass.pageSize < onePageSize)
  if (isLargerTried || larger <= pageSize || larger >= onePageSize) return null
  return repairByPass(
    'larger-pages',
    { pageSize: larger, maxPages: Math.ceil(total / larger) + 1 },
    total,
  )
}

const repairByPass = (
  kind: 'one-page' | 'larger-pages',
  pass: SetPass,
  items: number,
): SetRepair => ({
  kind,
  items,
  requests: pass.maxPages + countsOfPass,
  ...pass,
})
