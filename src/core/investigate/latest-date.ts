import { dayOf } from '#core/text/utc-day.ts'
import { enoughValues } from '#core/verdict/sort.ts'
import { readSortKey } from '#core/dialect/sort-key.ts'
import { isUpperLimit, readFilterKey } from '#core/query/filter-key.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { Condition } from './conditions.ts'
import { asPlain } from '#core/query/count-form.ts'
import { keepConditions, planChange, type DiagnosedQuery } from './diagnosed-query.ts'
import { doctorPurpose } from './doctor.ts'
import type { Outcomes, Step, StepResponse } from './investigation.ts'

/** A condition for items on or after a date. */
export interface DateBound {
  /** The attribute whose values are compared. */
  attribute: string
  from: string
}

/** null if the value is not a date, or the condition is not a lower bound. */
export function readDateBound({ parameter, value }: Condition): DateBound | null {
  if (dayOf(value) === null || Number.isNaN(Date.parse(value))) return null
  if (parameter.kind !== 'filter' && parameter.kind !== 'extra') return null
  const path = readFilterKey(parameter.name)
  if (isUpperLimit(parameter.name) || ['equals', 'like'].includes(path.at(-1) ?? '')) return null
  const [first = '', attribute = ''] = path
  return { attribute: first === 'attribute' ? attribute : 'startDate', from: value }
}

/** The search for the latest date, for the first cause that is a lower date bound. */
export interface LatestSearch {
  bound: DateBound
  condition: Condition
  step: Step
}

/** The page size for reading dates. */
const datesAtOnce = '100'

/** Empty if no cause is a lower date bound. */
export function planLatest(query: DiagnosedQuery): LatestSearch[] {
  return query.causes
    .flatMap((condition): LatestSearch[] => {
      const bound = readDateBound(condition)
      return bound === null ? [] : [{ bound, condition, step: latestStep(query, bound, condition) }]
    })
    .slice(0, 1)
}

function latestStep(query: DiagnosedQuery, { attribute }: DateBound, condition: Condition): Step {
  const { isDatacycle, conventions } = query.rules
  const isSortable = !isDatacycle || readSortKey(attribute) === 'usable'
  const requested: QueryForm = {
    ...asPlain(keepConditions(query, (one) => one !== condition)),
    pageSize: datesAtOnce,
    sort: isSortable ? [{ attribute, direction: 'descending' }] : [],
    fields: conventions.fields === 'flat-list' ? [{ relation: '', attributes: [attribute] }] : [],
  }
  const purpose = doctorPurpose('latest', [condition.parameter], attribute)
  return {
    ...planChange(query, 'latest', requested, purpose),
    reads: { kind: 'attribute', name: attribute },
  }
}

export interface LatestFound {
  attribute: string
  value: string
}

export function readLatestFound(
  { bound, step }: LatestSearch,
  outcomes: Outcomes,
): LatestFound | null {
  const outcome = outcomes.get(step.key)
  const value = outcome?.kind === 'answered' ? readLatest(outcome.response, bound) : null
  return value === null ? null : { attribute: bound.attribute, value }
}

/**
 * The latest value of an attribute, if proved: the response has all items, or it is in descending order with at
 * least five distinct values. null if not proved, or if not before the bound, because then the condition must
 * be about another attribute.
 */
export function readLatest({ total, ids, values }: StepResponse, bound: DateBound): string | null {
  const dates = values.flatMap((value) => {
    const time = value === null ? Number.NaN : Date.parse(value)
    return value === null || Number.isNaN(time) ? [] : [{ value, time }]
  })
  const isWhole = total !== null && BigInt(total) === BigInt(ids.length)
  const isFalling =
    dates.length === ids.length &&
    dates.every(({ time }, at) => time <= (dates[at - 1]?.time ?? Infinity)) &&
    new Set(dates.map(({ time }) => time)).size >= enoughValues
  const latest = dates.toSorted((one, other) => other.time - one.time)[0]
  if (latest === undefined || !(isWhole || isFalling)) return null
  return latest.time < Date.parse(bound.from) ? latest.value : null
}
