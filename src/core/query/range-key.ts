import { readFilterKey } from './filter-key.ts'

/** The last part of a filter key that limits a range, such as `schedule.in.max`. */
const lowerLimits = ['min', 'from', 'after', 'since']
const upperLimits = ['max', 'until', 'to', 'before']

/** Whether a key is the upper limit of a range. */
export const isUpperLimit = (key: string): boolean => upperLimits.includes(lastOf(key))

/** Whether two keys are the limits of one range. */
export const isRange = (lower: string, upper: string): boolean =>
  lowerLimits.includes(lastOf(lower)) && isUpperLimit(upper) && aboveOf(lower) === aboveOf(upper)

/** The rows with the values of a range exchanged, whose end is the row `at`; null if it is the end of none. */
export function swapRange<Row extends { key: string; value: unknown }>(
  rows: readonly Row[],
  at: number,
): Row[] | null {
  const end = rows[at]
  const begin = end && rows.find(({ key }) => isRange(key, end.key))
  if (!begin) return null
  return rows.map((row) => {
    if (row === begin) return { ...begin, value: end.value }
    return row === end ? { ...end, value: begin.value } : row
  })
}

const lastOf = (key: string): string => readFilterKey(key).at(-1)?.toLowerCase() ?? ''
const aboveOf = (key: string): string => JSON.stringify(readFilterKey(key).slice(0, -1))
