import { columnValues } from '#core/content/column-values.ts'
import type { SortCriterion } from '#core/query/form.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { ParameterJudge } from './parameter-judge.ts'
import { orderFamilies } from './sort-readings.ts'
import { createVerdict, type Evidence, type Verdict } from './verdict.ts'

/** With fewer different values an order by chance looks obeyed (truth.md section 1). */
const fewestValues = 5
const longestValue = 500

/** What a server may compare; null is a missing value, `kind` tells what cannot be compared at all. */
type SortValue = { kind: 'value'; text: string } | { kind: 'missing' } | { kind: 'other' }

/** What one criterion shows. */
type Finding =
  | { kind: 'holds'; values: number }
  | { kind: 'contradicted'; at: number }
  | { kind: 'absent' }
  | { kind: 'not-comparable' }

/** Judges `sort` by the order of the items. */
export function judgeSort(criteria: readonly SortCriterion[]): ParameterJudge {
  const columns: SortValue[][] = criteria.map(() => [])
  const ids: (string | null)[] = []

  return {
    parameter: 'sort',
    add(item) {
      const id = memberOf(item, '@id')
      ids.push(id?.kind === 'string' ? id.value : null)
      for (const [at, { attribute }] of criteria.entries())
        columns[at]?.push(sortValue(item, attribute))
    },
    judge({ page }) {
      const [first] = criteria
      if (page.items === 0 || !first) return createVerdict('sort', { kind: 'empty-page' })
      const { attribute } = first
      const found = look(0)
      switch (found.kind) {
        case 'contradicted':
          return createVerdict(
            'sort',
            { kind: 'out-of-order', attribute, direction: first.direction },
            { evidence: neighbours(0, found.at) },
          )
        case 'absent':
          return createVerdict(
            'sort',
            isShownByNoAttribute(attribute)
              ? { kind: 'order-not-shown', attribute }
              : { kind: 'sort-attribute-absent', attribute },
          )
        case 'not-comparable':
          return createVerdict('sort', { kind: 'not-comparable', attribute })
        case 'holds':
          return judgeLater() ?? judgeFirst(attribute, found.values)
      }
    },
  }

  function judgeFirst(attribute: string, values: number): Verdict {
    return createVerdict(
      'sort',
      values < fewestValues
        ? { kind: 'too-few-values', attribute, values }
        : { kind: 'in-order', criteria: criteria.length },
    )
  }

  function judgeLater(): Verdict | null {
    for (const [at, { attribute, direction }] of criteria.entries()) {
      if (at === 0) continue
      const found = look(at)
      if (found.kind !== 'contradicted') continue
      const holds = criteria
        .slice(0, at)
        .map((criterion) => criterion.attribute)
        .join(', ')
      return createVerdict(
        'sort',
        { kind: 'later-out-of-order', attribute, direction, holds },
        { evidence: [...neighbours(0, found.at), ...neighbours(at, found.at)] },
      )
    }
    return null
  }

  /** Looks at the pairs of neighbours that are equal in all criteria before this one. */
  function look(criterion: number): Finding {
    const column = columns[criterion] ?? []
    const texts = column.flatMap((value) => (value.kind === 'value' ? [value.text] : []))
    if (column.some(({ kind }) => kind === 'other')) return { kind: 'not-comparable' }
    if (texts.length === 0) return { kind: 'absent' }
    const isDescending = criteria[criterion]?.direction === 'descending'
    const families = orderFamilies(texts).map((one) => ({ ...one, firstFault: -1 }))
    /** Where a value follows a missing one, and the other way round: each alone is missing first, or last. */
    let endOfMissing = -1
    let startOfMissing = -1
    for (let at = 0; at + 1 < column.length; at += 1) {
      if (!isTied(criterion, at)) continue
      const one = column[at]
      const other = column[at + 1]
      if (one?.kind === 'missing' && other?.kind === 'value') endOfMissing = at
      if (one?.kind === 'value' && other?.kind === 'missing') startOfMissing = at
      if (one?.kind !== 'value' || other?.kind !== 'value') continue
      const [early, late] = isDescending ? [other.text, one.text] : [one.text, other.text]
      for (const tried of families)
        if (tried.firstFault < 0 && tried.isBehind(early, late)) tried.firstFault = at
    }
    if (endOfMissing >= 0 && startOfMissing >= 0)
      return { kind: 'contradicted', at: Math.max(endOfMissing, startOfMissing) }
    const faults = families.map(({ firstFault }) => firstFault)
    return faults.every((at) => at >= 0)
      ? { kind: 'contradicted', at: tellingFault(faults) }
      : { kind: 'holds', values: new Set(texts).size }
  }

  /** The pair that most readings agree to be wrong: it needs the least explaining. */
  function tellingFault(faults: readonly number[]): number {
    const count = (at: number) => faults.filter((other) => other === at).length
    return faults.toSorted((one, other) => count(other) - count(one) || one - other)[0] ?? 0
  }

  function isTied(criterion: number, at: number): boolean {
    return columns
      .slice(0, criterion)
      .every((column) => keyOf(column[at]) === keyOf(column[at + 1]))
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
  return text === '' ? { kind: 'missing' } : { kind: 'value', text: text.slice(0, longestValue) }
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
