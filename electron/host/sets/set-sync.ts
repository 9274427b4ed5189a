import { err, type Result } from '#core/result.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import type { LeaversResult } from '#core/sync/leavers.ts'
import type { SyncLoop } from '#core/sync/rehearse.ts'
import type { SyncProblem, RehearsalResult } from '#core/sync/sync-document.ts'
import type { AskDependencies } from './ask-again.ts'
import { askLeavers } from './ask-leavers.ts'
import { askSync } from './ask-sync.ts'
import { nameOfHeldItem } from './describe-held-item.ts'
import type { SetFolders } from './set-folders.ts'
import { describeRehearsal } from './describe-rehearsal.ts'

/** Import rehearsals for complete sets. */
export interface SetSync {
  /** Fetches and saves the data of an import rehearsal; returns null on success. */
  askSync(id: string): Promise<SyncProblem | null>
  /** Evaluates the saved data for one kind of import, without a request; null if no data is saved. */
  rehearse(id: string, loop: SyncLoop): Promise<RehearsalResult | null>
  /** Finds items of the set that the endpoint no longer lists; saves nothing. */
  askLeavers(id: string, signal: AbortSignal): Promise<Result<LeaversResult, SyncProblem>>
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
  async function readWhole(id: string): Promise<SetDocument | SyncProblem> {
    if (deps.isBusy(id)) return { kind: 'running' }
    const document = await folders.read(id)
    return !('why' in document) && document.way === 'ids' && document.verdict?.state === 'whole'
      ? document
      : { kind: 'not-whole' }
  }

  async function sync(id: string): Promise<SyncProblem | null> {
    const document = await readWhole(id)
    if ('kind' in document) return document
    const held = document.verdict?.items ?? 0
    const syncData = await askSync(deps, document, held, closing)
    if (!syncData.ok) return syncData.error
    const saved = await folders.saveRehearsal(id, syncData.value)
    return saved.ok ? null : { kind: 'disk', problem: saved.error.code }
  }

  return {
    askSync(id) {
      const problem = syncing.get(id) ?? sync(id).finally(() => syncing.delete(id))
      syncing.set(id, problem)
      return problem
    },
    async rehearse(id, loop) {
      const document = await readWhole(id)
      const syncData = 'kind' in document ? null : await folders.readRehearsal(id)
      if ('kind' in document || syncData === null) return null
      const files = await folders.open(id, 'read')
      try {
        const from = { set: document, held: files.held, syncData }
        return await describeRehearsal(from, loop, (one) => nameOfHeldItem(files, one))
      } finally {
        await files.close()
      }
    },
    async askLeavers(id, signal) {
      const document = await readWhole(id)
      if ('kind' in document) return err(document)
      const files = await folders.open(id, 'read')
      try {
        return await askLeavers(deps, { set: document, files }, AbortSignal.any([signal, closing]))
      } finally {
        await files.close()
      }
    },
    async settle() {
      await Promise.allSettled(syncing.values())
    },
  }
}
