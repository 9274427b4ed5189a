import { dayMs, utcDay } from '#core/text/utc-day.ts'
import { isSameStamps, type HeldById, type Stamps } from '#core/set/id-list.ts'

/** The stamp by which a nightly import requests changes. */
export const importStamps = ['modified', 'touched'] as const
export type ImportStamp = (typeof importStamps)[number]

/**
 * The moment from which the next run requests changes: the start or end of the previous run, the newest stamp
 * it read, the beginning of the day it ended, or one day before its start.
 */
export const importMarks = ['start', 'end', 'newest', 'day', 'overlap'] as const
export type ImportMark = (typeof importMarks)[number]

/** How the import finds items to remove: not at all, by the list of deletions, or by the list of all IDs. */
export const importRemovals = ['none', 'deleted', 'list'] as const
export type ImportRemoval = (typeof importRemovals)[number]

/** The settings of a nightly import that decide what it misses; `loop` in JSON reports. */
export interface ImportSettings {
  stamp: ImportStamp
  mark: ImportMark
  removal: ImportRemoval
}

/** The data from the server on which an import check is based (whole-set.md A6). */
export interface ImportEvidence {
  /** The items of the saved set with the stamps of its last list, taken as what the import has loaded. */
  held: HeldById
  /** The start of that load: RFC 3339. */
  startedAt: string
  /** The end of that load: RFC 3339. */
  endedAt: string
  /** IDs changed during the load; the import is assumed to have read the items before that. */
  changedMeanwhile: ReadonlySet<string>
  /** IDs added to the list during the load. */
  cameMeanwhile: ReadonlySet<string>
  /** IDs removed from the list during the load; the import is assumed to have read the items before. */
  wentMeanwhile: ReadonlySet<string>
  /** The current list of IDs with stamps. */
  listedNow: ReadonlyMap<string, Stamps>
  tried: TriedFilters
  /** `things/deleted` since the UTC day before the load; null if the request failed. */
  deleted: Deletions | null
  /** How items may enter this endpoint or query without a new stamp. */
  entrances: ImportCheckEntrances
}

/** The results of the server's filters by stamp. */
export interface TriedFilters {
  /** The filters' start: RFC 3339. */
  since: string
  /** The IDs returned by `dct:modified`; null if the request failed: only the stamps of the list count. */
  modified: ReadonlySet<string> | null
  /** The IDs returned by `dc:touched`; null as for `modified`. */
  touched: ReadonlySet<string> | null
}

export interface Deletions {
  /** The first page of the server's default size, newest first. */
  firstPage: readonly Deletion[]
  all: readonly Deletion[]
  /** True if `all` has as many entries as the server counts. */
  isWhole: boolean
}

export interface Deletion {
  id: string
  /** As the server sent it: RFC 3339 with the offset of its zone. */
  at: string
}

export interface ImportCheckEntrances {
  /** Editors fill the collection by hand. */
  isCollection: boolean
  hasFullText: boolean
  /** Filters by another endpoint, whose cached content is used (datacycle-core.md 10.5). */
  isNested: boolean
  /** Filters by categories including subcategories. */
  hasSubtree: boolean
}

/** Faults of the import's table after the nightly run. */
export const importFaults = ['missed', 'stale', 'kept', 'removed'] as const
export type ImportFault = (typeof importFaults)[number]

/** The cause of a fault, as far as stamps and lists show it. */
export type ImportCause =
  /** New in the endpoint, with stamps older than the mark: added to a collection by hand. */
  | 'collection'
  /** As `collection`, but with a full-text search, whose index was updated later than the stamps say. */
  | 'late-index'
  /** As `collection`, but the query filters by another endpoint, whose cache may have been outdated. */
  | 'nested-cache'
  /** As `collection`, but the query includes subcategories, one of which may have moved in the tree. */
  | 'moved-category'
  /** Several of the four causes above are possible. */
  | 'several-ways'
  /** Only dc:touched is newer: a linked item was changed. */
  | 'linked'
  /** Only dct:modified is newer, and the item is among the deletions: a translation was deleted. */
  | 'translation'
  | 'modified-only'
  /** Has a new stamp that is still older than the mark: saved later than the stamp says. */
  | 'written-late'
  /** As `written-late`, with a stamp in the second before the mark. */
  | 'second-of-mark'
  /** Changed or added during the first load. */
  | 'during-load'
  /** Its stamp is not older than the mark, but the server's filter did not return it. */
  | 'filter'
  /** Among the deletions, but still listed: lost a translation, or was deleted and restored. */
  | 'alive'
  /** Deleted, but the import never removes items. */
  | 'deleted'
  /** Deleted, but not on the first page of `things/deleted`. */
  | 'behind-first-page'
  /** Deleted on the UTC day before the requested day. */
  | 'day-before'
  /** No longer in the endpoint, and not among the deletions. */
  | 'left'
  /** Unknown. One possible cause is a validity period, which changes no stamp and is in no response. */
  | 'unseen'

/** An item that the import has wrong. */
export interface FaultyItem {
  id: string
  cause: ImportCause
}

export type FaultyItems = Readonly<Record<ImportFault, readonly FaultyItem[]>>

/**
 * Compares the table of an import like `settings` with the current list: `missed` items are not in the table,
 * `stale` ones are outdated, `kept` ones should have been removed, and `removed` ones should not. The import
 * is assumed to have loaded everything when the set started, and to request changes now for the first time
 * since. Sends nothing; the same evidence serves all settings.
 */
