import { isParameterPath, readParameterName } from './parameter-name.ts'
import type { StoredFilterRow, StoredValue } from './form.ts'

/**
 * Splits a filter key into its path: `classifications.in.withSubtree` means nested objects in a body and
 * nested brackets in a query string. A dot within a name is escaped as `\.`, a backslash as `\\`.
 */
export function readFilterKey(key: string): string[] {
  // Nearly always; every filter of a form is read several times with each key typed.
  if (!key.includes('\\')) return key.split('.')
  const segments: string[] = []
  let segment = ''
  for (const [, escaped, dot, character] of key.matchAll(/\\([\\.])|(\.)|([^])/g)) {
    if (dot === undefined) segment += escaped ?? character ?? ''
    else {
      segments.push(segment)
      segment = ''
    }
  }
  return [...segments, segment]
}

/** The inverse of `readFilterKey`. */
export function renderFilterKey(segments: readonly string[]): string {
  return segments.map((segment) => segment.replace(/[\\.]/g, '\\$&')).join('.')
}

/** True for a key without brackets and without empty parts. */
export const isUsableKey = (key: string): boolean => isParameterPath(readFilterKey(key))

/** How the values of a defined filter are sent: one string, an array, one string with commas, or JSON. */
export const valueForms = ['text', 'list', 'commas', 'json'] as const

/**
 * The definition of a key, independent of how its dots are escaped; null if there is none. Separate from the
 * schema so that the page does not load the validator.
 */
export function findDefinition<Definition extends { key: string }>(
  definitions: readonly Definition[],
  key: string,
): Definition | null {
  const path = readFilterKey(key)
  const isSame = (other: readonly string[]) =>
    other.length === path.length && other.every((segment, index) => segment === path[index])
  return definitions.find((definition) => isSame(readFilterKey(definition.key))) ?? null
}

/** Last segments of filter keys that limit a range, such as `schedule.in.max`. */
const lowerLimits = ['min', 'from', 'after', 'since']
const upperLimits = ['max', 'until', 'to', 'before', 'end', 'bis']

/** Whether a filter key, or a parameter's name with brackets, bounds from above, as `in.max` and `validUntil` do. */
export const isUpperLimit = (key: string): boolean =>
  endsRange(key) || /(?:Until|To|Before|End)$/.test(lastSegmentOf(key))

/** Whether two keys are the limits of one range. */
export const isRangePair = (lower: string, upper: string): boolean =>
  lowerLimits.includes(lastSegmentOf(lower).toLowerCase()) &&
  endsRange(upper) &&
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

/**
 * The rows with both limits of the range that row `at` begins, as `schedule.in.min` does; its end is added behind it if
 * missing. null if the key is no `min`.
 */
export function fillRange(
  rows: readonly StoredFilterRow[],
  at: number,
  { min, max }: Record<'min' | 'max', StoredValue>,
): StoredFilterRow[] | null {
  const begin = rows[at]
  if (begin === undefined || !beginsRange(begin.key)) return null
  const end = { key: renderFilterKey(readFilterKey(begin.key).with(-1, 'max')), value: max }
  const filled = rows.with(at, { key: begin.key, value: min })
  const endAt = rows.findIndex(({ key }) => isRangePair(begin.key, key))
  return endAt === -1
    ? filled.toSpliced(at + 1, 0, end)
    : filled.with(endAt, { ...end, key: rows[endAt]?.key ?? end.key })
}

export const beginsRange = (key: string): boolean => readFilterKey(key).at(-1) === 'min'

const endsRange = (key: string): boolean => upperLimits.includes(lastSegmentOf(key).toLowerCase())
const lastSegmentOf = (key: string): string =>
  readParameterName(readFilterKey(key).at(-1) ?? '').at(-1) ?? ''
const parentPathOf = (key: string): string => JSON.stringify(readFilterKey(key).slice(0, -1))
