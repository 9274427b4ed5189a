import type { EnglishWords } from './language-words.ts'
import { usePageWords } from './page-words.ts'
import { readDay } from '#core/dialect/date-text.ts'
import type { RelativeDate } from '#core/query/form.ts'
import { isEdgeUnit } from '#core/query/relative-date-range.ts'
import {
  dateFormat,
  distanceFormat,
  numberFormat,
  writeCount,
  readWrittenMoment,
} from '#core/language/intl-formats.ts'

/** Maps each message key, such as `query.send`, to its text. */
type Messages = Flat<EnglishWords>
type Flat<Tree> = UnionToRecord<LeavesOf<Tree>>
type LeavesOf<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? [`${Key}`, Tree[Key]]
    : LeavesOf<Tree[Key]> extends infer Leaf extends [string, string]
      ? Leaf extends unknown
        ? [`${Key}.${Leaf[0]}`, Leaf[1]]
        : never
      : never
}[keyof Tree & (string | number)]
type UnionToRecord<Leaf extends [string, string]> = { [One in Leaf as One[0]]: One[1] }

/** The names of a message's placeholders, which stand in braces. Quoted text is none. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `'${string}` ? never : Name) | NamesIn<Rest>
  : never

/** The key of a message, such as `query.send`. Unknown keys do not compile. */
export type MessageKey = keyof Messages

type PlaceholderValue = string | number | bigint

/** The values of a message's placeholders; all are required. */
export type MessageValues<Key extends MessageKey> = Readonly<{
  [Name in NamesIn<Messages[Key]>]: Name extends 'count' ? CountIn<Messages[Key]> : PlaceholderValue
}>

/** If the message has plural forms, the count must be a number: a string would always select the first form. */
type CountIn<Message> = Message extends `${string} | ${string}` ? number | bigint : PlaceholderValue

/** The key of a message whose only placeholder is `count`. */
export type CountedKey = {
  [Key in MessageKey]: [NamesIn<Messages[Key]>] extends ['count'] ? Key : never
}[MessageKey]

/** Kinds without a message at this prefix, or whose message has a placeholder that the object has no member for. */
type KindsWithoutWords<
  Prefix extends string,
  One extends { kind: string },
  Suffix extends string,
> = One extends unknown
  ? `${Prefix}.${One['kind']}${Suffix}` extends infer Key extends MessageKey
    ? One extends MessageValues<Key>
      ? never
      : One['kind']
    : One['kind']
  : never

/** The messages and formats of the page's language. */
export function useWords() {
  const { locale, dateLocale, render, has } = usePageWords()
  const formats = useFormats()

  /**
   * A message in the page's language. Numbers are formatted for the language; pass a string to avoid digit
   * grouping. `choice` selects the plural form; the default is `count`.
   */
  function say<Key extends MessageKey>(
    key: Key,
    ...[values, choice]: [NamesIn<Messages[Key]>] extends [never]
      ? [values?: object, choice?: number]
      : | [values: MessageValues<Key>, choice?: number]
        | [values: Readonly<Record<NamesIn<Messages[Key]>, PlaceholderValue>>, choice: number]
  ): string {
    return render(key, { ...values }, choice)
  }

  /** As `say`, for values in a record: the compiler does not check that all placeholders have one. */
  const sayUnchecked = (
    key: MessageKey,
    values: Readonly<Record<string, PlaceholderValue>>,
  ): string => render(key, values)

  /** The message for the `kind` of an object, with its members as values. A kind without a message does not compile. */
  function sayKind<Prefix extends string, One extends { kind: string }, Suffix extends string = ''>(
    prefix: Prefix,
    one: One,
    ...[suffix]: [KindsWithoutWords<Prefix, One, Suffix>] extends [never]
      ? [suffix?: Suffix]
      : [never]
  ): string {
    return render(`${prefix}.${one.kind}${suffix ?? ''}`, { ...one })
  }

  /** True if the message exists; for keys built from data of another version of the app. */
  const hasMessage = (key: string): key is MessageKey => has(key)

  return { say, sayUnchecked, sayKind, hasMessage, locale, dateLocale, ...formats }
}

const sizeUnits = ['B', 'kB', 'MB', 'GB'] as const

/** Formats numbers, dates and times in the page's language. */
export function useFormats() {
  const { locale, dateLocale, render } = usePageWords()

  const formatCount = (count: number | bigint) => writeCount(locale.value, count)

  /** Takes a number in digits as sent; if it is too large to be exact, it stays unformatted. */
  const formatTotal = (digits: string) =>
    Number.isSafeInteger(Number(digits)) ? formatCount(Number(digits)) : digits

  /** Bytes in decimal units, as networks count: 1 kB is 1000 bytes, and what rounds to it. */
  function formatSize(bytes: number): string {
    let size = bytes
    let unit = 0
    while (size >= 999.5 && unit < sizeUnits.length - 1) {
      size /= 1000
      unit += 1
    }
    return `${numberFormat(locale.value, 'short').format(size)} ${sizeUnits[unit] ?? ''}`
  }

  /** In milliseconds below a second, otherwise in seconds. */
  function formatDuration(ms: number): string {
    return ms < 999.5
      ? `${formatCount(ms)} ms`
      : `${numberFormat(locale.value, ms < 999_500 ? 'short' : 'whole').format(ms / 1000)} s`
  }

  /** In seconds with one decimal, so that the text of a running time does not change its length. */
  const formatSeconds = (ms: number) =>
    `${numberFormat(locale.value, 'tenths').format(ms / 1000)} s`

  /** A time (RFC 3339) in this computer's time zone; any other text, as a server may send it, is unchanged. */
  function formatMoment(at: string, kind: 'moment' | 'exact-moment' | 'clock' = 'moment'): string {
    const moment = new Date(at)
    return Number.isNaN(moment.getTime()) ? at : dateFormat(dateLocale.value, kind).format(moment)
  }

  /** A date, or a date with time, of an item: in the time zone it was written in, as in the table; any other text is unchanged. */
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

  /** Two days of one year, as `Dec 5 – 6`, which no line end takes apart. */
  const formatDays = (from: string, to: string) =>
    dateFormat(dateLocale.value, 'day-of-month')
      .formatRange(new Date(from), new Date(to))
      .replaceAll(' ', '\u00a0')
      .replaceAll('–', '–\u2060')

  /** A day (`2026-03-31`) as it can be typed in the page's language; any other text is unchanged. */
  function formatTypedDay(text: string): string {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
    const words = formatWritten(text)
    return readDay(words) === text ? words : text
  }

  /** A relative date, for example `today`, `30 days ago` or `Saturday of this weekend`. */
  function formatRelative({ amount, unit }: RelativeDate): string {
    if (isEdgeUnit(unit)) {
      if (amount === 0 || amount === 1)
        return render(`relative.edge.${unit}.${amount === 0 ? 'current' : 'next'}`)
      const span = unit === 'month-start' || unit === 'month-end' ? 'month' : 'week'
      const distance = distanceFormat(locale.value).format(amount, span)
      return render(`relative.edge.${unit}.other`, { distance })
    }
    return amount === 0
      ? render('relative.onToday')
      : distanceFormat(locale.value).format(amount, unit)
  }

  return {
    formatMoment,
    formatWritten,
    formatLongDay,
    formatDays,
    formatTypedDay,
    formatRelative,
    formatCount,
    formatTotal,
    formatSize,
    formatDuration,
    formatSeconds,
  }
}
