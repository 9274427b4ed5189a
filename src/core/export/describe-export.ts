import type { SetVerdict } from '#core/set/set-verdict.ts'
import type { ExportScope } from './export-format.ts'
import type { ExportFacts } from './item-writer.ts'

/** The page shown; `number` is null for a saved set. */
export interface ShownPage {
  itemCount: number
  number: number | null
}

/** The result of an export in one sentence. `items` is a count; totals are digits as sent. */
export type ExportHeadline =
  /** A whole page, or the items that a filter of all pages has found. */
  | { kind: 'page' | 'found'; items: number }
  /** `items` of the `all` rows shown; `page` is null if the page has no number. */
  | { kind: 'filtered' | 'selected'; items: number; all: number; page: number | null }
  /** Canceled or failed before the last page. */
  | { kind: 'stopped'; items: number; total: string | null }
  /** All pages (whole-set.md). */
  | { kind: 'fetched'; verdict: SetVerdict }

/** Further notes about the exported file. */
export type ExportRemark =
  /** What a count cannot show (whole-set.md L3). */
  | { kind: 'unnoticed' }
  /** Without an explicit sort, pages need not fit together (api.md 4.5.6). */
  | { kind: 'unsorted' }
  /** CORE returns items unordered for a sort key that it cannot use (datacycle-core.md 5). */
  | { kind: 'core-sort-unusable' }
  /** `count` items that are not JSON (in a table, in a JSON file), cells cut to the maximum length, or cells escaped as text. */
  | { kind: 'unreadable' | 'invalid-json' | 'cut-cells' | 'guarded-cells'; count: number }
  | { kind: 'attributes-left-out'; names: readonly string[] }
  /** The items have more attributes than a table has columns. */
  | { kind: 'too-many-columns' }

export interface ExportDescription {
  headline: ExportHeadline
  remarks: ExportRemark[]
}

/** Describes the result of an export. `verdict` is null for a single page and for items of a saved set. */
export function describeExport(exported: {
  facts: ExportFacts
  isTruncated: boolean
  isStopped: boolean
  verdict: SetVerdict | null
  /** The server's total when the export began. */
  total: string | null
  scope: ExportScope
  shown: ShownPage
  /** False if the query has no sort. */
  isSorted: boolean
  /** True if this server is known to return items unordered for the requested sort. */
  sortLeavesUnordered: boolean
}): ExportDescription {
  const { facts, isTruncated, isStopped, verdict, scope, total } = exported
  const items = facts.itemCount
  return {
    headline: isStopped
      ? { kind: 'stopped', items, total: scope === 'all' ? total : null }
      : (describeSubset(exported) ??
        (verdict === null ? { kind: 'page', items } : { kind: 'fetched', verdict })),
    remarks: [
      ...(verdict?.state === 'counted' && !isStopped ? [{ kind: 'unnoticed' } as const] : []),
      ...(verdict === null ? [] : describeOrder(verdict, exported)),
      ...describeTable(facts),
      ...(isTruncated ? [{ kind: 'too-many-columns' } as const] : []),
    ],
  }
}

/** Why pages may repeat or skip items, if they seem to do so. */
function describeOrder(
  { state, repeated, lines }: SetVerdict,
  { isSorted, sortLeavesUnordered }: { isSorted: boolean; sortLeavesUnordered: boolean },
): ExportRemark[] {
  if (repeated === 0 && state !== 'missing' && state !== 'surplus') return []
  // A server that sends one page again and again would do so with any sort.
  if (lines.some(({ kind }) => kind === 'no-news')) return []
  return [
    ...(isSorted ? [] : [{ kind: 'unsorted' } as const]),
    ...(sortLeavesUnordered ? [{ kind: 'core-sort-unusable' } as const] : []),
  ]
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
