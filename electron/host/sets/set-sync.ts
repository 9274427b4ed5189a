import { err, ok, type Result } from '#core/result.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import type { LeaversResult } from '#core/sync/leavers.ts'
import type { ImportSettings } from '#core/sync/check-import.ts'
import type { SyncProblem, ImportCheckResult } from '#core/sync/sync-document.ts'
import type { AskDependencies } from './set-requests.ts'
import { loadLeavers } from './load-leavers.ts'
import { loadSync } from './load-sync.ts'
import { loadHeldName } from './load-held-item.ts'
import type { SetFolders } from './set-folders.ts'
import { describeImportCheck } from './describe-import-check.ts'

/** Import checks for complete sets. */
export interface SetSync {
  /** Fetches and saves the data of an import check; returns null on success. */
  loadSync(id: string): Promise<SyncProblem | null>
  /** Evaluates the saved data for one kind of import, without a request; null if no data is saved. */
  checkImport(id: string, settings: ImportSettings): Promise<ImportCheckResult | null>
  /** Finds items of the set that the endpoint no longer lists; saves nothing. */
  loadLeavers(id: string, signal: AbortSignal): Promise<Result<LeaversResult, SyncProblem>>
}

/** A complete set that was fetched by IDs. */
interface WholeSet {
  document: SetDocument
  itemCount: number
}

/** `closing` aborts running requests. */
export function createSetSync(
  deps: AskDependencies & { folders: SetFolders; isBusy: (id: string) => boolean },
  closing: AbortSignal,
): SetSync & { readonly settle: () => Promise<void> } {
  const { folders } = deps
  /** Running requests by set, so that a second click does not send them again. */
  const syncing = new Map<string, Promise<SyncProblem | null>>()

  /** Returns the set if it is complete and was fetched by IDs; otherwise the problem. */
  async function readWhole(id: string): Promise<Result<WholeSet, SyncProblem>> {
    if (deps.isBusy(id)) return err({ kind: 'running' })
    const document = await folders.read(id)
    return !('why' in document) && document.way === 'ids' && document.verdict?.state === 'whole'
      ? ok({ document, itemCount: document.verdict.items })
      : err({ kind: 'not-whole' })
  }

  async function sync(id: string): Promise<SyncProblem | null> {
    const set = await readWhole(id)
    if (!set.ok) return set.error
    const syncData = await loadSync(deps, set.value.document, set.value.itemCount, closing)
    if (!syncData.ok) return syncData.error
    const saved = await folders.saveImportCheck(id, syncData.value)
    return saved.ok ? null : { kind: 'disk', problem: saved.error.code }
  }

  return {
    loadSync(id) {
      const problem = syncing.get(id) ?? sync(id).finally(() => syncing.delete(id))
      syncing.set(id, problem)
      return problem
    },
    async checkImport(id, settings) {
      const set = await readWhole(id)
      const syncData = set.ok ? await folders.readImportCheck(id) : null
      if (!set.ok || syncData === null) return null
      const files = await folders.open(id, 'read')
      try {
        const from = { set: set.value.document, held: files.held, syncData }
        return await describeImportCheck(from, settings, (one) => loadHeldName(files, one))
      } finally {
        await files.close()
      }
    },
    async loadLeavers(id, signal) {
      const set = await readWhole(id)
      if (!set.ok) return set
      const files = await folders.open(id, 'read')
      try {
        return await loadLeavers(
          deps,
          { set: set.value.document, files },
          AbortSignal.any([signal, closing]),
        )
      } finally {
        await files.close()
      }
    },
    async settle() {
      await Promise.allSettled(syncing.values())
    },
  }
}
