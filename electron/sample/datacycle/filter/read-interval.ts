/** Reads `min` and `max` as instants (datacycle-core.md 2.2). */
import { isGroup, type Parameter } from '#sample/query/parameter.ts'
import { readDate } from './date-text.ts'
import type { FilterReader, Path } from './filter-reader.ts'
import type { Interval } from './interval.ts'

const endless: Interval = { from: -Infinity, to: Infinity }
const day = 86_400_000

/** `equals`, `like` and `bool` are accepted but have no effect on a date. */
const allowed: ReadonlySet<string> = new Set(['min', 'max', 'equals', 'like', 'bool'])

export function readInterval(value: Parameter, path: Path, reader: FilterReader): Interval {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return endless
  }
  for (const name of value.keys()) {
    if (!allowed.has(name)) reader.complaints.addUnknown([...path, name])
  }
  const bound = (name: 'min' | 'max', fallback: number): number => {
    const text = value.get(name)
    if (text === undefined || text === '') return fallback
    const instant = typeof text === 'string' ? readInstant(text.trim(), name) : null
    if (instant === null) reader.addFault({ kind: 'crash' })
    return instant ?? fallback
  }
  const interval = { from: bound('min', -Infinity), to: bound('max', Infinity) }
  if (interval.from > interval.to) reader.addFault({ kind: 'reversed' })
  return interval
}

/** A date without a time covers its whole day in the server's time zone; null for an invalid date. */
function readInstant(text: string, bound: 'min' | 'max'): number | null {
  const date = readDate(text)
  if (date === null) return null
  return bound === 'max' && !date.hasTime ? date.instant + day - 1 : date.instant
}
