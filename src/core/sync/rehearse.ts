import { isSameStamps, type HeldById, type Stamps } from '#core/set/id-list.ts'

/** Which stamp a nightly import asks for changes by. */
export const syncStamps = ['modified', 'touched'] as const
export type SyncStamp = (typeof syncStamps)[number]

/** From when it asks the next time: what it noted of the load before. */
export const syncMarks = ['start', 'end', 'newest', 'day', 'overlap'] as const
export type SyncMark = (typeof syncMarks)[number]

/** How it learns what is to be removed. */
export const syncRemovals = ['none', 'deleted', 'list'] as const
export type SyncRemoval = (typeof syncRemovals)[number]

/** An import that runs at night, as far as what it misses hangs on it. */
export interface SyncLoop {
  stamp: SyncStamp
  mark: SyncMark
  removal: SyncRemoval
}

/** What the answers told: everything else is arithmetic on it (whole-set.md, L10). */
export interface SyncEvidence {
  /** What the kept set holds, with the stamps of its last list: what the import had loaded. */
  held: HeldById
  /** When that load began and ended: RFC 3339. */
  startedAt: string
  endedAt: string
  /** Changed, came and went while it was loaded, by the set's own lists: the import is taken to have read before. */
  changedMeanwhile: ReadonlySet<string>
  cameMeanwhile: ReadonlySet<string>
  wentMeanwhile: ReadonlySet<string>
  /** The list of IDs of now, with its stamps. */
  now: ReadonlyMap<string, Stamps>
  /** What the filter itself gave when it was tried. */
  tried: TriedFilters
  /** `things/deleted` since the UTC day before the load; null where it was not answered. */
  deleted: Deletions | null
  /** How things may enter this endpoint or query without a stamp that moves. */
  entrances: SyncEntrances
}

export interface TriedFilters {
  /** From when it was asked: RFC 3339. */
  since: string
  /** The IDs that came; null where the filter was not answered, so that the stamps alone tell. */
  modified: ReadonlySet<string> | null
  touched: ReadonlySet<string> | null
}

export interface Deletions {
  /** The page that comes where nobody asks for a size, the newest first. */
  firstPage: readonly Deletion[]
  all: readonly Deletion[]
  /** Whether `all` are as many as the server counts. */
  isWhole: boolean
}

export interface Deletion {
  id: string
  /** As the server sent it: RFC 3339 with the offset of its zone. */
  at: string
}

export interface SyncEntrances {
  /** A collection that editors fill by hand. */
  isCollection: boolean
  hasFullText: boolean
  /** A filter by another endpoint, whose cache answers then (datacycle-core.md 9). */
  isNested: boolean
  /** A filter by categories with what is below them. */
  hasSubtree: boolean
}

/** What is wrong in the import's table in the morning. */
export const syncFaults = ['missed', 'stale', 'kept', 'removed'] as const
export type SyncFault = (typeof syncFaults)[number]

/** Why, as far as a stamp or a list shows it. `unseen`: none of them does. */
export type SyncCause =
  /** In the endpoint now, with stamps from before the mark: put into a collection by hand. */
  | 'collection'
  /** The same, under a full text: its index got it later than its stamps say. */
  | 'late-index'
  /** The same, under a filter by another endpoint: its cache may have been late. */
  | 'nested-cache'
  /** The same, under categories with what is below them: a category may have moved in its tree. */
  | 'moved-category'
  /** The same, where the query has more than one of these ways in: nothing shows which one it was. */
  | 'several-ways'
  /** dc:touched moved and dct:modified did not: something linked was changed. */
  | 'linked'
  /** dct:modified moved and dc:touched did not, and the item stands among the deletions: a translation was deleted. */
  | 'translation'
  /** dct:modified moved and dc:touched did not. */
  | 'modified-only'
  /** Its stamp is another one than before, and still lies before the mark: written late. */
  | 'written-late'
  /** The same, in the second of the mark. */
  | 'second-of-mark'
  /** Changed, or came, while the first load ran. */
  | 'during-load'
  /** Its stamp is late enough, and the server's filter did not give it. */
  | 'filter'
  /** Among the deletions, and there: it lost a translation, or was deleted and is there again. */
  | 'alive'
  /** Deleted, and the import removes nothing. */
  | 'deleted'
  /** Deleted, and behind the first 25 entries of `things/deleted`. */
  | 'behind-first-page'
  /** Deleted on the UTC day before the day that was asked for. */
  | 'day-before'
  /** Not in the endpoint any more, and not among the deletions. */
  | 'left'
  /** Validity that began is among these: it moves no stamp, and no answer of the server has its days. */
  | 'unseen'

export interface SyncWrong {
  id: string
  cause: SyncCause
}

export type Rehearsal = Readonly<Record<SyncFault, readonly SyncWrong[]>>

const dayMs = 86_400_000

/**
 * What an import of that kind would hold this morning, held against the list of now: which items it misses, holds
 * in an old state, keeps though they are gone, or removed though they are there. It loaded everything when the set
 * began, and asks now for the first time since. No clock is simulated and nothing is asked: the same evidence serves
 * every loop.
 */
