import { useI18n } from 'vue-i18n'
import type { ScheduleSummary } from '#core/content/schedule.ts'
import { dateFormat } from '#app/ui/intl-formats.ts'

/** Says in a few words when something takes place: “weekly, 8 dates from 22 Nov 2026, 19:00”. */
export function useScheduleWords(): (schedule: ScheduleSummary) => string {
  const { locale, t } = useI18n()

  /** As the schedule writes it, never moved to another zone. */
  function say(day: string, time: string | null): string {
    const moment = new Date(`${day}T${time ?? '00:00'}Z`)
    if (Number.isNaN(moment.getTime())) return day
    return dateFormat(locale.value, time === null ? 'date' : 'time').format(moment)
  }

  function span({ every, dates, first: day, last, time }: ScheduleSummary): string {
    if (day === null) return ''
    const first = say(day, time)
    if (every !== null && dates !== null) return t('schedule.dates', { count: dates, first }, dates)
    if (last !== null && (every !== null || last !== day))
      return t('schedule.fromTo', { first, last: say(last, null) })
    return every === null ? first : t('schedule.from', { first })
  }

  return (schedule) => {
    const { every, leftOut, added } = schedule
    const rule = every && t(`schedule.every.${every.unit}`, { count: every.count }, every.count)
    const besides = [
      ...(leftOut > 0 ? [t('schedule.leftOut', { count: leftOut }, leftOut)] : []),
      ...(added > 0 ? [t('schedule.added', { count: added }, added)] : []),
    ]
    const said = [rule, span(schedule)].filter((part) => part !== null && part !== '')
    return said.join(', ') + (besides.length > 0 ? ` (${besides.join(', ')})` : '')
  }
}
