import { widen } from './check-condition.ts'
import { readUsedCriterion } from '#core/dialect/sort-hints.ts'
import { readSinglePoint } from '#core/place/collect-places.ts'
import { kilometresBetween } from '#core/content/position.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import type { QueryForm, SortCriterion } from '#core/query/form.ts'
import {
  createVerdict,
  type Remedy,
  type Verdict,
  type Evidence,
  type ParameterJudge,
  type FindNear,
} from './verdict.ts'
import { readId } from '#core/content/identify-object.ts'
import { type JsonValue, scalarText } from '#core/json/json-value.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { readSortPoint } from './query-point.ts'
import { memberOf } from '#core/json/json-path.ts'

const parameter: RequestParameter = { kind: 'sort' }

/** With fewer different values a random order looks sorted (truth.md 1). */
export const enoughValues = 5

/**
 * Judges `sort` by the order of the items; for a CORE only the one criterion that it uses (datacycle-core.md
 * 5).
 */
export function judgeSort(form: QueryForm, findNear: FindNear): ParameterJudge {
  const order = createItemOrder(form.sort)
  const distances = createDistanceOrder(form)
  return {
    parameter,
    add(item) {
      order.add(item)
      distances?.add(item)
    },
    judge({ page, context }) {
      const [first] = form.sort
      if (page.itemCount === 0 || !first) return createVerdict(parameter, { kind: 'empty-page' })
      return context.isDatacycle
        ? (distances?.judge() ?? judgeCore(form, first, order))
        : judgeCriteria(form.sort, first, order, findNear)
    },
  }
}

/** By the first criterion; if it is satisfied, by the following ones. */
function judgeCriteria(
  criteria: readonly SortCriterion[],
  { attribute, direction }: SortCriterion,
  order: ItemOrder,
  findNear: FindNear,
): Verdict {
  const found = order.columns[0]?.inTurn.result() ?? { kind: 'absent' as const }
  switch (found.kind) {
    case 'contradicted':
      return createVerdict(
        parameter,
        { kind: 'out-of-order', attribute, direction },
        { evidence: order.neighbors(0, found.at) },
      )
    case 'absent':
      return isShownByNoAttribute(attribute)
        ? createVerdict(parameter, { kind: 'order-not-shown', attribute })
        : judgeAbsent(attribute, findNear(attribute, [...order.names]))
    case 'not-comparable':
      return createVerdict(parameter, { kind: 'not-comparable', attribute })
    case 'holds': {
      const { values } = found
      return (
        judgeLater(criteria, order) ??
        createVerdict(
          parameter,
          values < enoughValues
            ? { kind: 'too-few-values', attribute, values }
            : { kind: 'in-order', criteria: criteria.length, hasTies: order.hasTies() },
        )
      )
    }
  }
}

const judgeAbsent = (attribute: string, near: readonly string[]): Verdict =>
  createVerdict(
    parameter,
    { kind: 'sort-attribute-absent', attribute, near },
    { remedies: near.map((to): Remedy => ({ kind: 'rename-sort', from: attribute, to })) },
  )

/** The first contradicted criterion after the first one; null if there is none. */
function judgeLater(criteria: readonly SortCriterion[], order: ItemOrder): Verdict | null {
  for (const [at, { attribute, direction }] of criteria.entries()) {
    if (at === 0) continue
    const found = order.columns[at]?.inTurn.result()
    if (found?.kind !== 'contradicted') continue
    const holds = criteria
      .slice(0, at)
      .map((criterion) => criterion.attribute)
      .join(', ')
    return createVerdict(
      parameter,
      { kind: 'later-out-of-order', attribute, direction, holds },
      { evidence: [...order.neighbors(0, found.at), ...order.neighbors(at, found.at)] },
    )
  }
  return null
}

