import { pruneForm } from '#core/query/form.ts'
import type { HeldById } from '#core/set/id-list.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import type { SyncEvidence } from '#core/sync/check-import.ts'
import type { SyncDocument, TriedFilter } from '#core/sync/sync-document.ts'

/**
 * Combines a set with the data of an import check; all statements about an import are derived from the result.
 */
export function readEvidence(set: SetDocument, held: HeldById, sync: SyncDocument): SyncEvidence {
  const idsOfLine = (kind: 'came' | 'went' | 'changed') =>
    new Set(set.verdict?.lines.flatMap((line) => (line.kind === kind ? line.ids : [])) ?? [])
  const { q, filters } = pruneForm(set.form)
  return {
    held,
    startedAt: set.startedAt,
    endedAt: set.endedAt ?? set.startedAt,
    changedMeanwhile: idsOfLine('changed'),
    cameMeanwhile: idsOfLine('came'),
    wentMeanwhile: idsOfLine('went'),
    listedNow: new Map(sync.list.map(([id, modified, touched]) => [id, { modified, touched }])),
    tried: {
      since: sync.since,
      modified: idsOf(sync.tried.modified),
      touched: idsOf(sync.tried.touched),
    },
    deleted:
      sync.deleted.kind === 'failed'
        ? null
        : {
            firstPage: sync.deleted.firstPage.map(readEntry),
            all: sync.deleted.all.map(readEntry),
            isWhole: sync.deleted.isWhole,
          },
    entrances: {
      isCollection: sync.isCollection,
      hasFullText: q !== '' || filters.some(({ key }) => /^(?:q|search)(?:\.|$)/.test(key)),
      isNested: filters.some(({ key }) => /^endpointId(?:\.|$)/.test(key)),
      hasSubtree: filters.some(({ key }) => key.includes('.withSubtree')),
    },
  }
}

const idsOf = (tried: TriedFilter): ReadonlySet<string> | null =>
  tried.kind === 'answered' ? new Set(tried.ids) : null

const readEntry = ([id, at]: readonly [string, string]) => ({ id, at })
