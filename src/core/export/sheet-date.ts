/** A moment as sheets count it: days since 1899-12-30, a time as a part of a day (ECMA-376 part 1, 18.17.4). */
export interface SheetDate {
  kind: 'date' | 'date-time'
  /** As digits. */
  days: string
}

const written =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const msPerDay = 86_400_000
/** Before it sheets count a day that there was not (29 February 1900). */
const first = Date.UTC(1900, 2, 1)

/**
 * Reads a date or a date with a time as it is written (RFC 3339); null where a text is none, or none that a
 * sheet can hold. The time is the one that stands there: a sheet knows no zones.
 */
export function readSheetDate(text: string): SheetDate | null {
  const [, year, month, day, hour, minute, second = '0', fraction = ''] = written.exec(text) ?? []
  if (day === undefined) return null
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (!(date >= first) || new Date(date).toISOString().slice(0, 10) !== text.slice(0, 10))
    return null
  const days = (date - Date.UTC(1899, 11, 30)) / msPerDay
  if (hour === undefined) return { kind: 'date', days: String(days) }
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const part = (seconds + Number(`0.${fraction}0`)) / 86_400
  return { kind: 'date-time', days: (days + part).toFixed(10).replace(/\.?0+$/, '') }
}