/** Hints cover CORE's sort keys; here the items decide as far as possible. */
function judgeCore(form: QueryForm, first: SortCriterion, order: ItemOrder): Verdict {
  const criteria = form.sort
  const used = readUsedCriterion(form)
  const at = used === null ? 0 : criteria.findIndex(({ attribute }) => attribute === used.attribute)
  const { attribute, direction } = used ?? first
  const others = [...new Set(criteria.map((one) => one.attribute))].filter(
    (name) => name !== attribute,
  )
  const notes =
    used === null
      ? []
      : others.map((name) => ({ kind: 'criterion-without-effect' as const, attribute: name }))
  const alone = order.columns[at]?.alone
  const found = alone?.result() ?? { kind: 'absent' as const }
  switch (found.kind) {
    case 'contradicted':
      return createVerdict(
        parameter,
        { kind: 'out-of-order', attribute, direction },
        { evidence: order.neighbors(at, found.at), notes },
      )
    case 'absent':
      return createVerdict(
        parameter,
        isShownByNoAttribute(attribute)
          ? { kind: 'order-not-shown', attribute }
          : { kind: 'sort-attribute-absent', attribute, near: [] },
        { notes },
      )
    case 'not-comparable':
      return createVerdict(parameter, { kind: 'not-comparable', attribute }, { notes })
    case 'holds': {
      const { values } = found
      if (values < enoughValues)
        return createVerdict(parameter, { kind: 'too-few-values', attribute, values }, { notes })
      if (used === null) return createVerdict(parameter, { kind: 'order-by-chance', attribute })
      const hasTies = alone?.hasTies() ?? false
      return others.length === 0
        ? createVerdict(parameter, { kind: 'in-order', criteria: 1, hasTies })
        : createVerdict(parameter, { kind: 'in-order-of-one', attribute, hasTies }, { notes })
    }
  }
}

/** Observes the distances from the point of the sort that a CORE uses; null for any other sort. */
function createDistanceOrder(form: QueryForm) {
  const used = readUsedCriterion(form)
  const center = used === null ? null : readSortPoint(form, used.attribute)
  if (used === null || center === null) return null
  const { attribute, direction } = used
  const shown: { id: string | null; kilometres: number }[] = []
  let isComparable = true

  return {
    add(item: JsonValue) {
      const at = readSinglePoint(item)
      if (at === null) isComparable = false
      else shown.push({ id: readId(item), kilometres: kilometresBetween(at, center) })
    },
    /** null if an item has no point, or several places. */
    judge(): Verdict | null {
      if (!isComparable) return null
      const at = shown.findIndex(({ kilometres }, position) => {
        const next = shown[position + 1]?.kilometres ?? kilometres
        const [near, far] = direction === 'descending' ? [next, kilometres] : [kilometres, next]
        // Out of order only if they differ by more than the margin.
        return near > widen(far)
      })
      const different = new Set(shown.map(({ kilometres }) => kilometres.toFixed(1))).size
      if (at >= 0) {
        const evidence = shown.slice(at, at + 2).map(({ id, kilometres }, next): Evidence => ({
          kind: 'item',
          position: at + next,
          id,
          path: 'geo',
          value: `${kilometres.toFixed(1)} km`,
        }))
        return createVerdict(
          parameter,
          { kind: 'out-of-order', attribute, direction },
          { evidence },
        )
      }
      if (different < enoughValues)
        return createVerdict(parameter, { kind: 'too-few-values', attribute, values: different })
      const hasTies = different < shown.length
      return form.sort.length === 1
        ? createVerdict(parameter, { kind: 'in-order', criteria: 1, hasTies })
        : null
    },
  }
}

