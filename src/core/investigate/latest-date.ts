import { readFilterKey } from '#core/query/filter-key.ts'
import type { Condition } from './conditions.ts'
import type { StepAnswer } from './investigation.ts'

/** A condition that asks for what is on a date or later. */
export interface DateBound {
  /** The attribute whose values are compared. */
  attribute: string
  from: string
}

/** Reads a condition as such; null where its value is no date, or it asks for an earlier one. */
export function readDateBound({ parameter, value }: Condition): DateBound | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(value) || Number.isNaN(Date.parse(value))) return null
  if (parameter.kind !== 'filter' && parameter.kind !== 'extra') return null
  const path = readFilterKey(parameter.name)
  const end = path.at(-1) ?? ''
  if (/^(?:max|until|to|before|end|bis|equals|like)$|(?:Until|To|Before|End)$/.test(end))
    return null
  const [first = '', attribute = ''] = path
  return { attribute: first === 'attribute' ? attribute : 'startDate', from: value }
}

/** As many values as make an order by chance unlikely (truth.md 1). */
const enoughValues = 5

/**
 * The latest value of an attribute that an answer proves: all items are on the page, or the page is in falling
 * order, with at least five different values. Null where it proves none, and where that is not before the
 * bound: then it is not what the condition was about.
 */
export function readLatest({ total, ids, values }: StepAnswer, bound: DateBound): string | null {
  const dates = values.flatMap((value) => {
    const at = value === null ? Number.NaN : Date.parse(value)
    return value === null || Number.isNaN(at) ? [] : [{ value, at }]
  })
  const isWhole = total !== null && BigInt(total) === BigInt(ids.length)
  const isFalling =
    dates.length === ids.length &&
    dates.every(({ at }, place) => at <= (dates[place - 1]?.at ?? Infinity)) &&
    new Set(dates.map(({ at }) => at)).size >= enoughValues
  const latest = dates.toSorted((one, other) => other.at - one.at)[0]
  if (latest === undefined || !(isWhole || isFalling)) return null
  return latest.at < Date.parse(bound.from) ? latest.value : null
}
