import { dayMs } from '#core/text/utc-day.ts'
import type { Cell, RelationLabel } from '#core/content/cell.ts'
import { roundCoordinate } from '#core/content/value-kind.ts'
import {
  wholeDigits,
  type WordedValue,
  type Price,
  type Measure,
} from '#core/content/worded-value.ts'
import { chooseLanguageText, withOtherLanguage } from '#core/content/language-text.ts'
import type { Namer } from '#core/content/name-words.ts'
import { dateFormat, writeDigits, readWrittenMoment } from '#core/language/intl-formats.ts'
import { showsApiNames, type ValueMessages, fillPlaceholders, sayCount } from './value-messages.ts'
import type { AskedDays } from '#core/dialect/asked-attributes.ts'
import {
  runsOfDays,
  type OpeningHours,
  type ScheduleSummary,
  dayIn,
  nextDate,
} from '#core/content/schedule.ts'
import { nameOfCountry, nameOfLanguage } from '#core/language/language.ts'

/** Days as `2026-11-22`, for which a recurring schedule says one of its dates. */
export interface SeriesDays {
  /** The next date from today stands behind the rule. */
  today: string
  /** What a query asks for: the first date in it stands before the rule. */
  asked: AskedDays | null
}

/** Renders the text of a grid cell; '' for linked items without details. Times stay in the zone as sent. */
export function sayCell(
  cell: Cell,
  words: ValueMessages,
  namer: Pick<Namer, 'headingOfTypes'>,
  days: SeriesDays | null = null,
): string {
  switch (cell.kind) {
    case 'absent':
      return ''
    case 'null':
      return '–'
    case 'boolean':
      if (showsApiNames(words)) return String(cell.value)
      return cell.value ? words.yes : words.no
    case 'number':
      return writeDigits(
        words.language,
        showsApiNames(words) ? cell.source : wholeDigits(cell.source),
      )
    case 'measures':
      return cell.measures.map((one) => sayMeasure(one, words)).join('; ')
    case 'parts':
      return cell.written[words.language]
    case 'date':
    case 'date-time':
      return sayDate(cell.text, cell.kind === 'date-time', words)
    case 'text':
    case 'email':
    case 'html':
    case 'json':
      return cell.text
    case 'url':
      return cell.text.replace(/^https?:\/\//i, '')
    case 'geometry':
      return cell.geometry
    case 'coordinates':
      return [cell.latitude, cell.longitude].map(roundCoordinate).join(', ')
    case 'languages':
      return chooseLanguageText(cell.texts, words.language).value
    case 'types':
      return namer.headingOfTypes(cell.types)
    case 'relations': {
      const more = cell.resolved - cell.labels.length
      const labels = cell.labels.map((label) => sayLabel(label, words, namer)).join(', ')
      return labels + (more > 0 ? `, +${more}` : '')
    }
    case 'schedules': {
      const more = cell.more > 0 ? `; +${cell.more}` : ''
      return cell.schedules.map((one) => saySchedule(one, words, days)).join('; ') + more
    }
    case 'worded':
      return showsApiNames(words)
        ? sayCell(cell.raw, words, namer)
        : cell.values.flatMap((one) => sayWordedValue(one, words)).join(', ')
  }
}

function sayDate(text: string, hasTime: boolean, { dateLocale }: ValueMessages): string {
  const moment = readWrittenMoment(text)
  if (moment === null) return text
  const written = dateFormat(dateLocale, hasTime ? 'date-time' : 'date').format(moment.writtenAsUtc)
  return moment.isUtc ? `${written} UTC` : written
}

function sayLabel(
  label: RelationLabel,
  { language, unnamed }: ValueMessages,
  { headingOfTypes }: Pick<Namer, 'headingOfTypes'>,
): string {
  if (typeof label === 'string') return label
  if ('types' in label) return `${unnamed} · ${headingOfTypes(label.types)}`
  return withOtherLanguage(chooseLanguageText(label.texts, language), language)
}

/** A Monday, as the base for weekday names. */
const monday = Date.UTC(2024, 0, 1)
/** The day number of public holidays; 1 is Monday. */
const holidays = 8

/**
 * Renders a value that its attribute gives a special form, such as opening hours or prices; one text for each
 * part. Codes and terms stay as sent if the API's names are shown.
 */
export function sayWordedValue(value: WordedValue, words: ValueMessages): string[] {
  switch (value.kind) {
    case 'term':
      return [showsApiNames(words) ? value.term : words.terms[value.term]]
    case 'hours':
      return value.hours.map((hours) => sayHours(hours, words))
    case 'days':
      return [sayDays(value.days, words)]
    case 'prices':
      return value.prices.map((price) => sayPrice(price, words))
    case 'minutes':
      return [sayMinutes(value.minutes, words)]
    case 'license':
      return [value.name]
    case 'languages':
      return [
        value.languages
          .map((code) => (showsApiNames(words) ? code : nameOfLanguage(code, words.language)))
          .join(', '),
      ]
    case 'shape':
      return [words.shapes[value.shape]]
    case 'country':
      return [showsApiNames(words) ? value.code : nameOfCountry(value.code, words.language)]
  }
}

const sayPrice = ({ amount, currency }: Price, { language }: ValueMessages): string =>
  [writeDigits(language, amount), currency].filter((part) => part !== '').join(' ')

function sayMinutes(all: number, { duration }: ValueMessages): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60].map(String)
  const values = { hours: hours ?? '', minutes: minutes ?? '' }
  if (all < 60) return fillPlaceholders(duration.minutes, values)
  return fillPlaceholders(all % 60 === 0 ? duration.hours : duration.hoursMinutes, values)
}

