import { createHash, randomUUID } from 'node:crypto'
import type { Nearness, Interval } from '#sample/datacycle/filter/filter-reader.ts'
import { hasAllWords } from '#sample/datacycle/filter/full-text.ts'
import { firstWithin } from '#sample/datacycle/filter/read-interval.ts'
import {
  type Locales,
  metresBetween,
  positionOf,
  type Position,
  type ArbitraryOrders,
  type StoredThing,
} from '#sample/datacycle/store/stored-content.ts'
import { type Cut, startOfCut } from '#sample/datacycle/read/page.ts'
import type { Order, SortKey } from './sort.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'

interface Ordering {
  order: Order
  /** Orders implied by the request's filters. */
  nearness: readonly Nearness[]
  savedOrder: SortKey | null
  cut: Cut
  locales: Locales
  instance: Instance
}

/**
 * Sorts hits as requested, otherwise as the filter implies, otherwise in the endpoint's order
 * (datacycle-core.md 5).
 */
export function putInOrder(things: readonly StoredThing[], ordering: Ordering): StoredThing[] {
  const compare = chooseOrder(ordering)
  return compare === null
    ? leaveUnsorted(things, ordering.cut, ordering.instance.content.orders.unsorted)
    : [...things].sort(compare)
}

/** Null if the hits are not sorted. */
function chooseOrder(ordering: Ordering): Compare | null {
  const { order } = ordering
  switch (order.kind) {
    case 'default':
      return impliedOrder(ordering) ?? savedCompare(ordering) ?? byDefault
    case 'unusable':
      return impliedOrder(ordering) ?? savedCompare(ordering)
    case 'by':
      return byKey(order.key, order.isDescending, ordering)
    case 'random':
      return byRandom(order.seed, ordering.instance.content.orders.random)
    case 'similarity': {
      const best = byRelevance(order.term, ordering)
      // Ascending means the worst hit first.
      return order.isDescending ? best : reversed(best)
    }
    case 'distance':
      return byDistance(order.from, order.isDescending)
    case 'time':
      return byTime(order.within, order.isDescending)
    case 'types':
      return lexicographic(
        byNumber((thing) => rankOfType(thing, order.types)),
        byDefault,
      )
  }
}

const savedCompare = (ordering: Ordering): Compare | null =>
  ordering.savedOrder === null ? null : byKey(ordering.savedOrder, false, ordering)

/** Full text has precedence over a circle, a circle over a schedule. */
function impliedOrder(ordering: Ordering): Compare | null {
  const found = (kind: Nearness['kind']) => ordering.nearness.find((near) => near.kind === kind)
  const near = found('text') ?? found('place') ?? found('time')
  switch (near?.kind) {
    case 'text':
      return byRelevance(near.term, ordering)
    case 'place':
      return byDistance(near, false)
    case 'time':
      return byTime(near.interval, false)
    case undefined:
      return null
  }
}

/** Names with all words come first; the order of the rest is recorded and arbitrary. */
function byRelevance(term: string, { instance, locales }: Ordering): Compare {
  return lexicographic(
    byNumber((thing) => (hasAllWords(nameOf(thing, locales), term) ? 0 : 1)),
    byNumber(rankIn(instance.content.orders.relevance)),
    byDefault,
  )
}

/** Repeatable with a seed, new on every call without one (datacycle-core.md 5). */
function byRandom(seed: number | null, recordedOrders: ArbitraryOrders['random']): Compare {
  const table = seed === null ? undefined : recordedOrders.get(seed)
  const salt = seed === null ? randomUUID() : String(seed)
  const randomKey = ({ id }: StoredThing) =>
    createHash('sha1').update(`${salt}/${id}`).digest().readUInt32BE()
  return table === undefined
    ? byNumber(randomKey)
    : lexicographic(byNumber(rankIn(table)), byNumber(randomKey))
}

/** Things without a position come last. */
function byDistance(centre: Position, isDescending: boolean): Compare {
  const distance = (thing: StoredThing) => {
    const position = positionOf(thing)
    return position === null ? Infinity : (isDescending ? -1 : 1) * metresBetween(position, centre)
  }
  return lexicographic(byNumber(distance), byDefault)
}

