import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  type DamagedSet,
  type PauseReason,
  type SetDocument,
  type SetStanding,
  type SetView,
  setVersion,
} from '#core/set/set-document.ts'
import { describeWriteError } from '#host/storage/write-problem.ts'
import { runSet } from './run-set.ts'
import type { RunDependencies, RunContext, SetsSpace } from './run-context.ts'
import type { SetFiles } from './set-files.ts'
import type { SetFolders } from './set-folders.ts'

/** Runs of sets; different sets run concurrently, each at most once. */
export interface SetRuns {
  /** Creates a set and starts its run. */
  begin(document: SetDocument): Promise<Result<void, HostRefusal>>
  /**
   * Continues an existing set, as changed by `prepare` after locking; does nothing if it is already running.
   */
  resume(
    id: string,
    prepare: (document: SetDocument) => Promise<PreparedRun>,
  ): Promise<Result<void, HostRefusal>>
  /** Pauses a run and waits until it is saved. */
  readonly stop: (id: string) => Promise<void>
  readonly isRunning: (id: string) => boolean
  /** True if it is running or about to run. */
  readonly isBusy: (id: string) => boolean
  /** The current state of a set. */
  readonly view: (id: string) => Promise<SetView | DamagedSet>
  /** Fails if another process is writing to the set. */
  readonly remove: (id: string) => Promise<Result<void, HostRefusal>>
  /** Pauses all runs and waits until they are saved. */
  close(): Promise<void>
}

const beginningStanding: SetStanding = { kind: 'running', done: 0, of: null }

export function createSetRuns(deps: SetRunDependencies): SetRuns {
  const { folders } = deps
  const running = new Map<string, { run: RunHandle; settled: Promise<void> }>()
  /** IDs of sets about to run. */
  const beginning = new Set<string>()
  /** Pause reasons that could not be written to disk; kept in memory until the app ends. */
  const unsavedPauses = new Map<string, PauseReason>()
  const itemCounts = createItemCounts(folders)
  const isBusy = (id: string) => running.has(id) || beginning.has(id)

  async function startRun(id: string, prepare: () => Promise<PreparedRun | DamagedSet>) {
    const started = await startSetRun(deps, id, prepare)
    if (!started.ok) return started
    const run = started.value
    unsavedPauses.delete(id)
    const settled = run.ended
      .then((why) => {
        if (why !== null) unsavedPauses.set(id, why)
      })
      .finally(() => running.delete(id))
    running.set(id, { run, settled })
    return ok(undefined)
  }

  async function stop(id: string) {
    running.get(id)?.run.stop()
    await running.get(id)?.settled
  }

  return {
    stop,
    isRunning: (id) => running.has(id),
    isBusy,
    async begin(document) {
      const { id } = document
      beginning.add(id)
      try {
        const created = await folders.create(id)
        if (!created.ok) return created
        const started = await startRun(id, () =>
          Promise.resolve({ document, maxRequests: null }),
        ).catch((error: unknown) => err(describeWriteError(error)))
        // An empty folder would be listed as a damaged set.
        if (!started.ok) await folders.remove(id)
        return started
      } catch (error) {
        return err(describeWriteError(error))
      } finally {
        beginning.delete(id)
      }
    },
    async resume(id, prepare) {
      // After a second click, only one run starts; two would write to the same files.
      if (isBusy(id)) return ok(undefined)
      beginning.add(id)
      try {
        const document = await folders.read(id)
        if ('why' in document) return err(refusalOf(document))
        // Read again after locking, because another process may have changed it.
        return await startRun(id, async () => {
          const current = await folders.read(id)
          return 'why' in current ? current : prepare(current)
        })
      } finally {
        beginning.delete(id)
      }
    },
    async view(id) {
      // A run saves before it is removed from `running`, so the file of any other set is current.
      const run = running.get(id)?.run
      const document = run?.document ?? (await folders.read(id))
      if ('why' in document) return document
      const { paused, verdict, ...rest } = document
      const holder = run || paused || verdict ? null : await folders.lockHolder(id)
      const why = unsavedPauses.get(id) ?? paused ?? { kind: 'ended' }
      const idle = beginning.has(id) ? beginningStanding : standingOf(verdict, holder, why)
      const standing = run?.standing ?? idle
      const bytes = await folders.sizeOf(id)
      // Sets fetched by another process are not counted: they keep growing and would be recounted every time.
      const held = standing.kind === 'paused' && !run ? await itemCounts.load(id, bytes) : 0
      const items = run ? countItems(run.files) : (verdict?.items ?? held)
      return { ...rest, standing, items, bytes }
    },
    async remove(id) {
      await stop(id)
      const holder = await folders.lockHolder(id)
      if (holder !== null) return err({ kind: 'set-held', ...holder })
      await folders.remove(id)
      unsavedPauses.delete(id)
      itemCounts.forget(id)
      return ok(undefined)
    },
    async close() {
      const ids = [...running.keys()]
      await Promise.allSettled(ids.map(stop))
    },
  }
}

