import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import {
  setVersion,
  type DamagedSet,
  type PauseReason,
  type SetDocument,
  type SetStanding,
} from '#core/set/set-document.ts'
import { describeWriteError } from '#host/storage/write-problem.ts'
import { runSet } from './run-set.ts'
import type { RunDependencies, RunContext } from './run-context.ts'
import type { SetFolders } from './set-folders.ts'
import type { SetsSpace } from './sets-space.ts'

export interface SetRunDependencies extends RunDependencies {
  folders: SetFolders
  space: SetsSpace
  now: () => Date
}

/** A set as it is to be fetched, and with how many requests. */
export type PreparedRun = Pick<RunContext, 'document' | 'maxRequests'>

/** A set that is being fetched, with its progress. */
export interface RunHandle extends Pick<RunContext, 'document' | 'files'> {
  standing: SetStanding
  stop(): void
  /** Resolves after unlocking: null if the set was saved, otherwise the pause reason. */
  ended: Promise<PauseReason | null>
}

/** Locks the set and starts a run with what `prepare` returns after locking. */
export async function startSetRun(
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

export const refusalOf = ({ why }: DamagedSet): HostRefusal =>
  why === 'newer-version'
    ? { kind: 'newer', version: setVersion + 1 }
    : { kind: 'other', code: 'unreadable' }
