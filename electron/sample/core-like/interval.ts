/** Reads `min` and `max` of a filter as instants. */
import { localTime } from '../content/local-time.ts'
import { isGroup, type Parameter } from '../query/parameter.ts'
import type { Complaints } from './complaints.ts'

/** CORE answers an unreadable date with a crash and a reversed interval without naming the parameter. */
export type IntervalFault = 'unreadable-date' | 'reversed'

/** Closed at both ends. */
export interface Interval {
  from: number
  to: number
}

const endless: Interval = { from: -Infinity, to: Infinity }
const day = 86_400_000

export function readInterval(
  value: Parameter,
  path: readonly string[],
  reader: { complaints: Complaints; fault: (fault: IntervalFault) => void },
): Interval {
  if (!isGroup(value)) {
    reader.complaints.add(path, 'must be a hash')
    return endless
  }
  const bound = (name: 'min' | 'max', otherwise: number): number => {
    const text = value.get(name)
    if (text === undefined || text === '') return otherwise
    const instant = typeof text === 'string' ? readInstant(text, name) : Number.NaN
    if (Number.isNaN(instant)) reader.fault('unreadable-date')
    return instant
  }
  for (const name of value.keys()) {
    if (!['min', 'max', 'equals', 'like', 'bool'].includes(name)) {
      reader.complaints.add([...path, name], 'is not allowed')
    }
  }
  const interval = { from: bound('min', -Infinity), to: bound('max', Infinity) }
  if (interval.from > interval.to) reader.fault('reversed')
  return interval
}

/** A date without a time covers its whole day in the server's zone. */
function readInstant(text: string, bound: 'min' | 'max'): number {
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (date === null) return Date.parse(text)
  const start = localTime(Number(date[1]), Number(date[2]), Number(date[3]))
  return bound === 'min' ? start : start + day - 1
}
