import type { AskedParameter } from '#core/query/asked-parameter.ts'
import { readId } from '#core/content/item-id.ts'
import { columnValues } from '#core/content/column-values.ts'
import { readUsedCriterion } from '#core/dialect/sort-hints.ts'
import type { QueryForm, SortCriterion } from '#core/query/form.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { FindNear } from './find-near.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { orderFamilies } from './sort-readings.ts'
import { createVerdict, type Evidence, type Remedy, type Verdict } from './verdict.ts'

const parameter: AskedParameter = { kind: 'sort' }

/** With fewer different values an order by chance looks obeyed (truth.md 1). */
const fewestValues = 5
const maxValueLength = 500

/** What a server may compare; null is a missing value, `kind` tells what cannot be compared at all. */
type SortValue = { kind: 'value'; text: string } | { kind: 'missing' } | { kind: 'other' }

/** What one criterion shows. */
type Finding =
  | { kind: 'holds'; values: number }
  | { kind: 'contradicted'; at: number }
  | { kind: 'absent' }
  | { kind: 'not-comparable' }

/** Judges `sort` by the order of the items; of a CORE by the one criterion that it can use (datacycle-core.md 5). */
export function judgeSort(form: QueryForm, findNear: FindNear): ParameterJudge {
  const criteria = form.sort
  const columns: SortValue[][] = criteria.map(() => [])
  const orders = criteria.map(({ direction }) => createColumnOrder(direction))
  /** The same without regard to the criteria before each. */
  const alone = criteria.map(({ direction }) => createColumnOrder(direction))
  const ids: (string | null)[] = []
  const seen = new Set<string>()
  let hasTies = false

  return {
    parameter,
    // Neighbours are compared as they come, so that no step takes long (truth.md 1).
    add(item) {
      const id = readId(item)
      const at = ids.push(id) - 2
      if (item.kind === 'object') for (const { name } of item.members) seen.add(name)
      let isTied = ids.length > 1
      for (const [criterion, { attribute }] of criteria.entries()) {
        const value = sortValue(item, attribute)
        const before = columns[criterion]?.at(-1)
        columns[criterion]?.push(value)
        orders[criterion]?.add(value)
        alone[criterion]?.add(value)
        if (before) alone[criterion]?.compare(before, value, at)
        if (before && isTied) orders[criterion]?.compare(before, value, at)
        isTied &&= keyOf(before) === keyOf(value)
      }
      hasTies ||= isTied
    },
    judge({ page, context }) {
      const [first] = criteria
      if (page.items === 0 || !first) return createVerdict(parameter, { kind: 'empty-page' })
      if (context.isDatacycle) return judgeCore(first)
      const { attribute } = first
      const found = orders[0]?.look() ?? { kind: 'absent' as const }
      switch (found.kind) {
        case 'contradicted':
          return createVerdict(
            parameter,
            { kind: 'out-of-order', attribute, direction: first.direction },
            { evidence: neighbours(0, found.at) },
          )
        case 'absent':
          return isShownByNoAttribute(attribute)
            ? createVerdict(parameter, { kind: 'order-not-shown', attribute })
            : judgeAbsent(attribute)
        case 'not-comparable':
          return createVerdict(parameter, { kind: 'not-comparable', attribute })
        case 'holds':
          return judgeLater() ?? judgeFirst(attribute, found.values)
      }
    },
  }

  /** What the keys of a CORE are its hints tell; here the items decide, as far as they can. */
  function judgeCore(first: SortCriterion): Verdict {
    const used = readUsedCriterion(form)
    const at =
      used === null ? 0 : criteria.findIndex(({ attribute }) => attribute === used.attribute)
    const { attribute, direction } = used ?? first
    const notes = criteria
      .filter((criterion, index) => index > at && criterion.attribute !== attribute)
      .map((criterion) => ({
        kind: 'criterion-without-effect' as const,
        attribute: criterion.attribute,
      }))
    const found = alone[at]?.look() ?? { kind: 'absent' as const }
    switch (found.kind) {
      case 'contradicted':
        return createVerdict(
          parameter,
          { kind: 'out-of-order', attribute, direction },
          { evidence: neighbours(at, found.at), notes },
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
        if (values < fewestValues)
          return createVerdict(parameter, { kind: 'too-few-values', attribute, values }, { notes })
        return createVerdict(
          parameter,
          used === null
            ? { kind: 'order-by-chance', attribute }
            : { kind: 'in-order', criteria: 1, hasTies: alone[at]?.hasTies() ?? false },
          { notes },
        )
      }
    }
  }

  function judgeAbsent(attribute: string): Verdict {
    const near = findNear(attribute, [...seen])
    return createVerdict(
      parameter,
      { kind: 'sort-attribute-absent', attribute, near },
      { remedies: near.map((to): Remedy => ({ kind: 'rename-sort', from: attribute, to })) },
    )
  }

  function judgeFirst(attribute: string, values: number): Verdict {
    return createVerdict(
      parameter,
      values < fewestValues
        ? { kind: 'too-few-values', attribute, values }
        : { kind: 'in-order', criteria: criteria.length, hasTies },
    )
  }

  function judgeLater(): Verdict | null {
    for (const [at, { attribute, direction }] of criteria.entries()) {
      if (at === 0) continue
      const found = orders[at]?.look()
      if (found?.kind !== 'contradicted') continue
      const holds = criteria
        .slice(0, at)
        .map((criterion) => criterion.attribute)
        .join(', ')
      return createVerdict(
        parameter,
        { kind: 'later-out-of-order', attribute, direction, holds },
        { evidence: [...neighbours(0, found.at), ...neighbours(at, found.at)] },
      )
    }
    return null
  }

  function neighbours(criterion: number, at: number): Evidence[] {
    return [at, at + 1].map((position) => {
      const value = columns[criterion]?.[position]
      return {
        kind: 'item',
        position,
        id: ids[position] ?? null,
        path: criteria[criterion]?.attribute ?? '',
        value: value?.kind === 'value' ? value.text : null,
      }
    })
  }
}

