import type { HostRefusal } from '#core/refusal/host-refusal.ts'
import { err, ok, type Result } from '#core/result.ts'
import type {
  DamagedSet,
  PauseReason,
  SetDocument,
  SetStanding,
  SetView,
} from '#core/set/set-document.ts'
import { describeWriteError } from '#host/storage/write-problem.ts'
import {
  refusalOf,
  takeSet,
  type Prepared,
  type SetRun,
  type TakeDependencies,
} from './take-set.ts'

/** The runs of sets, one beside the other, at most one of each. */
export interface SetRuns {
  /** Makes a set, and begins with it. */
  begin(document: SetDocument): Promise<Result<void, HostRefusal>>
  /** Goes on with a set that is there, from what `prepare` makes of it once it is taken; one that runs runs on. */
  goOn(
    id: string,
    prepare: (document: SetDocument) => Promise<Prepared>,
  ): Promise<Result<void, HostRefusal>>
  /** Pauses a run, and waits until it is on the disk. */
  readonly stop: (id: string) => Promise<void>
  readonly isRunning: (id: string) => boolean
  /** On its way to a run too. */
  readonly isBusy: (id: string) => boolean
  /** A set as it stands. */
  readonly view: (id: string) => Promise<SetView | DamagedSet>
  /** Not what another process writes into. */
  readonly remove: (id: string) => Promise<Result<void, HostRefusal>>
  /** Pauses what runs, and waits until it is on the disk. */
  close(): Promise<void>
}

export function createSetRuns(deps: TakeDependencies): SetRuns {
  const { folders } = deps
  const running = new Map<string, { run: SetRun; left: Promise<void> }>()
  /** On their way to a run. */
  const beginning = new Set<string>()
  /** Why a set paused that the disk did not take any more: known as long as the app runs. */
  const unsaved = new Map<string, PauseReason>()
  /** What the files of paused sets hold, by their size then: they may be large. */
  const counted = new Map<string, { bytes: number; items: number }>()
  const isBusy = (id: string) => running.has(id) || beginning.has(id)

  async function take(id: string, prepare: () => Promise<Prepared | DamagedSet>) {
    const taken = await takeSet(deps, id, prepare)
    if (!taken.ok) return taken
    const run = taken.value
    unsaved.delete(id)
    const left = run.ended
      .then((why) => {
        if (why !== null) unsaved.set(id, why)
      })
      .finally(() => running.delete(id))
    running.set(id, { run, left })
    return ok(undefined)
  }

  async function stop(id: string) {
    running.get(id)?.run.stop()
    await running.get(id)?.left
  }

  async function countHeld(id: string, bytes: number): Promise<number> {
    const known = counted.get(id)
    if (known?.bytes === bytes) return known.items
    const files = await folders.open(id, 'read')
    const items = countItems(files)
    await files.close()
    counted.set(id, { bytes, items })
    return items
  }

  return {
    stop,
    isRunning: (id) => running.has(id),
    isBusy,
    async begin(document) {
      const { id } = document
      beginning.add(id)
      try {
        const made = await folders.create(id)
        if (!made.ok) return made
        return await take(id, () => Promise.resolve({ document, mostRequests: null }))
      } catch (error) {
        return err(describeWriteError(error))
      } finally {
        beginning.delete(id)
      }
    },
    async goOn(id, prepare) {
      // Pressed twice, it goes on once: two runs would write into the same files.
      if (isBusy(id)) return ok(undefined)
      beginning.add(id)
      try {
        const document = await folders.read(id)
        if ('why' in document) return err(refusalOf(document))
        // Read again once it is taken: another process may have gone on with it until then.
        return await take(id, async () => {
          const taken = await folders.read(id)
          return 'why' in taken ? taken : prepare(taken)
        })
      } finally {
        beginning.delete(id)
      }
    },
    async view(id) {
      // A run saves before it leaves the running ones, so who is not among them is read after that.
      const run = running.get(id)?.run
      const document = run?.document ?? (await folders.read(id))
      if ('why' in document) return document
      const { paused, verdict, ...rest } = document
      const holder = run || paused || verdict ? null : await folders.holder(id)
      const standing: SetStanding = run?.standing ??
        (beginning.has(id) ? { kind: 'running', done: 0, of: null } : null) ??
        (verdict ? { kind: 'ended', verdict } : null) ??
        (holder && { kind: 'elsewhere', ...holder }) ?? {
          kind: 'paused',
          why: unsaved.get(id) ?? paused ?? { kind: 'ended' },
        }
      const bytes = await folders.sizeOf(id)
      // One that another process fetches grows at each look: its whole index would be read again each time.
      const held = standing.kind === 'paused' && !run ? await countHeld(id, bytes) : 0
      const items = run ? countItems(run.files) : (verdict?.items ?? held)
      return { ...rest, standing, items, bytes }
    },
    async remove(id) {
      await stop(id)
      const holder = await folders.holder(id)
      if (holder !== null) return err({ kind: 'set-held', ...holder })
      await folders.remove(id)
      unsaved.delete(id)
      counted.delete(id)
      return ok(undefined)
    },
    async close() {
      const ids = [...running.keys()]
      await Promise.allSettled(ids.map(stop))
    },
  }
}

const countItems = ({ held, withoutId }: SetRun['files']): number => held.size + withoutId.length