/** Sort keys of dataCycle CORE that match no attribute (datacycle-core.md 5). */
const isShownByNoAttribute = (attribute: string): boolean =>
  /^(?:random|similarity|proximity|default)\b|^@type$|\(/.test(attribute)

/** The observed order of a sort's criteria. */
interface ItemOrder {
  add(item: JsonValue): void
  /** For each criterion: among items equal in all previous criteria, and among all items. */
  columns: readonly { inTurn: ColumnOrder; alone: ColumnOrder }[]
  /** True if two adjacent items may be equal in all criteria. */
  hasTies(): boolean
  names: ReadonlySet<string>
  /** Two adjacent items in a criterion; `at` is the first one's position. */
  neighbors: (criterion: number, at: number) => Evidence[]
}

/** Adjacent items are compared as they are read, so that no step takes long (truth.md 1). */
function createItemOrder(criteria: readonly SortCriterion[]): ItemOrder {
  const columns = criteria.map(({ attribute, direction }) => ({
    attribute,
    values: new Array<SortValue>(),
    inTurn: createColumnOrder(direction),
    alone: createColumnOrder(direction),
  }))
  const ids: (string | null)[] = []
  const names = new Set<string>()
  let hasTies = false

  return {
    add(item) {
      const previousAt = ids.push(readId(item)) - 2
      if (item.kind === 'object') for (const { name } of item.members) names.add(name)
      let isTied = ids.length > 1
      let mayBeTied = isTied
      for (const { attribute, values, inTurn, alone } of columns) {
        const value = sortValue(item, attribute)
        const before = values.at(-1)
        values.push(value)
        inTurn.add(value)
        alone.add(value)
        if (before) alone.compare(before, value, previousAt)
        if (before && isTied) inTurn.compare(before, value, previousAt)
        mayBeTied &&= keyOf(before) === keyOf(value)
        isTied &&= mayBeTied && isWholeValue(value)
      }
      hasTies ||= mayBeTied
    },
    columns,
    hasTies: () => hasTies,
    names,
    neighbors: (criterion, at) =>
      [at, at + 1].map((position) => {
        const column = columns[criterion]
        const value = column?.values[position]
        return {
          kind: 'item',
          position,
          id: ids[position] ?? null,
          path: column?.attribute ?? '',
          value: value?.kind === 'value' ? value.text : null,
        }
      }),
  }
}

const maxValueLength = 500

/** False for a value that the item does not show in full, such as a missing one: two of them may differ on the server. */
const isWholeValue = (value: SortValue): boolean =>
  value.kind === 'value' && value.text.length < maxValueLength

/** The value of one item; `other` is one that cannot be compared, such as an object or a list. */
export type SortValue = { kind: 'value'; text: string } | { kind: 'missing' } | { kind: 'other' }

/** The observed order of one criterion. */
export type OrderFinding =
  /** In the requested order; `values` is the number of different values. */
  | { kind: 'holds'; values: number }
  /** Out of order: the item at position `at` and the one after it. */
  | { kind: 'contradicted'; at: number }
  | { kind: 'absent' }
  /** Some items have several values, or an object. */
  | { kind: 'not-comparable' }

/** Observes the order of one criterion, item by item. */
interface ColumnOrder {
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

/**
 * Similar sort orders. A server's collation is unknown, so two values are out of order only if all orders of a
 * family agree.
 */
export interface OrderFamily {
  /** True if this family can order a value as sent. It is used only if it can order all values. */
  canOrder(value: string): boolean
  /** True if all orders of the family sort `one` after `other`. */
  isBehind(one: string, other: string): boolean
}

type Compare = (one: string, other: string) => number

const family = (canOrder: OrderFamily['canOrder'], readings: readonly Compare[]): OrderFamily => ({
  canOrder,
  isBehind: (one, other) => readings.every((compare) => compare(one, other) > 0),
})

/** Created by the first comparison: a dozen of them would hold up every start. */
const collation = (locale: string, options: Intl.CollatorOptions): Compare => {
  let collator: Intl.Collator | null = null
  return (one, other) => (collator ??= new Intl.Collator(locale, options)).compare(one, other)
}

const collations = (options: Intl.CollatorOptions): Compare[] =>
  ['de', 'de-u-co-phonebk', 'en'].map((locale) => collation(locale, options))

const byCodePoint: Compare = (one, other) => {
  // UTF-16 sorts characters above U+FFFF before U+E000; otherwise both orders are the same.
  if (!/[\ud800-\udfff]/.test(one + other)) return one < other ? -1 : one > other ? 1 : 0
  const left = Array.from(one)
  const right = Array.from(other)
  const at = left.findIndex((character, place) => character !== right[place])
  if (at < 0) return left.length - right.length
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1)
}

const textReadings: readonly Compare[] = [
  byCodePoint,
  (one, other) => byCodePoint(one.toLowerCase(), other.toLowerCase()),
  ...collations({}),
  // Some database collations ignore blanks and punctuation.
  ...collations({ ignorePunctuation: true }),
]

const naturalReadings: readonly Compare[] = [
  ...collations({ numeric: true }),
  ...collations({ numeric: true, ignorePunctuation: true }),
]

const isNumber = (text: string): boolean => /^\s*[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*$/i.test(text)

/** Numbers above 2^53 may become equal; equal values are not judged. */
const byNumber: Compare = (one, other) => Number(one) - Number(other)

const isoDate = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d|$)/

const isInstant = (text: string): boolean => isoDate.test(text) && !Number.isNaN(Date.parse(text))

const byInstant: Compare = (one, other) => Date.parse(one) - Date.parse(other)

const always = () => true

const orderFamilies: readonly OrderFamily[] = [
  family(always, textReadings),
  family(always, naturalReadings),
  family(isNumber, [byNumber]),
  family(isInstant, [byInstant]),
]