/** Things without an occurrence come last. */
function byTime(interval: Interval, isDescending: boolean): Compare {
  const time = (thing: StoredThing) => {
    const start = firstWithin(thing, interval)?.start
    if (start === undefined) return Infinity
    return (isDescending ? -1 : 1) * Math.max(start, interval.from)
  }
  return lexicographic(byNumber(time), byDefault)
}

function byKey(key: SortKey, isDescending: boolean, { locales }: Ordering): Compare {
  const compare = key === 'name' ? byName(locales) : byNumber((thing) => thing[key])
  return lexicographic(isDescending ? reversed(compare) : compare, byIdDown)
}

/** By code points: the order of UTF-8 bytes. */
function byName(locales: Locales): Compare {
  const known = new Map<StoredThing, Buffer>()
  const bytesOf = (thing: StoredThing) => {
    const bytes = known.get(thing) ?? Buffer.from(nameOf(thing, locales))
    known.set(thing, bytes)
    return bytes
  }
  return (one, other) => Buffer.compare(bytesOf(one), bytesOf(other))
}

function nameOf(thing: StoredThing, locales: Locales): string {
  const text = locales.map((locale) => thing.texts.get(locale)).find((found) => found !== undefined)
  const name = text?.name
  return typeof name === 'string' ? name : ''
}

function rankOfType(thing: StoredThing, types: readonly string[]): number {
  const [text] = thing.texts.values()
  const ownTypes = text?.['@type'] ?? ''
  const rank = types.findIndex((type) =>
    Array.isArray(ownTypes) ? ownTypes.includes(type) : ownTypes === type,
  )
  return rank < 0 ? types.length : rank
}

/**
 * A database reads few rows by another plan than many; the limit is an eighth of all rows (measured
 * with 71 rows: 8 and 9 rows differ). Pages on both sides of the limit do not fit together, so a walk repeats
 * some items and misses others; with large pages this does not happen.
 */
const fewDivisor = 8

/** Arbitrary order of rows that are not sorted (datacycle-core.md 5). */
function leaveUnsorted(
  things: readonly StoredThing[],
  cut: Cut,
  unsorted: ArbitraryOrders['unsorted'],
): StoredThing[] {
  const rowsRead = startOfCut(cut) + cut.size
  const isFew = rowsRead <= Math.floor(things.length / fewDivisor)
  return [...things].sort(
    lexicographic(byNumber(rankIn(isFew ? unsorted.few : unsorted.many)), byDefault),
  )
}

type Compare<Row = StoredThing> = (one: Row, other: Row) => number

const knownRanks = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Position of a thing in a table, which must not change; things that are not in it come last. */
export function rankIn(table: readonly string[]): (row: { id: string }) => number {
  const ranks = knownRanks.get(table) ?? new Map(table.map((id, index) => [id, index]))
  knownRanks.set(table, ranks)
  return ({ id }) => ranks.get(id) ?? table.length
}

export const byNumber =
  <Row = StoredThing>(numberOf: (row: Row) => number): Compare<Row> =>
  (one, other) => {
    const left = numberOf(one)
    const right = numberOf(other)
    return left === right ? 0 : left < right ? -1 : 1
  }

export const reversed =
  <Row>(compare: Compare<Row>): Compare<Row> =>
  (one, other) =>
    compare(other, one)

/** Combines comparisons: later ones decide ties of earlier ones. */
export const lexicographic =
  <Row>(...comparisons: readonly Compare<Row>[]): Compare<Row> =>
  (one, other) => {
    for (const compare of comparisons) {
      const order = compare(one, other)
      if (order !== 0) return order
    }
    return 0
  }

/** Decides ties of every explicit sort (datacycle-core.md 5). */
const byIdDown: Compare = (one, other) => (one.id === other.id ? 0 : one.id > other.id ? -1 : 1)

/** Default order of an endpoint: most recently changed first. */
const byDefault: Compare = lexicographic(reversed(byNumber((thing) => thing.modified)), byIdDown)
