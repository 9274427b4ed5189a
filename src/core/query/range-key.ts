import { readFilterKey } from './filter-key.ts'

/** Last segments of filter keys that limit a range, such as `schedule.in.max`. */
const lowerLimits = ['min', 'from', 'after', 'since']
const upperLimits = ['max', 'until', 'to', 'before']

/** Whether a key is the upper limit of a range. */
export const isUpperLimit = (key: string): boolean => upperLimits.includes(lastSegmentOf(key))

/** Whether two keys are the limits of one range. */
export const isRangePair = (lower: string, upper: string): boolean =>
  lowerLimits.includes(lastSegmentOf(lower)) &&
  isUpperLimit(upper) &&
  parentPathOf(lower) === parentPathOf(upper)

/** The rows with both values exchanged of the range that ends with row `at`; null if that row ends none. */
export function swapRange<Row extends { key: string; value: unknown }>(
  rows: readonly Row[],
  at: number,
): Row[] | null {
  const end = rows[at]
  const begin = end && rows.find(({ key }) => isRangePair(key, end.key))
  if (!begin) return null
  return rows.map((row) => {
    if (row === begin) return { ...begin, value: end.value }
    return row === end ? { ...end, value: begin.value } : row
  })
}

const lastSegmentOf = (key: string): string => readFilterKey(key).at(-1)?.toLowerCase() ?? ''
const parentPathOf = (key: string): string => JSON.stringify(readFilterKey(key).slice(0, -1))