export function rehearse(evidence: SyncEvidence, loop: SyncLoop): Rehearsal {
  const { held, now, changedMeanwhile, cameMeanwhile, wentMeanwhile } = evidence
  const zone = zoneOf(evidence)
  const mark = markOf(evidence, loop, zone)
  const day = dayAt(mark, zone)
  const isLate = (stamps: Stamps) => secondOf(stamps[loop.stamp]) >= mark
  const seenDeletions = new Set(deletionsSeen(evidence, day).map(({ id }) => id))
  const isRemoved = (id: string) => loop.removal === 'deleted' && seenDeletions.has(id)

  const missed: SyncWrong[] = []
  const stale: SyncWrong[] = []
  const removed: SyncWrong[] = []
  for (const [id, stamps] of now) {
    const before = held.get(id)
    const isFiltered = isLate(stamps) && !isGiven(evidence, loop, id, stamps)
    if (isRemoved(id)) removed.push({ id, cause: causeOfRemoved(before, stamps) })
    else if (isLate(stamps) && !isFiltered) continue
    else if (before === undefined || cameMeanwhile.has(id))
      missed.push({ id, cause: isFiltered ? 'filter' : causeOfEntrance(evidence, id, stamps) })
    else if (!isSameStamps(before, stamps) || changedMeanwhile.has(id))
      stale.push({
        id,
        cause: isFiltered ? 'filter' : causeOfStale(evidence, loop, mark, { id, before, stamps }),
      })
  }
  const loaded = [...[...held.keys()].filter((id) => !cameMeanwhile.has(id)), ...wentMeanwhile]
  const kept =
    loop.removal === 'list'
      ? []
      : [...new Set(loaded)]
          .filter((id) => !now.has(id) && !isRemoved(id))
          .map((id) => ({ id, cause: causeOfKept(evidence, loop, day, id) }))
  return { missed, stale, kept, removed }
}

/** Whether the filter gave it when it was tried; before the moment that was tried its stamp decides. */
function isGiven({ tried }: SyncEvidence, { stamp }: SyncLoop, id: string, stamps: Stamps) {
  const given = tried[stamp]
  return given === null || secondOf(stamps[stamp]) < secondOf(tried.since) || given.has(id)
}

/** The second from which the import asks, in milliseconds: the server cuts what is below one (datacycle-core.md 9). */
function markOf(
  { held, startedAt, endedAt, changedMeanwhile, cameMeanwhile }: SyncEvidence,
  { stamp, mark }: SyncLoop,
  zone: number,
): number {
  switch (mark) {
    case 'start':
      return secondOf(startedAt)
    case 'end':
      return secondOf(endedAt)
    case 'newest': {
      let newest = 0
      for (const [id, one] of held)
        // What it read of these had other stamps, which nobody has seen.
        if (!changedMeanwhile.has(id) && !cameMeanwhile.has(id))
          newest = Math.max(newest, secondOf(one[stamp]))
      // Who has seen the newest one does not want it again.
      return newest + 1000
    }
    case 'day':
      return Date.parse(`${dayAt(Date.parse(endedAt), zone)}T00:00:00Z`) - zone
    case 'overlap':
      return secondOf(startedAt) - dayMs
  }
}

/** A stamp as the whole second that filters compare; one that cannot be read is older than everything. */
function secondOf(stamp: string): number {
  const at = Date.parse(stamp)
  return Number.isNaN(at) ? Number.NEGATIVE_INFINITY : Math.floor(at / 1000) * 1000
}

/** How far the server's clock is from UTC, in milliseconds, as its stamps are written: imports there go by it too. */
function zoneOf({ now, held }: SyncEvidence): number {
  for (const [, { modified }] of [...now, ...held]) {
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(modified) ?? []
    if (sign !== undefined)
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
  return 0
}

/** The day of a moment by a clock that is `zone` milliseconds before UTC: `2026-11-22`. */
const dayAt = (moment: number, zone: number): string =>
  new Date(moment + zone).toISOString().slice(0, 10)

/** What an import reads of the deletions: it asks for its own day, the server counts UTC days, and one page comes. */
function deletionsSeen({ deleted }: SyncEvidence, from: string): readonly Deletion[] {
  return (deleted?.firstPage ?? []).filter(({ at }) => utcDayOf(at) >= from)
}

const utcDayOf = (at: string): string => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? '' : dayAt(time, 0)
}

const causeOfRemoved = (before: Stamps | undefined, stamps: Stamps): SyncCause =>
  before !== undefined && before.modified !== stamps.modified && before.touched === stamps.touched
    ? 'translation'
    : 'alive'

function causeOfEntrance(
  { entrances, cameMeanwhile, startedAt }: SyncEvidence,
  id: string,
  { modified }: Stamps,
): SyncCause {
  if (cameMeanwhile.has(id) && secondOf(modified) >= secondOf(startedAt)) return 'during-load'
  const ways = (
    [
      ['isCollection', 'collection'],
      ['hasFullText', 'late-index'],
      ['isNested', 'nested-cache'],
      ['hasSubtree', 'moved-category'],
    ] as const
  ).flatMap(([way, cause]) => (entrances[way] ? [cause] : []))
  return ways.length > 1 ? 'several-ways' : (ways[0] ?? 'unseen')
}

function causeOfStale(
  { deleted }: SyncEvidence,
  { stamp, mark: kind }: SyncLoop,
  mark: number,
  { id, before, stamps }: { id: string; before: Stamps; stamps: Stamps },
): SyncCause {
  if (isSameStamps(before, stamps)) return 'during-load'
  if (before[stamp] !== stamps[stamp])
    return kind === 'newest' && secondOf(stamps[stamp]) === mark - 1000
      ? 'second-of-mark'
      : 'written-late'
  if (stamp === 'modified') return 'linked'
  return deleted?.all.some((one) => one.id === id) === true ? 'translation' : 'modified-only'
}

function causeOfKept(
  evidence: SyncEvidence,
  { removal }: SyncLoop,
  day: string,
  id: string,
): SyncCause {
  const { deleted } = evidence
  if (deleted === null) return 'unseen'
  const entry = deleted.all.find((one) => one.id === id)
  if (entry === undefined) return deleted.isWhole ? 'left' : 'unseen'
  if (removal === 'none') return 'deleted'
  return utcDayOf(entry.at) < day ? 'day-before' : 'behind-first-page'
}
