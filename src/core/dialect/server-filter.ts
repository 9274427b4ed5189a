import type { Cell } from '#core/content/cell.ts'
import type { ColumnPath } from '#core/content/item-columns.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { timeAttributes } from './filter-grammar.ts'

/** A filter for a value of a cell. */
export interface FilterChoice {
  /** Display text of the value. */
  label: string
  rows: readonly FilterRow[]
}

/** Whether the server can filter by the value of a cell. */
export type ServerFilter =
  /** One choice per value; at least one. */
  | { kind: 'known'; choices: readonly FilterChoice[] }
  /** No value that can be filtered, or no known filter key for the attribute. */
  | { kind: 'refused'; reason: 'no-value' | 'no-key' }

type Definition = Pick<FilterDefinition, 'key' | 'send' | 'knownValues'>

/**
 * Finds filters for the values of a cell, by the connection's definitions, else by CORE's standard keys
 * (datacycle-core.md 2.2). Attributes that CORE may ignore silently are not offered.
 */
export function readServerFilter(
  path: ColumnPath,
  cell: Cell,
  known: { isDatacycle: boolean; definitions: readonly Definition[] },
): ServerFilter {
  const values = valuesOf(cell)
  if (values.length === 0) return { kind: 'refused', reason: 'no-value' }
  const name = path.join('.')
  const definition = known.definitions.find(
    ({ key, send }) => send !== 'json' && attributeOf(readFilterKey(key)) === name,
  )
  const choices = values.flatMap((value): FilterChoice[] => {
    const rows = definition ? definedRows(definition, value) : []
    const isCoreKey = known.isDatacycle && path.length === 1
    const found = rows.length > 0 || !isCoreKey ? rows : coreRows(name, cell, value)
    return found.length === 0 ? [] : [{ label: value.label, rows: found }]
  })
  return choices.length > 0 ? { kind: 'known', choices } : { kind: 'refused', reason: 'no-key' }
}

/** Returns the form with this filter instead of those with the same keys, at page 1. */
export function filterOnServer(form: QueryForm, { rows }: FilterChoice): QueryForm {
  const others = form.filters.filter(({ key }) => rows.every((row) => row.key !== key))
  return { ...form, filters: [...others, ...rows], pageNumber: '' }
}

/** Returns the form with words added to its full text, at page 1. */
export const searchOnServer = (form: QueryForm, words: string): QueryForm => ({
  ...form,
  q: [form.q.trim(), words.trim()].filter((one) => one !== '').join(' '),
  pageNumber: '',
})

interface Value {
  /** The value as sent in a filter. */
  text: string
  label: string
  isConcept: boolean
}

const plainValue = (text: string): Value => ({ text, label: text, isConcept: false })

/** Truncated texts are not values. */
function valuesOf(cell: Cell): Value[] {
  switch (cell.kind) {
    case 'worded':
      return valuesOf(cell.raw)
    case 'types':
      return cell.types.length === 1 ? cell.types.map(plainValue) : []
    case 'text':
      return cell.isWhole ? [plainValue(cell.text)] : []
    case 'date':
    case 'date-time':
    case 'email':
      return [plainValue(cell.text)]
    case 'number':
      return [plainValue(cell.source)]
    case 'boolean':
      return [plainValue(String(cell.value))]
    case 'url':
      return cell.link === null ? [] : [plainValue(cell.link.address)]
    case 'relations':
      return cell.related.map(({ id, label, isConcept }) => ({
        text: id,
        isConcept,
        label: label ?? id,
      }))
    case 'absent':
    case 'coordinates':
    case 'geometry':
    case 'html':
    case 'json':
    case 'languages':
    case 'measures':
    case 'null':
    case 'parts':
    case 'schedules':
      return []
  }
}

/** The attribute of a filter key: `category`, `attribute.description.in.like`; null for others. */
function attributeOf(path: readonly string[]): string | null {
  const [first = '', name = '', side, operator] = path
  if (path.length === 1) return first
  const isOwn = path.length === 4 && first === 'attribute' && side === 'in'
  return isOwn && (operator === 'equals' || operator === 'like') ? name : null
}

/** Known values of a definition may match by label. */
function definedRows({ key, send, knownValues }: Definition, { text, label }: Value): FilterRow[] {
  const listed =
    knownValues.find((one) => one.value === text) ?? knownValues.find((one) => one.label === label)
  const value = listed?.value ?? text
  if (send === 'list') return [{ key, value: { kind: 'list', items: [value] } }]
  // A value with commas would be read as several values.
  if (send === 'commas' && value.includes(',')) return []
  return [{ key, value: { kind: 'text', text: value } }]
}

function coreRows(name: string, cell: Cell, { text, isConcept }: Value): FilterRow[] {
  const anyOf = (key: string): FilterRow[] => [{ key, value: { kind: 'list', items: [text] } }]
  if (name === '@id') return anyOf('contentId.in')
  if (isConcept) return anyOf('classifications.in.withSubtree')
  const isTime = cell.kind === 'date' || cell.kind === 'date-time'
  if (!isTime || !timeAttributes.includes(name)) return []
  // Filters by the whole day.
  const day = { kind: 'text', text: text.slice(0, 10) } as const
  return ['min', 'max'].map((end) => ({ key: `attribute.${name}.in.${end}`, value: day }))
}
