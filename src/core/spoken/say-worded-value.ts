import { runsOfDays, type OpeningHours } from '#core/content/opening-hours.ts'
import { readWrittenMoment } from '#core/content/written-moment.ts'
import type { WordedValue, Price } from '#core/content/worded-value.ts'
import { dateFormat, writeDigits } from '#core/language/intl-formats.ts'
import { nameOfCountry, nameOfLanguage } from '#core/language/code-name.ts'
import { fillPlaceholders, showsApiNames, type ValueMessages } from './value-messages.ts'

/** A Monday, as the base for weekday names. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000
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