/** Of a set that this process does not fetch. */
function standingOf(
  verdict: SetDocument['verdict'],
  holder: Awaited<ReturnType<SetFolders['lockHolder']>>,
  why: PauseReason,
): SetStanding {
  if (verdict) return { kind: 'ended', verdict }
  return holder ? { kind: 'elsewhere', ...holder } : { kind: 'paused', why }
}

const countItems = ({ held, withoutId }: RunHandle['files']): number => held.size + withoutId.length

/** The item counts of paused sets. Recounted only when the size changes, because the files may be large. */
function createItemCounts(folders: SetRunDependencies['folders']) {
  const counts = new Map<string, { bytes: number; items: number }>()
  return {
    async load(id: string, bytes: number): Promise<number> {
      const known = counts.get(id)
      if (known?.bytes === bytes) return known.items
      const files = await folders.open(id, 'read')
      const items = countItems(files)
      await files.close()
      counts.set(id, { bytes, items })
      return items
    },
    forget(id: string) {
      counts.delete(id)
    },
  }
}

interface SetRunDependencies extends RunDependencies {
  folders: SetFolders
  space: SetsSpace
  now: () => Date
}

/** A set as it is to be fetched, and with how many requests. */
export type PreparedRun = Pick<RunContext, 'document' | 'maxRequests'>

/** A set that is being fetched, with its progress. */
interface RunHandle extends Pick<RunContext, 'document'> {
  files: SetFiles
  standing: SetStanding
  stop(): void
  /** Resolves after unlocking: null if the set was saved, otherwise the pause reason. */
  ended: Promise<PauseReason | null>
}

/** Locks the set and starts a run with what `prepare` returns after locking. */
async function startSetRun(
  deps: SetRunDependencies,
  id: string,
  prepare: () => Promise<PreparedRun | DamagedSet>,
): Promise<Result<RunHandle, HostRefusal>> {
  const limit = await deps.space.writeWithinQuota(1, () => Promise.resolve())
  if (limit !== null) return err({ kind: 'sets-full', limit })
  const locked = await deps.folders.lock(id)
  if (!locked.ok) return locked
  const { release } = locked.value
  const started = await prepare()
    .then((prepared) =>
      'why' in prepared ? err(refusalOf(prepared)) : beginRun(deps, prepared, release),
    )
    .catch((error: unknown) => err(describeWriteError(error)))
  if (!started.ok) await release()
  return started
}

/** Saves the set as running before the first request, so that a killed app can resume it. */
async function beginRun(
  deps: SetRunDependencies,
  prepared: PreparedRun,
  release: () => Promise<void>,
): Promise<Result<RunHandle, HostRefusal>> {
  const { folders } = deps
  const document: SetDocument = { ...prepared.document, paused: null, verdict: null, endedAt: null }
  const saved = await folders.save(document)
  if (!saved.ok) return saved
  const previousList = await folders.readList(document.id)
  const files = await folders.open(document.id)
  const cancellation = new AbortController()
  const run: RunHandle = {
    document,
    files,
    standing: { kind: 'running', done: files.held.size, of: null },
    stop: () => {
      cancellation.abort()
    },
    ended: Promise.resolve(null),
  }
  const { maxRequests } = prepared
  run.ended = fetchSet(deps, run, { previousList, maxRequests }, cancellation.signal).finally(
    release,
  )
  return ok(run)
}

/** Fetches the set and saves the result. */
async function fetchSet(
  { folders, space, now, ...deps }: SetRunDependencies,
  run: RunHandle,
  known: Pick<RunContext, 'previousList' | 'maxRequests'>,
  signal: AbortSignal,
): Promise<PauseReason | null> {
  const { files, document } = run
  try {
    const end = await runSet(
      deps,
      {
        document,
        files,
        ...known,
        async saveList(list) {
          space.forget()
          return folders.saveList(document.id, list)
        },
        writeWithinQuota: (bytes, write) => space.writeWithinQuota(bytes, write),
        async saveTokenMark(token) {
          run.document = { ...run.document, ...token }
          return folders.save(run.document)
        },
        tell: (standing) => {
          run.standing = standing
        },
      },
      signal,
    )
    const saved = await folders.save(
      end.kind === 'settled'
        ? { ...run.document, verdict: end.verdict, endedAt: now().toISOString() }
        : { ...run.document, paused: end.why },
    )
    if (saved.ok) return null
    return end.kind === 'paused' ? end.why : { kind: 'disk', problem: saved.error.code }
  } finally {
    await files.close()
  }
}

const refusalOf = ({ why }: DamagedSet): HostRefusal =>
  why === 'newer-version'
    ? { kind: 'newer', version: setVersion + 1 }
    : { kind: 'other', code: 'unreadable' }