export function checkImport(evidence: ImportEvidence, settings: ImportSettings): FaultyItems {
  const { held, listedNow, changedMeanwhile, cameMeanwhile, wentMeanwhile } = evidence
  const zone = zoneOf(evidence)
  const since = sinceOf(evidence, settings, zone)
  const day = dayAt(since, zone)
  const seenDeletions = new Set(readableDeletions(evidence, day).map(({ id }) => id))
  const isRemoved = (id: string) => settings.removal === 'deleted' && seenDeletions.has(id)

  const missed: FaultyItem[] = []
  const stale: FaultyItem[] = []
  const removed: FaultyItem[] = []
  for (const [id, stamps] of listedNow) {
    const before = held.get(id)
    const isAfterMark = secondOf(stamps[settings.stamp]) >= since
    const isRead = isAfterMark && isReturnedByFilter(evidence, settings, id, stamps)
    if (isRemoved(id)) removed.push({ id, cause: causeOfRemoved(before, stamps) })
    else if (isRead) continue
    else if (before === undefined || cameMeanwhile.has(id))
      missed.push({ id, cause: isAfterMark ? 'filter' : causeOfEntrance(evidence, id, stamps) })
    else if (!isSameStamps(before, stamps) || changedMeanwhile.has(id))
      stale.push({
        id,
        cause: isAfterMark
          ? 'filter'
          : causeOfStale(evidence, settings, since, { id, before, stamps }),
      })
  }
  const loaded = [...[...held.keys()].filter((id) => !cameMeanwhile.has(id)), ...wentMeanwhile]
  const kept =
    settings.removal === 'list'
      ? []
      : [...new Set(loaded)]
          .filter((id) => !listedNow.has(id) && !isRemoved(id))
          .map((id) => ({ id, cause: causeOfKept(evidence, settings, day, id) }))
  return { missed, stale, kept, removed }
}

/**
 * True if the server's filter returned the item; also if that is unknown, because the filter failed or
 * started after the item's stamp.
 */
function isReturnedByFilter(
  { tried }: ImportEvidence,
  { stamp }: ImportSettings,
  id: string,
  stamps: Stamps,
) {
  const returned = tried[stamp]
  return returned === null || secondOf(stamps[stamp]) < secondOf(tried.since) || returned.has(id)
}

/** The filter's start in milliseconds; the server truncates it to a second. */
function sinceOf(
  { held, startedAt, endedAt, changedMeanwhile, cameMeanwhile }: ImportEvidence,
  { stamp, mark }: ImportSettings,
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
        // The import read these with earlier stamps, which are unknown.
        if (!changedMeanwhile.has(id) && !cameMeanwhile.has(id))
          newest = Math.max(newest, secondOf(one[stamp]))
      // The import requests only items newer than the newest it has.
      return newest + 1000
    }
    case 'day':
      return Date.parse(`${dayAt(Date.parse(endedAt), zone)}T00:00:00Z`) - zone
    case 'overlap':
      return secondOf(startedAt) - dayMs
  }
}

/** A stamp rounded down to a second, as filters compare it; an invalid stamp is older than all others. */
function secondOf(stamp: string): number {
  const time = Date.parse(stamp)
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : Math.floor(time / 1000) * 1000
}

/** The UTC offset of the server's stamps in milliseconds. Imports are assumed to use the same time zone. */
function zoneOf({ listedNow, held }: ImportEvidence): number {
  for (const [, { modified }] of [...listedNow, ...held]) {
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(modified) ?? []
    if (sign !== undefined)
      return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
  return 0
}

/** The day of a moment with a UTC offset of `zone` milliseconds: `2026-11-22`. */
const dayAt = (moment: number, zone: number): string => utcDay(moment + zone)

/** The deletions that the import reads: on the first page, since the given UTC day. */
function readableDeletions({ deleted }: ImportEvidence, from: string): readonly Deletion[] {
  return (deleted?.firstPage ?? []).filter(({ at }) => utcDayOf(at) >= from)
}

const utcDayOf = (at: string): string => {
  const time = Date.parse(at)
  return Number.isNaN(time) ? '' : dayAt(time, 0)
}

const causeOfRemoved = (before: Stamps | undefined, stamps: Stamps): ImportCause =>
  before !== undefined && before.modified !== stamps.modified && before.touched === stamps.touched
    ? 'translation'
    : 'alive'

function causeOfEntrance(
  { entrances, cameMeanwhile, startedAt }: ImportEvidence,
  id: string,
  { modified }: Stamps,
): ImportCause {
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
  { deleted }: ImportEvidence,
  { stamp, mark }: ImportSettings,
  since: number,
  { id, before, stamps }: { id: string; before: Stamps; stamps: Stamps },
): ImportCause {
  if (isSameStamps(before, stamps)) return 'during-load'
  if (before[stamp] !== stamps[stamp])
    return mark === 'newest' && secondOf(stamps[stamp]) === since - 1000
      ? 'second-of-mark'
      : 'written-late'
  if (stamp === 'modified') return 'linked'
  return deleted?.all.some((one) => one.id === id) === true ? 'translation' : 'modified-only'
}

function causeOfKept(
  evidence: ImportEvidence,
  { removal }: ImportSettings,
  day: string,
  id: string,
): ImportCause {
  const { deleted } = evidence
  if (deleted === null) return 'unseen'
  const entry = deleted.all.find((one) => one.id === id)
  if (entry === undefined) return deleted.isWhole ? 'left' : 'unseen'
  if (removal === 'none') return 'deleted'
  return utcDayOf(entry.at) < day ? 'day-before' : 'behind-first-page'
}
