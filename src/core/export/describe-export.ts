import type { ExportScope } from './export-format.ts'
import type { ExportFacts } from './item-writer.ts'
import type { WalkNote, WalkReport } from './walk.ts'

/** The page shown; `number` is null for a saved set. */
export interface ShownPage {
  itemCount: number
  number: number | null
}

/** The result of an export in one sentence. `items` is a count; totals and differences are digits as sent. */
export type ExportHeadline =
  /** A whole page, or the items that a filter of all pages has found. */
  | { kind: 'page' | 'found'; items: number }
  /** `items` of the `all` rows shown; `page` is null if the page has no number. */
  | { kind: 'filtered' | 'selected'; items: number; all: number; page: number | null }
  /** Canceled or failed before the last page. */
  | { kind: 'stopped'; items: number; total: string | null }
  /** `hasRepeats`: some items were received more than once. */
  | { kind: 'complete'; items: number; total: string; hasRepeats: boolean }
  /** Some items have no ID, so distinct items cannot be counted. */
  | { kind: 'untold'; items: number; total: string; withoutId: number }
  /** `missing`: the number of items that were not received. */
  | { kind: 'incomplete'; items: number; total: string; missing: string }
  /** `surplus`: the number of items beyond the total. */
  | { kind: 'surplus'; items: number; total: string; surplus: string }
  /** No response has a total. */
  | { kind: 'unknown-total'; items: number }

/** Further notes about the exported file. */
export type ExportRemark =
  /** The first IDs that were received more than once; `times` counts all repetitions. */
  | { kind: 'repeated'; times: number; ids: readonly string[] }
  /** Without an explicit sort, pages need not fit together (api.md 4.5.6). */
  | { kind: 'unsorted' }
  /** CORE returns items unordered for a sort key that it cannot use (datacycle-core.md 5). */
  | { kind: 'core-sort-unusable' }
  /** Why the walk ended, if not at the last page. */
  | { kind: 'loop' | 'nothing-new' | 'too-many-pages' | 'empty-page' | 'no-next-link' }
  /** The total changed during the walk. */
  | { kind: 'total-changed'; before: string; after: string }
  /**
   * `count` pages, the first of them `page`: their next link was not followed, they are other pages than
   * requested, or they have too few items.
   */
  | { kind: 'link-refused' | 'other-page' | 'short-page'; count: number; page: number }
  /** `count` items that are not JSON (in a table, in a JSON file), cells cut to the maximum length, or cells escaped as text. */
  | { kind: 'unreadable' | 'invalid-json' | 'cut-cells' | 'guarded-cells'; count: number }
  /** The table has no columns for these attributes. */
  | { kind: 'attributes-left-out'; names: readonly string[] }
  /** The items have more attributes than a table has columns. */
  | { kind: 'too-many-columns' }

export interface ExportDescription {
  headline: ExportHeadline
  remarks: ExportRemark[]
}

/** Describes the result of an export. `report` is null for a single page and for items of a saved set. */
export function describeExport(exported: {
  facts: ExportFacts
  isTruncated: boolean
  isStopped: boolean
  report: WalkReport | null
  scope: ExportScope
  shown: ShownPage
  /** True if this server is known to return items unordered for the requested sort. */
  sortLeavesUnordered: boolean
}): ExportDescription {
  const { facts, isTruncated, isStopped, report, sortLeavesUnordered } = exported
  return {
    headline: isStopped
      ? { kind: 'stopped', items: facts.itemCount, total: report?.total ?? null }
      : (describeSubset(exported) ?? describeCount(facts.itemCount, report)),
    remarks: [
      ...(report ? describeWalk(report, isStopped, sortLeavesUnordered) : []),
      ...describeTable(facts),
      ...(isTruncated ? [{ kind: 'too-many-columns' } as const] : []),
    ],
  }
}

/** Headline for exporting a subset (filtered, selected or found items); null for a page or all pages. */
function describeSubset({
  facts: { itemCount },
  scope,
  shown,
}: {
  facts: ExportFacts
  scope: ExportScope
  shown: ShownPage
}): ExportHeadline | null {
  if (scope === 'found') return { kind: 'found', items: itemCount }
  return scope === 'filtered' || scope === 'selected'
    ? { kind: scope, items: itemCount, all: shown.itemCount, page: shown.number }
    : null
}

