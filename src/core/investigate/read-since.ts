import { readDay } from '#core/dialect/date-text.ts'
import { resolveRelativeDate } from '#core/query/relative-date.ts'

/** Days ahead of today; both languages at once, as in imported texts. */
const dayWords: ReadonlyMap<string, number> = new Map([
  ['heute', 0],
  ['today', 0],
  ['gestern', -1],
  ['yesterday', -1],
  ['vorgestern', -2],
])
/** A morning begins with its day. */
const mornings = /^(?:(?:this|diesen) (?:morning|morgen)|(.+?) (?:früh|morgen|vormittag|morning))$/
const clock = /^(.+?) (?:(?:ab|um|at|from) )?(\d{1,2})(?:[:.](\d{2}))?(?: ?(?:uhr|h))?$/

/**
 * Reads a day, with or without a time, as CORE reads it: `2026-03-31` or `2026-03-31 08:00`. Also takes “heute früh”
 * and “yesterday 8:00”. null if it is none.
 */
export function readSince(text: string, today: string): string | null {
  const typed = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .join(' ')
  const [, withoutTime, hour = '', minute = '00'] = clock.exec(typed) ?? []
  const day = withoutTime === undefined ? null : readDayOrWord(withoutTime, today)
  if (day !== null)
    return Number(hour) < 24 && Number(minute) < 60
      ? `${day} ${hour.padStart(2, '0')}:${minute}`
      : null
  const whole = readDayOrWord(typed, today)
  // A time with seconds or a zone is kept.
  return whole !== null && typed.includes(':') ? text.trim() : whole
}

function readDayOrWord(text: string, today: string): string | null {
  const word = mornings.exec(text)
  const amount = dayWords.get(word === null ? text : (word[1] ?? 'today'))
  return amount === undefined
    ? readDay(text)
    : resolveRelativeDate({ kind: 'relative', amount, unit: 'day' }, today)
}
