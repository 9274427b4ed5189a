/** The schedules of the sample's events; some take place weekly, eight times. */
import { identifierOf } from '#sample/content/identifier.ts'
import type { JsonObject } from '#sample/content/json.ts'
import { localTime, renderLocalTimeExact } from '#sample/content/local-time.ts'
import type { EventThing, Thing } from '#sample/content/thing.ts'
import type { Occurrence } from '#sample/datacycle/store/stored-content.ts'

const occurrenceCount = 8
const defaultLengthMs = 2 * 3_600_000

/** True for about every fifth event shorter than a day. */
function isWeekly(event: EventThing): boolean {
  const length = (event.end ?? event.start) - event.start
  return length < 86_400_000 && Number.parseInt(event.id.slice(0, 2), 16) % 5 === 0
}

/** All occurrences of an event. Weekly dates keep their local time across changes of summer time. */
export function occurrencesOf(event: EventThing): readonly [Occurrence, ...Occurrence[]] {
  const length = event.end === null ? defaultLengthMs : event.end - event.start
  const once: Occurrence = { start: event.start, end: event.start + length }
  if (!isWeekly(event)) return [once]
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = (
    renderLocalTimeExact(event.start).match(/\d+/g) ?? []
  ).map(Number)
  const later = Array.from({ length: occurrenceCount - 1 }, (_, index) => {
    const start = localTime(year, month, day + (index + 1) * 7, hours, minutes)
    return { start, end: start + length }
  })
  return [once, ...later]
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const scheduleIdOf = (thing: Thing): string => identifierOf(`${thing.id}/schedule`)

/** The schedule as sent when it is included; null for items without one. */
export function scheduleOf(thing: Thing): { id: string; part: JsonObject } | null {
  if (thing.kind !== 'event') return null
  const id = scheduleIdOf(thing)
  const occurrences = occurrencesOf(thing)
  const [first] = occurrences
  const last = occurrences.at(-1) ?? first
  const [begin, end] = [renderLocalTimeExact(first.start), renderLocalTimeExact(last.end)]
  const weekday = weekdays[new Date(`${begin.slice(0, 10)}T12:00:00Z`).getUTCDay()] ?? ''
  return {
    id,
    part: {
      '@context': 'https://schema.org/',
      '@id': id,
      '@type': 'Schedule',
      inLanguage: 'de',
      startDate: begin.slice(0, 10),
      endDate: end.slice(0, 10),
      startTime: begin.slice(11, 16),
      endTime: end.slice(11, 16),
      duration: `PT${String((first.end - first.start) / 60_000)}M`,
      ...(occurrences.length > 1
        ? {
            repeatFrequency: 'P1W',
            repeatCount: occurrences.length,
            byDay: [`https://schema.org/${weekday}`],
          }
        : {}),
      scheduleTimezone: 'Europe/Vienna',
    },
  }
}
