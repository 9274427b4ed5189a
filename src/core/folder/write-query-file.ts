import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readAlternatives } from '#core/query/filter-values.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import {
  emptyForm,
  type SortCriterion,
  type StoredForm,
  type StoredValue,
} from '#core/query/form.ts'
import { isTokenName } from '#core/query/parameter-name.ts'
import { singleLine } from '#core/text/characters.ts'
import type { Expectations } from './expectation.ts'
import { memberOfUnit, type FolderQuery } from './query-file.ts'
import { renderOrdered, renderYaml, type YamlMember, type YamlPart } from '#core/json/yaml.ts'

/**
 * A query as a file (docs/workspace-folder.md); `readQueryFile` gives it back. A parameter with a token's name is
 * left out. The names of known values, such as categories, stand behind them as comments.
 */
export function renderQueryFile(
  { name, folder, position, notes, connection, address, form, body, expect }: FolderQuery,
  definitions: readonly FilterDefinition[] = [],
): string {
  const { endpoint, method, q, filters, include, fields, sort, pageSize, pageNumber } = form
  const extra = form.extra.filter((row) => !isTokenName(row.name))
  const nameOfValue = createValueNames(definitions)
  return renderYaml([
    ...filled('name', name),
    ...filled('folder', folder),
    ...filled('position', position === null ? '' : String(position)),
    ...filled('notes', notes),
    ...filled('connection', connection),
    ...filled('address', address),
    ['endpoint', endpoint],
    ...(method === emptyForm.method ? [] : filled('method', method)),
    ...filled('q', q),
    ...ordered('filter', filters, ({ key, value }) => renderValue(key, value, nameOfValue(key))),
    ...listed('include', include),
    ...ordered('fields', fields, ({ relation, attributes }) => [
      relation,
      { kind: 'line', items: attributes },
    ]),
    ...renderSort(sort),
    ...mapped('page', [...filled('size', pageSize), ...filled('number', pageNumber)]),
    ...ordered('other', extra, ({ name: own, value }) => renderValue(own, value, () => '')),
    ...(body === null ? [] : [['body', body] as const]),
    ...mapped('expect', renderExpectations(expect)),
  ])
}

const filled = (name: string, text: string): YamlMember[] => (text === '' ? [] : [[name, text]])

const listed = (name: string, items: readonly string[]): YamlMember[] =>
  items.length === 0 ? [] : [[name, { kind: 'line', items }]]

const mapped = (name: string, members: readonly YamlMember[]): YamlMember[] =>
  members.length === 0 ? [] : [[name, { kind: 'map', members }]]

const ordered = <Row>(
  name: string,
  rows: readonly Row[],
  render: (row: Row) => YamlMember,
): YamlMember[] => (rows.length === 0 ? [] : [[name, renderOrdered(rows.map(render))]])

type NameOfValue = (value: string) => string

function renderValue(name: string, value: StoredValue, nameOfValue: NameOfValue): YamlMember {
  switch (value.kind) {
    case 'text':
      return [name, value.text, nameOfValue(value.text)]
    case 'list': {
      const items = value.items.map((part) => ({ part, comment: nameOfValue(part) }))
      return [name, { kind: 'list', items }]
    }
    case 'json':
      return [name, { kind: 'map', members: [['json', value.text]] }]
    case 'relative':
      return [name, { kind: 'map', members: [[memberOfUnit(value.unit), String(value.amount)]] }]
  }
}

/** A dash before a name means descending, so that a name with one is written otherwise. */
function renderSort(sort: StoredForm['sort']): YamlMember[] {
  const isShort = sort.every(({ attribute }) => attribute !== '' && !attribute.startsWith('-'))
  const shortOf = ({ attribute, direction }: SortCriterion) =>
    direction === 'descending' ? `-${attribute}` : attribute
  if (isShort) return listed('sort', sort.map(shortOf))
  const items = sort.map(({ attribute, direction }) => ({
    part: { kind: 'map', members: [[direction, attribute]] } satisfies YamlPart,
  }))
  return [['sort', { kind: 'list', items }]]
}

const renderExpectations = ({ status, total, items, each, within }: Expectations): YamlMember[] => [
  ...filled('status', status ?? ''),
  ...filled('total', total ?? ''),
  ...filled('items', items ?? ''),
  ...(each === undefined ? [] : [['each', { kind: 'line', items: each }] as const]),
  ...filled('within', within ?? ''),
]

/** The names of a key's known values, as comments; of several with commas between them, if all are known. */
function createValueNames(definitions: readonly FilterDefinition[]): (key: string) => NameOfValue {
  return (key) => {
    const known = findDefinition(definitions, key)?.knownValues ?? []
    const names = new Map(known.map(({ value, label }) => [value, label]))
    return (value) => {
      const found = readAlternatives(value).map((one) => names.get(one))
      const name = names.get(value) ?? (found.includes(undefined) ? '' : found.join(', '))
      return singleLine(name.replace(/\p{C}/gu, ' '))
    }
  }
}