function describeCount(items: number, report: WalkReport | null): ExportHeadline {
  if (report === null) return { kind: 'page', items }
  const { verdict, total, uniqueItemCount, repeatCount, withoutIdCount } = report
  if (total === null) return { kind: 'unknown-total', items: uniqueItemCount }
  switch (verdict.kind) {
    case 'complete':
      return {
        kind: 'complete',
        items: uniqueItemCount,
        total,
        hasRepeats: repeatCount > 0,
      }
    case 'untold':
      return { kind: 'untold', items: uniqueItemCount, total, withoutId: withoutIdCount }
    case 'incomplete':
      return { kind: 'incomplete', items: uniqueItemCount, total, missing: verdict.missing }
    case 'surplus':
      return { kind: 'surplus', items: uniqueItemCount, total, surplus: verdict.surplus }
    case 'unknown-total':
    case 'unfinished':
      return { kind: 'unknown-total', items: uniqueItemCount }
  }
}

function describeWalk(
  report: WalkReport,
  isStopped: boolean,
  sortLeavesUnordered: boolean,
): ExportRemark[] {
  const { repeated, repeatCount, isSorted, end, verdict, notes } = report
  const hasMismatch = repeatCount > 0 || verdict.kind === 'incomplete' || verdict.kind === 'surplus'
  // A server that repeats the same page would do so with any sort.
  const isStuck = end === 'loop' || end === 'nothing-new'
  return [
    ...(repeatCount > 0
      ? [{ kind: 'repeated', times: repeatCount, ids: repeated.map(({ id }) => id) } as const]
      : []),
    ...(isStopped ? [] : describeEnd(report)),
    ...describeTotals(notes),
    ...summarizeNotes(notes, 'other-page'),
    ...summarizeNotes(notes, 'short-page'),
    ...summarizeNotes(notes, 'link-refused'),
    ...(hasMismatch && !isSorted && !isStuck && !isStopped ? [{ kind: 'unsorted' } as const] : []),
    ...(hasMismatch && sortLeavesUnordered && !isStopped
      ? [{ kind: 'core-sort-unusable' } as const]
      : []),
  ]
}

function describeEnd({ end, verdict }: WalkReport): ExportRemark[] {
  switch (end) {
    case 'loop':
    case 'nothing-new':
    case 'too-many-pages':
      return [{ kind: end }]
    case 'empty-page':
    case 'no-next-link':
      return verdict.kind === 'incomplete' ? [{ kind: end }] : []
    case 'last-page':
    case null:
      return []
  }
}

/** The first and the last total, ignoring changes in between. */
function describeTotals(notes: readonly WalkNote[]): ExportRemark[] {
  const changes = notes.filter((note) => note.kind === 'total-changed')
  const before = changes[0]?.before
  const after = changes.at(-1)?.after
  return before === undefined || after === undefined
    ? []
    : [{ kind: 'total-changed', before, after }]
}

function summarizeNotes(
  notes: readonly WalkNote[],
  kind: 'link-refused' | 'other-page' | 'short-page',
): ExportRemark[] {
  const found = notes.filter((note) => note.kind === kind)
  const [first] = found
  if (!first) return []
  const page = first.kind === 'other-page' ? first.requested : first.page
  return [{ kind, count: found.length, page }]
}

function describeTable({
  unreadableCount,
  invalidCount,
  truncatedCells,
  escapedCells,
  attributesLeftOut,
}: ExportFacts): ExportRemark[] {
  return [
    ...(unreadableCount > 0 ? [{ kind: 'unreadable', count: unreadableCount } as const] : []),
    ...(invalidCount > 0 ? [{ kind: 'invalid-json', count: invalidCount } as const] : []),
    ...(truncatedCells > 0 ? [{ kind: 'cut-cells', count: truncatedCells } as const] : []),
    ...(escapedCells > 0 ? [{ kind: 'guarded-cells', count: escapedCells } as const] : []),
    ...(attributesLeftOut.length > 0
      ? [{ kind: 'attributes-left-out', names: attributesLeftOut } as const]
      : []),
  ]
}
