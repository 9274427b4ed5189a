import { err, type Result } from '#core/result.ts'
import type { SetDocument } from '#core/set/set-document.ts'
import type { LeaversTold } from '#core/sync/leavers.ts'
import type { SyncLoop } from '#core/sync/rehearse.ts'
import type { SyncProblem, SyncTold } from '#core/sync/sync-document.ts'
import type { AskDependencies } from './ask-again.ts'
import { askLeavers } from './ask-leavers.ts'
import { askSync } from './ask-sync.ts'
import { nameHeld } from './name-held.ts'
import type { SetFolders } from './set-folders.ts'
import { tellSync } from './tell-sync.ts'

/** What an import by the rules of synchronization would have of whole sets. */
export interface SetSync {
  /** Asks what a rehearsal of an import needs, and keeps it with the set; null where that worked. */
  askSync(id: string): Promise<SyncProblem | null>
  /** What that import would have wrong today, without a request; null where nothing is kept to tell it from. */
  rehearse(id: string, loop: SyncLoop): Promise<SyncTold | null>
  /** Asks which of its items the endpoint does not list any more; nothing of it is kept. */
  askLeavers(id: string, signal: AbortSignal): Promise<Result<LeaversTold, SyncProblem>>
}

/** `closing`: leaves what is being asked. */
export function createSetSync(
  deps: AskDependencies & { folders: SetFolders; isBusy: (id: string) => boolean },
  closing: AbortSignal,
): SetSync & { readonly settle: () => Promise<void> } {
  const { folders } = deps
  /** Pressed twice, it is asked for once. */
  const syncing = new Map<string, Promise<SyncProblem | null>>()

  /** What an import had: a set by IDs that is whole, and nothing else. */
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
    const asked = await askSync(deps, document, held, closing)
    if (!asked.ok) return asked.error
    const saved = await folders.saveSync(id, asked.value)
    return saved.ok ? null : { kind: 'disk', problem: saved.error.code }
  }

  return {
    askSync(id) {
      const asked = syncing.get(id) ?? sync(id).finally(() => syncing.delete(id))
      syncing.set(id, asked)
      return asked
    },
    async rehearse(id, loop) {
      const document = await readWhole(id)
      const asked = 'kind' in document ? null : await folders.readSync(id)
      if ('kind' in document || asked === null) return null
      const files = await folders.open(id, 'read')
      try {
        const from = { set: document, held: files.held, asked }
        return await tellSync(from, loop, (one) => nameHeld(files, one))
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
