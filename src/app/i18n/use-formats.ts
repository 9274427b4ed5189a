import { readWrittenMoment } from '#core/content/written-moment.ts'
import { readDay } from '#core/dialect/date-text.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { dateFormat, distanceFormat, numberFormat } from '#core/language/intl-formats.ts'
import { usePageWords } from './page-words.ts'

const sizeUnits = ['B', 'kB', 'MB', 'GB'] as const

/** Formats numbers, dates and times in the page's language. */
export function useFormats() {
  const { locale, dateLocale, render } = usePageWords()

  const formatCount = (count: number | bigint) => numberFormat(locale.value, 'whole').format(count)

  /** Takes a number in digits as sent; if it is too large to be exact, it stays unformatted. */
  const formatTotal = (digits: string) =>
    Number.isSafeInteger(Number(digits)) ? formatCount(Number(digits)) : digits

  /** Bytes in decimal units, as networks count: 1 kB is 1000 bytes. */
  function formatSize(bytes: number): string {
    let size = bytes
    let unit = 0
    while (size >= 1000 && unit < sizeUnits.length - 1) {
      size /= 1000
      unit += 1
    }
    return `${numberFormat(locale.value, 'short').format(size)} ${sizeUnits[unit] ?? ''}`
  }

  /** In milliseconds below a second, otherwise in seconds. */
  function formatDuration(ms: number): string {
    return ms < 1000
      ? `${formatCount(ms)} ms`
      : `${numberFormat(locale.value, 'short').format(ms / 1000)} s`
  }

  /** In seconds with one decimal, so that the text of a running time does not change its length. */
  const formatSeconds = (ms: number) =>
    `${numberFormat(locale.value, 'tenths').format(ms / 1000)} s`

  /** A time in this computer's time zone; `at` is RFC 3339. */
  const formatMoment = (at: string, kind: 'moment' | 'exact-moment' | 'clock' = 'moment') =>
    dateFormat(dateLocale.value, kind).format(new Date(at))

  /** As `formatMoment`, for a time as sent; any other text is unchanged. */
  const formatSentMoment = (at: string) => (Number.isNaN(Date.parse(at)) ? at : formatMoment(at))

  /** A date, or a date with time, in the time zone it was written in; any other text is unchanged. */
  function formatWritten(text: string): string {
    const moment = readWrittenMoment(text)
    if (moment === null) return text
    return dateFormat(dateLocale.value, moment.hasTime ? 'date-time' : 'date').format(
      moment.writtenAsUtc,
    )
  }

  /** A day (`2026-03-31`) with the full name of its month. */
  const formatLongDay = (day: string) =>
    dateFormat(dateLocale.value, 'long-date').format(new Date(day))

  /** A day (`2026-03-31`) as it can be typed in the page's language; any other text is unchanged. */
  function formatTypedDay(text: string): string {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
    const words = formatWritten(text)
    return readDay(words) === text ? words : text
  }

  /** A relative date, for example `today` or `30 days ago`. */
  const formatRelative = ({ amount, unit }: RelativeDate): string =>
    amount === 0 ? render('relative.onToday') : distanceFormat(locale.value).format(amount, unit)

  return {
    formatMoment,
    formatSentMoment,
    formatWritten,
    formatLongDay,
    formatTypedDay,
    formatRelative,
    formatCount,
    formatTotal,
    formatSize,
    formatDuration,
    formatSeconds,
  }
}
