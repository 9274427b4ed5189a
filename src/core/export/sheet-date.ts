/**
 * A date as a spreadsheet serial number: days since 1899-12-30, the time as a fraction (ECMA-376 part 1,
 * 18.17.4).
 */
export interface SheetDate {
  kind: 'date' | 'date-time'
  /** Decimal digits. */
  days: string
}

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const msPerDay = 86_400_000
/** Earlier serial numbers include a day that did not exist (29 February 1900). */
const minDate = Date.UTC(1900, 2, 1)

/**
 * Reads a date or date-time (RFC 3339); null if the text is none or a sheet cannot represent it. The time is
 * used as written, because sheets have no time zones.
 */
export function readSheetDate(text: string): SheetDate | null {
  const [, year, month, day, hour, minute, second = '0', fraction = ''] = pattern.exec(text) ?? []
  if (day === undefined) return null
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (!(date >= minDate) || new Date(date).toISOString().slice(0, 10) !== text.slice(0, 10))
    return null
  const days = (date - Date.UTC(1899, 11, 30)) / msPerDay
  if (hour === undefined) return { kind: 'date', days: String(days) }
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second)
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const dayFraction = (seconds + Number(`0.${fraction}0`)) / 86_400
  return { kind: 'date-time', days: (days + dayFraction).toFixed(10).replace(/\.?0+$/, '') }
}