/** What one criterion shows, item after item. */
interface ColumnOrder {
  add(value: SortValue): void
  /** Two neighbours that are equal in all criteria before this one; `at` is the first one's position. */
  compare(one: SortValue, other: SortValue, at: number): void
  look(): Finding
  /** Whether two neighbours have the same value. */
  hasTies(): boolean
}

function createColumnOrder(direction: SortCriterion['direction']): ColumnOrder {
  const families = orderFamilies.map((family) => ({ family, readsAll: true, firstFault: -1 }))
  const texts = new Set<string>()
  let hasOther = false
  /** Where a value follows a missing one, and the other way round: each alone is missing first, or last. */
  let endOfMissing = -1
  let isTied = false
  let startOfMissing = -1

  return {
    add(value) {
      if (value.kind === 'other') hasOther = true
      if (value.kind !== 'value') return
      texts.add(value.text)
      for (const tried of families) tried.readsAll &&= tried.family.reads(value.text)
    },
    compare(one, other, at) {
      if (one.kind === 'missing' && other.kind === 'value') endOfMissing = at
      if (one.kind === 'value' && other.kind === 'missing') startOfMissing = at
      if (keyOf(one) === keyOf(other)) isTied = true
      if (one.kind !== 'value' || other.kind !== 'value' || one.text === other.text) return
      const [early, late] = direction === 'descending' ? [other, one] : [one, other]
      for (const tried of families)
        if (tried.readsAll && tried.firstFault < 0 && tried.family.isBehind(early.text, late.text))
          tried.firstFault = at
    },
    hasTies: () => isTied,
    look() {
      if (hasOther) return { kind: 'not-comparable' }
      if (texts.size === 0) return { kind: 'absent' }
      if (endOfMissing >= 0 && startOfMissing >= 0)
        return { kind: 'contradicted', at: Math.max(endOfMissing, startOfMissing) }
      const faults = families.filter(({ readsAll }) => readsAll).map(({ firstFault }) => firstFault)
      return faults.every((at) => at >= 0)
        ? { kind: 'contradicted', at: tellingFault(faults) }
        : { kind: 'holds', values: texts.size }
    },
  }
}

/** The pair that most readings agree to be wrong: it needs the least explaining. */
function tellingFault(faults: readonly number[]): number {
  const count = (at: number) => faults.filter((other) => other === at).length
  return faults.toSorted((one, other) => count(other) - count(one) || one - other)[0] ?? 0
}

const keyOf = (value: SortValue | undefined): string =>
  value?.kind === 'value' ? `=${value.text}` : (value?.kind ?? '')

/** Orders of dataCycle CORE that no attribute shows (datacycle-core.md 5). */
const isShownByNoAttribute = (attribute: string): boolean =>
  /^(?:random|similarity|proximity|default)\b|^@type$|\(/.test(attribute)

function sortValue(item: JsonValue, attribute: string): SortValue {
  const values = columnValues(item, attribute.split('.')).filter(({ kind }) => kind !== 'null')
  const [value] = values
  if (!value || (value.kind === 'array' && value.items.length === 0)) return { kind: 'missing' }
  const text = values.length === 1 ? scalarText(value) : null
  if (text === null) return { kind: 'other' }
  // An empty text counts as a missing one in some databases.
  return text === '' ? { kind: 'missing' } : { kind: 'value', text: text.slice(0, maxValueLength) }
}

/** A number as it was sent; a text in one language only as that text. */
function scalarText(value: JsonValue): string | null {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'boolean':
      return String(value.value)
    case 'array':
      return value.items.length === 1 && value.items[0] ? translatedText(value.items[0]) : null
    case 'object':
      return translatedText(value)
    case 'null':
      return null
  }
}

function translatedText(value: JsonValue): string | null {
  const text = memberOf(value, '@value')
  return text?.kind === 'string' && memberOf(value, '@language') ? text.value : null
}
