import type { HeldById } from '#core/set/id-list.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import { checkImport, type ImportSettings } from '#core/sync/check-import.ts'
import {
  nameWrongItems,
  type SyncDocument,
  type ImportCheckResult,
} from '#core/sync/sync-document.ts'
import { findSyncNotes } from '#core/sync/sync-notes.ts'
import { readEvidence } from './read-evidence.ts'

/** Evaluates an import check for one kind of import. `nameOf` returns the names of items. */
export async function describeImportCheck(
  { set, held, syncData }: { set: SetDocument; held: HeldById; syncData: SyncDocument },
  settings: ImportSettings,
  nameOf: (id: string) => Promise<string>,
): Promise<ImportCheckResult> {
  const { tried, deleted, list, askedAt, requests } = syncData
  const evidence = readEvidence(set, held, syncData)
  return {
    askedAt,
    startedAt: set.startedAt,
    requests,
    held: held.size,
    now: list.length,
    tried: { modified: tried.modified.kind, touched: tried.touched.kind },
    deleted: deleted.kind === 'failed' ? 'failed' : deleted.isWhole ? 'whole' : 'part',
    wrong: await nameWrongItems(checkImport(evidence, settings), nameOf),
    notes: findSyncNotes(evidence, settings),
  }
}
