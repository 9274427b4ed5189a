import { readFilterKey } from './filter-key.ts'

/** Names for the ends of a range, as the last part of a filter key, such as `schedule.in.max`. */
const begins = ['min', 'from', 'after', 'since']
const ends = ['max', 'until', 'to', 'before']

/** Whether a key names the end of a range. */
export const isRangeEnd = (key: string): boolean => ends.includes(lastOf(key))

/** Whether two keys are the begin and the end of one range. */
export const isRange = (begin: string, end: string): boolean =>
  begins.includes(lastOf(begin)) && isRangeEnd(end) && aboveOf(begin) === aboveOf(end)

const lastOf = (key: string): string => readFilterKey(key).at(-1)?.toLowerCase() ?? ''
const aboveOf = (key: string): string => JSON.stringify(readFilterKey(key).slice(0, -1))
