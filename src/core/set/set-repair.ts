import { maxRequests } from './ids-engine.ts'
import { isBatchId } from './id-list.ts'
import type { SetPass } from './pages-engine.ts'
import { findObstacles, type SetQuery, type SetWay } from './set-query.ts'
import type { SetVerdict } from './set-verdict.ts'

/** What is left to try for what a set lacks, and its price: so many items in so many requests at most. */
export type SetRepair =
  /** The set by IDs goes on: with a new list, and what is still not held. */
  | { kind: 'again'; items: number; requests: number }
  /** A set of its own, by a list of IDs. */
  | { kind: 'ids'; items: number; requests: number }
  /** The pages once more, for what they did not show; what came is held already. */
  | ({ kind: 'one-page' | 'larger-pages'; items: number; requests: number } & SetPass)

/** More is not asked for on one page. */
const maxPageBytes = 64 * 2 ** 20
/** Besides the pages: the total, and that behind the last of them. */
const countsOfPass = 2

/** The way that is left where a set lacks items (whole-set.md A3); null where none is, or where nothing lacks. */
export function findRepair(
  query: SetQuery & { way: SetWay; bytes: number },
  verdict: SetVerdict,
): SetRepair | null {
  if (query.way === 'ids') return repairByIds(verdict)
  const total = Number(verdict.totalAfter ?? NaN)
  if (!Number.isSafeInteger(total) || total === 0 || verdict.state === 'one-answer') return null
  if (query.isDatacycle && findObstacles(query, 'ids').length === 0)
    return { kind: 'ids', items: total, requests: maxRequests(total) }
  return verdict.state === 'missing' ? repairByPages(query, verdict, total) : null
}

function repairByIds(verdict: SetVerdict): SetRepair | null {
  const lacking = verdict.lines.flatMap((line) =>
    line.kind === 'open'
      ? line.ids
      : line.kind === 'failed'
        ? line.items.map(({ id }) => id).filter(isBatchId)
        : [],
  )
  if (lacking.length === 0) return null
  return { kind: 'again', items: lacking.length, requests: maxRequests(lacking.length) }
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
  const withRoom = total + 100
  const isOneTried = passes.some((pass) => pass.pageSize >= withRoom)
  if (!isOneTried && pageSize < withRoom && (bytes / items) * withRoom <= maxPageBytes)
    return priceOf('one-page', { pageSize: withRoom, maxPages: 1 }, total)
  // What the server really puts on a page, where it was asked for more.
  const most = Math.min(
    ...passes.map(({ pageSize: asked, largest }) => (largest < asked ? largest : asked)),
  )
  const larger = Math.min(4 * pageSize, most)
  const isLargerTried = passes.some((pass) => pass.pageSize < withRoom)
  if (isLargerTried || larger <= pageSize || larger >= withRoom) return null
  return priceOf(
    'larger-pages',
    { pageSize: larger, maxPages: Math.ceil(total / larger) + 1 },
    total,
  )
}

const priceOf = (kind: 'one-page' | 'larger-pages', pass: SetPass, items: number): SetRepair => ({
  kind,
  items,
  requests: pass.maxPages + countsOfPass,
  ...pass,
})
