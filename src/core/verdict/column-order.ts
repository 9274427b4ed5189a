import { columnValues } from '#core/content/column-values.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { scalarText } from '#core/json/scalar-text.ts'
import type { SortCriterion } from '#core/query/form.ts'
import { orderFamilies } from './sort-readings.ts'

const maxValueLength = 500

/** The value of one item; `other` is one that cannot be compared, such as an object or a list. */
export type SortValue = { kind: 'value'; text: string } | { kind: 'missing' } | { kind: 'other' }

/** The observed order of one criterion. */
export type OrderFinding =
  /** In the requested order; `values` is the number of different values. */
  | { kind: 'holds'; values: number }
  /** Out of order: the item at position `at` and the one after it. */
  | { kind: 'contradicted'; at: number }
  /** No item has a value. */
  | { kind: 'absent' }
  /** Some items have several values, or an object. */
  | { kind: 'not-comparable' }

/** Observes the order of one criterion, item by item. */
export interface ColumnOrder {
  add(value: SortValue): void
  /** Compares two adjacent items that are equal in all previous criteria. `at` is the position of `one`. */
  compare(one: SortValue, other: SortValue, at: number): void
  /** The order observed so far. */
  result(): OrderFinding
  /** True if two adjacent items have the same value. */
  hasTies(): boolean
}

export function createColumnOrder(direction: SortCriterion['direction']): ColumnOrder {
  const families = orderFamilies.map((family) => ({ family, canOrderAll: true, firstFault: -1 }))
  const texts = new Set<string>()
  let hasIncomparable = false
  let isTied = false
  // Both positions are set only if the missing values are neither all first nor all last.
  let endOfMissing = -1
  let startOfMissing = -1

  return {
    add(value) {
      if (value.kind === 'other') hasIncomparable = true
      if (value.kind !== 'value') return
      texts.add(value.text)
      for (const entry of families) entry.canOrderAll &&= entry.family.canOrder(value.text)
    },
    compare(one, other, at) {
      if (one.kind === 'missing' && other.kind === 'value') endOfMissing = at
      if (one.kind === 'value' && other.kind === 'missing') startOfMissing = at
      if (keyOf(one) === keyOf(other)) isTied = true
      if (one.kind !== 'value' || other.kind !== 'value' || one.text === other.text) return
      const [early, late] = direction === 'descending' ? [other, one] : [one, other]
      for (const entry of families)
        if (
          entry.canOrderAll &&
          entry.firstFault < 0 &&
          entry.family.isBehind(early.text, late.text)
        )
          entry.firstFault = at
    },
    hasTies: () => isTied,
    result() {
      if (hasIncomparable) return { kind: 'not-comparable' }
      if (texts.size === 0) return { kind: 'absent' }
      if (endOfMissing >= 0 && startOfMissing >= 0)
        return { kind: 'contradicted', at: Math.max(endOfMissing, startOfMissing) }
      const faults = families
        .filter(({ canOrderAll }) => canOrderAll)
        .map(({ firstFault }) => firstFault)
      return faults.every((at) => at >= 0)
        ? { kind: 'contradicted', at: tellingFault(faults) }
        : { kind: 'holds', values: texts.size }
    },
  }
}

/** The pair that most readings consider out of order, as it needs the least explanation. */
function tellingFault(faults: readonly number[]): number {
  const count = (at: number) => faults.filter((other) => other === at).length
  return faults.toSorted((one, other) => count(other) - count(one) || one - other)[0] ?? 0
}

export const keyOf = (value: SortValue | undefined): string =>
  value?.kind === 'value' ? `=${value.text}` : (value?.kind ?? '')

export function sortValue(item: JsonValue, attribute: string): SortValue {
  const values = columnValues(item, attribute.split('.')).filter(({ kind }) => kind !== 'null')
  const [value] = values
  if (!value || (value.kind === 'array' && value.items.length === 0)) return { kind: 'missing' }
  const text = values.length === 1 ? comparedText(value) : null
  if (text === null) return { kind: 'other' }
  // Some databases treat empty texts as missing.
  return text === '' ? { kind: 'missing' } : { kind: 'value', text: text.slice(0, maxValueLength) }
}

/** A number as sent; a text in one language as plain text. */
function comparedText(value: JsonValue): string | null {
  if (value.kind === 'object') return translatedText(value)
  if (value.kind !== 'array') return scalarText(value)
  return value.items.length === 1 && value.items[0] ? translatedText(value.items[0]) : null
}

function translatedText(value: JsonValue): string | null {
  const text = memberOf(value, '@value')
  return text?.kind === 'string' && memberOf(value, '@language') ? text.value : null
}
