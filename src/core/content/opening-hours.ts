import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { readTypes } from './embedded-object.ts'

/** Opening hours; unknown values are null. */
export interface OpeningHours {
  /** 1 is Monday, 7 Sunday, 8 public holidays. Sorted, without duplicates; may be empty. */
  days: readonly number[]
  /** Local time, `10:00`. */
  opens: string | null
  /** Local time, `18:00`. */
  closes: string | null
  /** First day of validity, `2026-04-01`. */
  from: string | null
  /** Last day of validity, `2026-10-31`. */
  through: string | null
}

const dayNames = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'PublicHolidays',
]

/**
 * Reads opening hours (schema.org OpeningHoursSpecification; CORE always sends them: datacycle-core.md 7) and
 * groups days with equal hours. null if a value is of another type.
 */
export function readOpeningHours(value: JsonValue): OpeningHours[] | null {
  const values = value.kind === 'array' ? value.items : [value]
  const specifications = values.map((one) =>
    one.kind === 'object' ? readSpecification(one) : null,
  )
  const valid = specifications.filter((one) => one !== null)
  if (valid.length === 0 || valid.length < specifications.length) return null
  const byHours = new Map<string, OpeningHours>()
  for (const one of valid) {
    const key = JSON.stringify([one.opens, one.closes, one.from, one.through])
    const days = new Set([...(byHours.get(key)?.days ?? []), ...one.days])
    byHours.set(key, { ...one, days: [...days].toSorted((a, b) => a - b) })
  }
  return [...byHours.values()]
}

function readSpecification(object: JsonObject): OpeningHours | null {
  if (!readTypes(object).includes('OpeningHoursSpecification')) return null
  const textOf = (name: string) => {
    const value = memberOf(object, name)
    return value?.kind === 'string' ? value.value : ''
  }
  const day = memberOf(object, 'dayOfWeek')
  const days = day ? readDays(day) : []
  if (days === null) return null
  const hour = (name: string) => /^\d{2}:\d{2}/.exec(textOf(name))?.[0] ?? null
  const date = (name: string) => /^\d{4}-\d{2}-\d{2}/.exec(textOf(name))?.[0] ?? null
  const [opens, closes] = [hour('opens'), hour('closes')]
  if (days.length === 0 && opens === null && closes === null) return null
  return { days, opens, closes, from: date('validFrom'), through: date('validThrough') }
}

/** Reads weekdays as schema.org URLs or plain names; null if a value is neither. */
export function readDays(value: JsonValue): number[] | null {
  const days = (value.kind === 'array' ? value.items : [value]).map(readDay)
  return days.includes(0) ? null : days
}

const readDay = (value: JsonValue): number =>
  value.kind === 'string'
    ? dayNames.indexOf(value.value.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, '')) + 1
    : 0

/** Groups consecutive days into runs such as Monday to Friday. Holidays are never grouped. */
export function runsOfDays(days: readonly number[]): { first: number; last: number }[] {
  const runs: { first: number; last: number }[] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run && day === run.last + 1 && day <= 7) run.last = day
    else runs.push({ first: day, last: day })
  }
  return runs
}
