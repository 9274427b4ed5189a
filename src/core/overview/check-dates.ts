import { scheduleAttributes } from '#core/content/known-attributes.ts'
import { checkLimits } from './check-limits.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { describeText, readMoment } from '#core/content/text-kind.ts'
import { memberOf, renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { createFloats, createCounts } from '#core/growing-array.ts'
import { objectsOf, textsOf } from './item-texts.ts'
import { changeDays, type ChangeDays, type OverviewLine, type Tallies } from './overview-line.ts'

/** Parts that have dates of their item. */
const datedParts = [...scheduleAttributes, 'offers']
const spans = [
  ['startDate', 'endDate'],
  ['validFrom', 'validThrough'],
  ['availabilityStarts', 'availabilityEnds'],
] as const
const otherDates = ['uploadDate', 'datePublished', 'dateModified', 'dct:created', 'dct:modified']
/** Ends that stand for “no end”. */
const endless = /^(?:9999|2999|2099|2100)-/

/** Checks the dates of an item; `year` is the current one. */
export function checkDates(item: JsonObject, year: number, tallies: Tallies): void {
  checkPart(item, '')
  for (const name of datedParts) {
    const value = memberOf(item, name)
    for (const part of value ? objectsOf(value) : []) checkPart(part, `${name}.`)
  }

  function checkPart(object: JsonObject, prefix: string): void {
    for (const [first, last] of spans) {
      const start = dateOf(object, first)
      const end = dateOf(object, last)
      if (start !== null) checkYear(prefix + first, start, false)
      if (end === null) continue
      checkYear(prefix + last, end, true)
      if (start === null) continue
      tallies.look('date-order', prefix + last)
      if (isBefore(end, start)) tallies.blame('date-order', prefix + last, `${start} – ${end}`)
    }
    if (prefix !== '') return
    for (const name of otherDates) {
      const date = dateOf(object, name)
      if (date !== null) checkYear(renderPath([name]), date, false)
    }
  }

  function checkYear(attribute: string, date: string, isEnd: boolean): void {
    tallies.look('date-far', attribute)
    if (isEnd && endless.test(date)) return
    const own = Number(date.slice(0, 4))
    if (own < checkLimits.firstYear || own > year + checkLimits.maxYearsAhead)
      tallies.blame('date-far', attribute, date)
  }
}

function dateOf(object: JsonObject, name: string): string | null {
  const value = memberOf(object, name)
  const [first] = value ? textsOf(value) : []
  if (!first) return null
  const { kind } = describeText(first.value)
  return kind === 'date' || kind === 'date-time' ? first.value : null
}

const zone = /(?:Z|[+-]\d\d:?\d\d)$/i

/** A day without a time lasts the whole day. */
function isBefore(one: string, other: string): boolean {
  const haveTimes = one.length > 10 && other.length > 10
  if (haveTimes && zone.test(one) && zone.test(other)) return Date.parse(one) < Date.parse(other)
  const length = haveTimes ? 16 : 10
  return one.slice(0, length).replace(' ', 'T') < other.slice(0, length).replace(' ', 'T')
}

/** When items were changed, by the first of these that they have. */
export const changeAttributes = ['dct:modified', 'dateModified', 'dc:touched'] as const

/** The moment of an item's last change; null if it does not say. */
export function readChange(
  item: JsonValue,
): { attribute: string; text: string; at: number } | null {
  for (const attribute of changeAttributes)
    for (const value of columnValues(item, [attribute])) {
      const at = value.kind === 'string' ? readMoment(value.value) : null
      if (value.kind === 'string' && at !== null) return { attribute, text: value.value, at }
    }
  return null
}

/** Finds what was changed since some days, and what was not changed since another one. */
export function createChangeCheck({ since, old }: { since: ChangeDays; old: number }) {
  const positions = createCounts()
  const moments = createFloats()
  let attribute = ''
  let newest: FoundChange | null = null
  let oldest: FoundChange | null = null
  return {
    add(item: JsonValue, position: number): void {
      const change = readChange(item)
      if (change === null) return
      attribute ||= change.attribute
      positions.push(position)
      moments.push(change.at)
      if (!newest || change.at > newest.at) newest = { position, ...change }
      if (!oldest || change.at < oldest.at) oldest = { position, ...change }
    },
    lines(): OverviewLine[] {
      if (positions.length === 0) return []
      const all = positions.read()
      const times = moments.read()
      const line = (
        check: 'changed' | 'oldest',
        day: OverviewLine['since'],
        isFound: (at: number) => boolean,
      ): OverviewLine => {
        const found = all.filter((_, index) => isFound(times[index] ?? 0))
        const example = check === 'oldest' ? oldest : newest
        return {
          check,
          attribute,
          since: day,
          positions: found,
          of: all.length,
          examples:
            found.length === 0 || example === null
              ? []
              : [{ position: example.position, text: example.text }],
          groups: [],
        }
      }
      return [
        ...changeDays.map((day) => line('changed', day, (at) => at >= since[day])),
        line('oldest', null, (at) => at < old),
      ]
    },
  }
}

interface FoundChange {
  position: number
  text: string
  at: number
}