function sayHours({ days, opens, closes, from, through }: OpeningHours, words: ValueMessages) {
  const hours = opens === null ? words.hours.closed : [opens, closes ?? ''].join('–')
  const date = (text: string) => {
    const moment = readWrittenMoment(text)
    return moment === null ? text : dateFormat(words.dateLocale, 'date').format(moment.writtenAsUtc)
  }
  const period = [
    ...(from === null ? [] : [fillPlaceholders(words.hours.from, { from: date(from) })]),
    ...(through === null
      ? []
      : [fillPlaceholders(words.hours.through, { through: date(through) })]),
  ].join(' ')
  return [sayDays(days, words), hours, period === '' ? '' : `(${period})`]
    .filter((part) => part !== '')
    .join(' ')
}

function sayDays(days: readonly number[], words: ValueMessages): string {
  const sayDay = (day: number) =>
    day === holidays
      ? words.hours.holidays
      : dateFormat(words.dateLocale, 'weekday').format(monday + (day - 1) * dayMs)
  const runs = runsOfDays(days)
  if (runs[0]?.first === 1 && runs[0].last === 7)
    return [words.hours.every, ...runs.slice(1).map(({ first }) => sayDay(first))].join(', ')
  return runs
    .map(({ first, last }) => {
      if (first === last) return sayDay(first)
      return `${sayDay(first)}${last - first > 1 ? '–' : ', '}${sayDay(last)}`
    })
    .join(', ')
}

/** A number and its unit; CORE writes the unit of pictures in English. */
export function sayMeasure(
  { digits, unit }: Measure,
  { language, pixels }: Pick<ValueMessages, 'language' | 'pixels'>,
): string {
  const unitText = unit === 'pixel' ? pixels : unit
  return [writeDigits(language, digits), unitText].filter((part) => part !== '').join(' ')
}

/**
 * A short text for a schedule: “weekly, 8 dates from 22 Nov 2026, 19:00; next: 29 Nov 2026, 19:00”, or
 * “29 Nov 2026, 19:00 (weekly, 8 dates from 22 Nov 2026, 19:00)” where that date is asked for.
 */
export function saySchedule(
  summary: ScheduleSummary,
  words: ValueMessages,
  days: SeriesDays | null = null,
): string {
  const { every, exceptionCount, addedCount } = summary
  const { schedule } = words
  const rule = every && sayCount(schedule.every[every.unit], every.count, words)
  const besides = [
    ...(exceptionCount > 0 ? [sayCount(schedule.leftOut, exceptionCount, words)] : []),
    ...(addedCount > 0 ? [sayCount(schedule.added, addedCount, words)] : []),
  ]
  const parts = [rule, saySpan(summary, words)].filter((part) => part !== null && part !== '')
  const text = parts.join(', ') + (besides.length > 0 ? ` (${besides.join(', ')})` : '')
  const said = (day: string) => sayDay(day, summary.startTime, words)
  const asked = days?.asked && every ? dayIn(summary, days.asked) : null
  if (asked !== null) return `${said(asked)} (${text})`
  const next = days && nextDate(summary, days.today)
  if (next === null || next === summary.first) return text
  return `${text}; ${fillPlaceholders(schedule.next, { next: said(next) })}`
}

function saySpan(summary: ScheduleSummary, words: ValueMessages): string {
  const { every, dateCount, first: day, last, startTime } = summary
  // The times of a recurring event are those of each date, not of the whole span.
  const endTime = every === null && startTime !== null ? summary.endTime : null
  if (day === null) return ''
  const first = sayDay(day, startTime, words)
  if (every !== null && dateCount !== null)
    return sayCount(words.schedule.dates, dateCount, words, { first })
  if (last !== null && (every !== null || last !== day))
    return fillPlaceholders(words.schedule.fromTo, { first, last: sayDay(last, endTime, words) })
  return every === null ? first : fillPlaceholders(words.schedule.from, { first })
}

/** Formats a date as written, without converting its time zone. */
function sayDay(day: string, time: string | null, { dateLocale }: ValueMessages): string {
  const moment = new Date(`${day}T${time ?? '00:00'}Z`)
  if (Number.isNaN(moment.getTime())) return day
  return dateFormat(dateLocale, time === null ? 'date' : 'date-time').format(moment)
}
