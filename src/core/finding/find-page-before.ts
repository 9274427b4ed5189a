import type { SeenPage, SeenPages } from '#core/response/seen-pages.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { LostItems, LostOrder, PageFinding, SortStanding } from './finding.ts'

/** At most so many of the repeated items are shown as evidence. */
const maxShown = 20

export interface PageBefore {
  /** The page of the same query with the same items in the same order, where it was seen before. */
  seenAs: number | null
  /** null where no item stood on the page shown before. */
  finding: Extract<PageFinding, { kind: 'items-of-page-before' }> | null
}

/**
 * What the items of a page have in common with pages of its query that were seen before. A page that is one
 * of them throughout is that page (its number was not obeyed), and nothing is repeated then.
 *
 * `lostOrder` says that the server is known to have no order under the sort asked for: then each page seen
 * counts, as repeats lie pages apart (datacycle-core.md 5). Else only the last one does, for items may have
 * been changed since the others.
 */
export function findPageBefore(
  seen: SeenPages,
  key: string,
  page: SeenPage,
  lostOrder: LostOrder | null = null,
): PageBefore {
  // A server that ignores page numbers sends its first page: under another number nobody knows which one came.
  const same = seen.sameAs(key, page)?.number ?? null
  const seenAs = same === 1 ? same : null
  const last = seen.before(key, page)
  const candidates = lostOrder === null ? (last ? [last] : []) : seen.others(key, page)
  const repeated = (one: SeenPage) =>
    page.ids.flatMap((id, at) => (id !== '' && one.ids.includes(id) ? [at] : []))
  const before = seenAs === null ? candidates.find((one) => repeated(one).length > 0) : undefined
  if (before === undefined) return { seenAs, finding: null }
  const positions = repeated(before)
  return {
    seenAs,
    finding: {
      kind: 'items-of-page-before',
      count: positions.length,
      page: before.number,
      sort: lostOrder ?? 'unknown',
      evidence: positions.slice(0, maxShown).map((position) => {
        const id = page.ids[position] ?? null
        return { kind: 'item', position, id, path: '@id', value: id }
      }),
    },
  }
}

/**
 * The sum once every page of a query was seen, where they hold fewer different items than the last of them counts;
 * null before that. Items without an `@id` cannot be told apart, so that nothing is said then.
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
 * What the verdicts say of the sort, as far as repeated items hang on it. One that is obeyed in part does not
 * decide between values that are equal to its first criterion, as one that is obeyed does not.
 */
export function standingOfSort(verdicts: readonly Verdict[]): SortStanding {
  if (verdicts.length === 0) return 'unknown'
  const verdict = verdicts.find(({ parameter }) => parameter.kind === 'sort')
  switch (verdict?.kind) {
    case undefined:
      return 'none'
    case 'obeyed':
      return verdict.reason.kind === 'in-order' && !verdict.reason.hasTies ? 'distinct' : 'obeyed'
    case 'partly':
      return 'obeyed'
    case 'ignored':
      return 'ignored'
    case 'absent':
    case 'unknown':
      return 'unknown'
  }
}
