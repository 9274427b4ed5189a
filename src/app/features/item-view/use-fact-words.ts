import { useWords } from '#app/i18n/use-words.ts'
import { runsOfDays, type OpeningHours } from '#core/content/opening-hours.ts'
import { readWrittenMoment, type WrittenMoment } from '#core/content/written-moment.ts'
import type { FactValue } from '#core/item-view/view-facts.ts'
import { dateFormat } from '#app/i18n/intl-formats.ts'
import { useCellWords } from '#app/words/use-cell-words.ts'
import { useLanguageNames } from '#app/words/use-language-names.ts'

/** A Monday: days are named by counting on from it. */
const monday = Date.UTC(2024, 0, 1)
const dayMs = 86_400_000
const holidays = 8

/** Says a fact of an item in the page's language, but for its links; dates by the clock that they were written by. */
export function useFactWords(): (value: Exclude<FactValue, { kind: 'links' }>) => string {
  const { locale, say } = useWords()
  const nameLanguage = useLanguageNames()
  const { describeCell } = useCellWords(() => false)

  const formatOf = ({ hasTime }: WrittenMoment) =>
    dateFormat(locale.value, hasTime ? 'day-time' : 'day')
  const zoneOf = ({ isUtc }: WrittenMoment) => (isUtc ? ' UTC' : '')

  function sayMoment(text: string): string {
    const moment = readWrittenMoment(text)
    return moment === null ? text : `${formatOf(moment).format(moment.atUtc)}${zoneOf(moment)}`
  }

  function saySpan(begin: string, end: string): string {
    const [first, last] = [readWrittenMoment(begin), readWrittenMoment(end)]
    const isRange =
      first !== null &&
      last !== null &&
      first.hasTime === last.hasTime &&
      first.isUtc === last.isUtc &&
      first.atUtc <= last.atUtc
    if (!isRange) return `${sayMoment(begin)} – ${sayMoment(end)}`
    return formatOf(first).formatRange(first.atUtc, last.atUtc) + zoneOf(first)
  }

  const sayDay = (day: number) =>
    day === holidays
      ? say('itemView.holidays')
      : dateFormat(locale.value, 'weekday').format(monday + (day - 1) * dayMs)

  function sayDays(days: readonly number[]): string {
    const runs = runsOfDays(days)
    if (runs[0]?.first === 1 && runs[0].last === 7)
      return [say('itemView.every'), ...runs.slice(1).map(({ first }) => sayDay(first))].join(', ')
    return runs
      .map(({ first, last }) => {
        if (first === last) return sayDay(first)
        return `${sayDay(first)}${last - first > 1 ? '–' : ', '}${sayDay(last)}`
      })
      .join(', ')
  }

  function sayHours({ days, opens, closes, from, through }: OpeningHours): string {
    const hours = opens === null ? say('itemView.closed') : [opens, closes ?? ''].join('–')
    const date = (text: string) => {
      const moment = readWrittenMoment(text)
      return moment === null ? text : dateFormat(locale.value, 'date').format(moment.atUtc)
    }
    const period = [
      ...(from === null ? [] : [say('itemView.from', { from: date(from) })]),
      ...(through === null ? [] : [say('itemView.through', { through: date(through) })]),
    ].join(' ')
    return [sayDays(days), hours, period === '' ? '' : `(${period})`]
      .filter((part) => part !== '')
      .join(' ')
  }

  function sayMinutes(all: number): string {
    const [hours, minutes] = [Math.floor(all / 60), all % 60]
    if (hours === 0) return say('itemView.minutes', { minutes })
    return minutes === 0
      ? say('itemView.hours', { hours })
      : say('itemView.hoursMinutes', { hours, minutes })
  }

  return (value) => {
    switch (value.kind) {
      case 'cell': {
        const { cell } = value
        const isDate = cell.kind === 'date' || cell.kind === 'date-time'
        return isDate ? sayMoment(cell.text) : describeCell(cell).text
      }
      case 'span':
        return saySpan(value.begin, value.end)
      case 'status':
        return say(`itemView.status.${value.status}`)
      case 'hours':
        return value.hours.map(sayHours).join('\n')
      case 'minutes':
        return sayMinutes(value.minutes)
      case 'measure':
        return value.unit === '' ? value.digits : `${value.digits} ${value.unit}`
      case 'license':
        return value.name
      case 'languages':
        return value.languages.map(nameLanguage).join(', ')
    }
  }
}
