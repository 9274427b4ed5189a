/** Reads filters by schedule (datacycle-core.md 2.2). */
import { isGroup } from '#sample/query/parameter.ts'
import type { Occurrence, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import type { KeyReader } from './filter-reader.ts'
import type { Interval } from './interval.ts'
import { readInterval } from './read-interval.ts'
import { readSides } from './sides.ts'

/** The first occurrence of a thing within an interval, or undefined. */
export const firstWithin = (thing: StoredThing, { from, to }: Interval): Occurrence | undefined =>
  thing.occurrences.find(({ start, end }) => start <= to && end > from)

const readOccurrences: KeyReader = (value, path, reader) => {
  const interval = readInterval(value, path, reader)
  reader.orderByNearness({ kind: 'time', interval })
  return (thing) => firstWithin(thing, interval) !== undefined
}

export const readScheduleSides = readSides(readOccurrences)

/** `all` means across all schedules of a thing; the sample's things have one. */
export const readSchedule: KeyReader = (value, path, reader) => {
  const across = isGroup(value) ? value.get('all') : undefined
  return across === undefined
    ? readScheduleSides(value, path, reader)
    : readScheduleSides(across, [...path, 'all'], reader)
}
