import type { Cell } from '#core/content/cell.ts'
import type { ColumnPath } from '#core/content/column-values.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'
import { timeAttributes } from './filter-grammar.ts'

/** One filter that asks for what a cell shows. */
export interface FilterChoice {
  /** The value as people read it. */
  label: string
  rows: readonly FilterRow[]
}

/** Whether the server can be asked for items with the value of a cell. */
export type ServerFilter =
  /** One choice for each value; at least one. */
  | { kind: 'known'; choices: readonly FilterChoice[] }
  /** There is no value, or none that a filter could name; no filter key of the attribute is known. */
  | { kind: 'refused'; reason: 'no-value' | 'no-key' }

type Definition = Pick<FilterDefinition, 'key' | 'send' | 'knownValues'>

/**
 * Reads which filter asks for the value of a cell: by the connection's own definitions, else by the keys that
 * every CORE has (datacycle-core.md 2.2). An attribute that a CORE may or may not search is not offered: it
 * would be ignored without a word.
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

/** The form with that filter in place of another one by the same key, from its first page on. */
export function filterOnServer(form: QueryForm, { rows }: FilterChoice): QueryForm {
  const others = form.filters.filter(({ key }) => rows.every((row) => row.key !== key))
  return { ...form, filters: [...others, ...rows], pageNumber: '' }
}

/** The form with these words in its full text, beside those that it has, from its first page on. */
export const searchOnServer = (form: QueryForm, words: string): QueryForm => ({
  ...form,
  q: [form.q.trim(), words.trim()].filter((one) => one !== '').join(' '),
  pageNumber: '',
})

interface Value {
  /** As a filter names it. */
  text: string
  label: string
  isConcept: boolean
}

const plain = (text: string): Value => ({ text, label: text, isConcept: false })

/** A text that was cut for the cell is not the value any more. */
function valuesOf(cell: Cell): Value[] {
  switch (cell.kind) {
    case 'text':
      return cell.isWhole ? [plain(cell.text)] : []
    case 'date':
    case 'date-time':
    case 'email':
      return [plain(cell.text)]
    case 'number':
      return [plain(cell.source)]
    case 'boolean':
      return [plain(String(cell.value))]
    case 'url':
      return cell.link === null ? [] : [plain(cell.link.address)]
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
    case 'null':
    case 'schedules':
      return []
  }
}

/** The attribute that a key asks about: `category`, `attribute.description.in.like`. */
function attributeOf(path: readonly string[]): string | null {
  const [first = '', name = '', side, how] = path
  if (path.length === 1) return first
  const isOwn = path.length === 4 && first === 'attribute' && side === 'in'
  return isOwn && (how === 'equals' || how === 'like') ? name : null
}

/** A definition that lists values by name may know the value under another spelling. */
function definedRows({ key, send, knownValues }: Definition, { text, label }: Value): FilterRow[] {
  const listed =
    knownValues.find((one) => one.value === text) ?? knownValues.find((one) => one.label === label)
  const value = listed?.value ?? text
  if (send === 'list') return [{ key, value: { kind: 'list', items: [value] } }]
  // Written with commas it would be several values.
  if (send === 'commas' && value.includes(',')) return []
  return [{ key, value: { kind: 'text', text: value } }]
}

function coreRows(name: string, cell: Cell, { text, isConcept }: Value): FilterRow[] {
  const anyOf = (key: string): FilterRow[] => [{ key, value: { kind: 'list', items: [text] } }]
  if (name === '@id') return anyOf('contentId.in')
  if (isConcept) return anyOf('classifications.in.withSubtree')
  const isTime = cell.kind === 'date' || cell.kind === 'date-time'
  if (!isTime || !timeAttributes.some((one) => one === name)) return []
  // A day covers the whole day: to the millisecond nobody asks.
  const day = { kind: 'text', text: text.slice(0, 10) } as const
  return ['min', 'max'].map((end) => ({ key: `attribute.${name}.in.${end}`, value: day }))
}
