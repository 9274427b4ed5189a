import { useWords } from '#app/i18n/use-words.ts'
import type { ScheduleSummary } from '#core/content/schedule.ts'
import { dateFormat } from '#app/i18n/intl-formats.ts'

/** Says in a few words when something takes place: “weekly, 8 dates from 22 Nov 2026, 19:00”. */
export function useScheduleWords(): (schedule: ScheduleSummary) => string {
  const { locale, say } = useWords()

  /** As the schedule writes it, never moved to another zone. */
  function formatDay(day: string, time: string | null): string {
    const moment = new Date(`${day}T${time ?? '00:00'}Z`)
    if (Number.isNaN(moment.getTime())) return day
    return dateFormat(locale.value, time === null ? 'date' : 'time').format(moment)
  }

  function span({ every, dates, first: day, last, time }: ScheduleSummary): string {
    if (day === null) return ''
    const first = formatDay(day, time)
    if (every !== null && dates !== null) return say('schedule.dates', { count: dates, first })
    if (last !== null && (every !== null || last !== day))
      return say('schedule.fromTo', { first, last: formatDay(last, null) })
    return every === null ? first : say('schedule.from', { first })
  }

  return (schedule) => {
    const { every, leftOut, added } = schedule
    const rule = every && say(`schedule.every.${every.unit}`, { count: every.count })
    const besides = [
      ...(leftOut > 0 ? [say('schedule.leftOut', { count: leftOut })] : []),
      ...(added > 0 ? [say('schedule.added', { count: added })] : []),
    ]
    const said = [rule, span(schedule)].filter((part) => part !== null && part !== '')
    return said.join(', ') + (besides.length > 0 ? ` (${besides.join(', ')})` : '')
  }
}
