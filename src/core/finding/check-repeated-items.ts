import type { SeenPage, SeenPages } from '#core/response/seen-pages.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { LostItems, UnorderedReason, PageFinding, SortState } from './finding.ts'

/** Maximum number of repeated items in the evidence. */
const maxShown = 20

/**
 * Compares a page's items with earlier pages of its query; null if no items repeat.
 *
 * `unorderedReason`: the server is known to return items unordered for this sort. Then all pages seen are
 * compared, because an item may repeat several pages later (datacycle-core.md 5). Else only the last one is
 * compared, because items may have changed since the others.
 */
export function findRepeatedItems(
  seen: SeenPages,
  key: string,
  page: SeenPage,
  unorderedReason: UnorderedReason | null = null,
): Extract<PageFinding, { kind: 'items-of-page-before' }> | null {
  const last = seen.previous(key, page)
  const candidates = unorderedReason === null ? (last ? [last] : []) : seen.others(key, page)
  const repeatedPositions = (one: SeenPage) =>
    page.ids.flatMap((id, at) => (id !== '' && one.ids.includes(id) ? [at] : []))
  const earlier = candidates.find((one) => repeatedPositions(one).length > 0)
  if (earlier === undefined) return null
  const positions = repeatedPositions(earlier)
  return {
    kind: 'items-of-page-before',
    count: positions.length,
    page: earlier.number,
    sort: unorderedReason ?? 'unknown',
    evidence: positions.slice(0, maxShown).map((position) => {
      const id = page.ids[position] ?? null
      return { kind: 'item', position, id, path: '@id', value: id }
    }),
  }
}

/**
 * Reports that all pages together have fewer distinct items than the total; null if not, if pages are
 * missing, or if items have no `@id`.
 */
export function findLostItems(
  pages: readonly SeenPage[],
  { last, total }: { last: number | null; total: string | null },
): LostItems | null {
  if (last === null || last < 2 || total === null || !/^\d+$/.test(total)) return null
  const byNumber = new Map(pages.map((page) => [page.number, page]))
  const all = Array.from({ length: last }, (_, at) => byNumber.get(at + 1))
  if (all.includes(undefined)) return null
  const ids = all.flatMap((page) => page?.ids ?? [])
  const different = new Set(ids).size
  return !ids.includes('') && BigInt(different) < BigInt(total)
    ? { kind: 'items-lost', pages: last, different, total }
    : null
}

/**
 * Derives the state of the sort from verdicts, for judging repeated items. A partly obeyed sort counts as
 * obeyed: both leave ties undecided.
 */
export function sortStateOf(verdicts: readonly Verdict[]): SortState {
  if (verdicts.length === 0) return 'unknown'
  const verdict = verdicts.find(({ parameter }) => parameter.kind === 'sort')
  switch (verdict?.kind) {
    case undefined:
      return 'none'
    case 'obeyed':
    case 'partly': {
      const { reason } = verdict
      const isInOrder = reason.kind === 'in-order' || reason.kind === 'in-order-of-one'
      return isInOrder && !reason.hasTies ? 'distinct' : 'obeyed'
    }
    case 'ignored':
      return 'ignored'
    case 'absent':
    case 'unknown':
      return 'unknown'
  }
}
