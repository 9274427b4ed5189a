import type { KnownItem } from '#core/content/known-item.ts'
import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import { err, type Result } from '#core/result.ts'
import { isInOneOrder, type SetComparison } from '#core/set/compare-sets.ts'
import {
  createSet,
  type DamagedSet,
  type SetDocument,
  type SetRequest,
  type SetView,
} from '#core/set/set-document.ts'
import { findObstacles } from '#core/set/set-query.ts'
import { findRepair } from '#core/set/set-repair.ts'
import { withoutTokens } from '#core/workspace/without-tokens.ts'
import { compareFiles } from './compare-files.ts'
import { loadKnownItems } from './load-known-items.ts'
import type { RunDependencies } from './run-context.ts'
import { createSetFolders } from './set-folders.ts'
import { createSetRuns } from './set-runs.ts'
import { createSetSync, type SetSync } from './set-sync.ts'
import { createSetsSpace } from './sets-space.ts'
import type { PreparedRun } from './start-set-run.ts'
import { streamSet, streamIntactItems } from './stream-set.ts'

/** The sets saved on this computer (whole-set.md), one folder each. They can be fetched concurrently. */
export interface Sets extends SetSync {
  /** `bytes` includes damaged sets. */
  list(): Promise<{ sets: SetView[]; damaged: DamagedSet[]; bytes: number }>
  start(request: SetRequest): Promise<Result<void, HostRefusal>>
  /** Continues a paused set; does nothing if it is running. */
  resume(id: string): Promise<Result<void, HostRefusal>>
  /**
   * Fetches missing items by the suggested repair, within the announced number of requests (whole-set.md A3).
   */
  repair(id: string): Promise<Result<void, HostRefusal>>
  pause(id: string): Promise<void>
  /** Fails if another process is writing to the set. */
  remove(id: string): Promise<Result<void, HostRefusal>>
  /**
   * The items as an exchange stream: a head line, then one page with all items; null if there is no such set.
   */
  open(id: string): Promise<{ stream: ReadableStream<Uint8Array>; bodyBytes: number } | null>
  /** The intact items of a damaged set as NDJSON; null if there is no such set or it is being written. */
  openIntactItems(id: string): Promise<ReadableStream<Uint8Array> | null>
  /** Compares two sets; null if one is missing or being written. */
  compare(earlier: string, later: string): Promise<SetComparison | null>
  /** Name and types of items as far as saved sets of the connection have them. Sends nothing. */
  loadKnownItems(connectionId: string, ids: readonly string[]): Promise<KnownItem[]>
  /** Name and types of items of one set; empty if it is missing or being written. */
  loadKnownItemsOfSet(id: string, ids: readonly string[]): Promise<KnownItem[]>
  /** Pauses all runs and waits until they are saved. */
  close(): Promise<void>
}

export function createSets({
  folder,
  limitBytes,
  ...deps
}: RunDependencies & {
  folder: string
  now: () => Date
  /** Disk quota of all sets. */
  limitBytes: () => Promise<number>
}): Sets {
  const folders = createSetFolders(folder)
  const space = createSetsSpace(async () => {
    const sizes = (await folders.ids()).map((id) => folders.sizeOf(id))
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }, limitBytes)
  const runs = createSetRuns({ ...deps, folders, space })
  const closing = new AbortController()
  const { settle, ...sync } = createSetSync(
    { ...deps, folders, isBusy: runs.isBusy },
    closing.signal,
  )

  /** The set; null if it is missing, damaged or being written. */
  async function readIfIdle(id: string): Promise<SetDocument | null> {
    if (runs.isRunning(id) || (await folders.lockHolder(id)) !== null) return null
    const document = await folders.read(id)
    return 'why' in document ? null : document
  }

  return {
    ...sync,
    async list() {
      const found = await Promise.all((await folders.ids()).map(runs.view))
      return {
        sets: found
          .flatMap((one) => ('why' in one ? [] : [one]))
          .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1)),
        damaged: found.flatMap((one) => ('why' in one && !runs.isBusy(one.id) ? [one] : [])),
        bytes: await space.measure(),
      }
    },
    async start(request) {
      const [obstacle] = findObstacles(request, request.way)
      if (obstacle !== undefined) return err({ kind: 'invalid-request', detail: obstacle.kind })
      const opened = await deps.access.open(request.connectionId)
      if (!opened.ok) return err({ kind: 'unknown-connection' })
      const { name, baseUrl } = opened.value.connection
      const startedAt = deps.now().toISOString()
      return runs.begin(
        createSet(
          { ...request, form: withoutTokens(request.form) },
          { connectionName: name, baseUrl, startedAt },
        ),
      )
    },
    resume: (id) => runs.resume(id, (document) => Promise.resolve({ document, maxRequests: null })),
    repair: (id) =>
      runs.resume(id, async (document) => planRepair(document, await folders.sizeOf(id))),
    pause: runs.stop,
    remove: runs.remove,
    async open(id) {
      const document = await readIfIdle(id)
      return document && streamSet(document, await folders.open(id, 'read'))
    },
    async openIntactItems(id) {
      const isKnown = (await folders.ids()).includes(id)
      if (!isKnown || runs.isBusy(id) || (await folders.lockHolder(id)) !== null) return null
      return streamIntactItems(await folders.open(id, 'rescue'))
    },
    async compare(earlier, later) {
      const document = await readIfIdle(later)
      const before = await readIfIdle(earlier)
      if (document === null || before === null) return null
      const one = await folders.open(earlier, 'read')
      const other = await folders.open(later, 'read')
      try {
        return await compareFiles(one, other, {
          laterState: document.verdict?.state ?? 'partial',
          isInOneOrder: isInOneOrder(before, document),
        })
      } finally {
        await Promise.all([one.close(), other.close()])
      }
    },
    async loadKnownItems(connectionId, ids) {
      const idle = await Promise.all((await folders.ids()).map(readIfIdle))
      const sets = idle.flatMap((set) => (set?.connectionId === connectionId ? [set] : []))
      return loadKnownItems(folders, sets, ids)
    },
    async loadKnownItemsOfSet(id, ids) {
      const set = await readIfIdle(id)
      return set === null ? [] : loadKnownItems(folders, [set], ids)
    },
    async close() {
      closing.abort()
      await Promise.all([runs.close(), settle()])
    },
  }
}

/** The run that fetches what the set lacks, with one more pass where the repair needs one. */
function planRepair(document: SetDocument, bytes: number): PreparedRun {
  const repair = document.verdict && findRepair({ ...document, bytes }, document.verdict)
  const passes =
    repair?.kind === 'one-page' || repair?.kind === 'larger-pages'
      ? [...document.passes, { pageSize: repair.pageSize, maxPages: repair.maxPages }]
      : document.passes
  return { document: { ...document, passes }, maxRequests: repair?.requests ?? null }
}
