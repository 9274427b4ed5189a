const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/i
const pointedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[T ]\d{2}:\d{2}(?::\d{2})?)?$/

/**
 * Whether CORE is known to read a text as a date: `2024-03-01`, with a time or without, and
 * `12.03.2024`; an impossible day is a 500 there (datacycle-core.md 12).
 */
export function isDateText(text: string): boolean {
  const trimmed = text.trim()
  const iso = isoDate.exec(trimmed)
  if (iso) return isDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const pointed = pointedDate.exec(trimmed)
  return pointed !== null && isDay(Number(pointed[3]), Number(pointed[2]), Number(pointed[1]))
}

function isDay(year: number, month: number, day: number): boolean {
  const last = month >= 1 && month <= 12 ? daysOf(year, month) : 0
  return day >= 1 && day <= last
}

/** Day 0 of the next month is the last one of this. */
const daysOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The first or the last day of a year or a month that stands alone (`2024`, `2024-03`); null for anything else. */
export function wholeDate(text: string, end: 'min' | 'max'): string | null {
  const match = /^(\d{4})(?:-(\d{2}))?$/.exec(text.trim())
  if (!match) return null
  const year = Number(match[1])
  const month = match[2] === undefined ? (end === 'min' ? 1 : 12) : Number(match[2])
  if (month < 1 || month > 12) return null
  const day = end === 'min' ? 1 : daysOf(year, month)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${match[1] ?? ''}-${two(month)}-${two(day)}`
}
