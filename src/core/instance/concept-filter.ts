import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readFilterKey, renderFilterKey, findDefinition } from '#core/query/filter-key.ts'
import { definitionLimits } from '#core/query/form-limits.ts'
import {
  isEmptyValue,
  type FilterRow,
  type ParameterValue,
  type QueryForm,
} from '#core/query/form.ts'
import {
  readValues,
  writeValues,
  readAlternatives,
  writeAlternatives,
} from '#core/query/filter-values.ts'
import { groupBy } from '#core/group-by.ts'
import { hasWords, readSearchWords } from '#core/workspace/search-text.ts'
import type { Concept } from './offered.ts'

/** The key that excludes the concepts that this key requires; null if there is none. */
export function excludingKey(key: string): string | null {
  if (!isConceptKey(key)) return null
  const [root = '', side, depth = ''] = readFilterKey(key)
  return side === 'in' ? renderFilterKey([root, 'notIn', depth]) : null
}

/** Whether items must have any or all of several concepts. */
export type ConceptJoin = 'any' | 'all'

/** How several concepts can be combined; the most usual way first. */
export function conceptJoins(
  definition: FilterDefinition | null,
  conventions: Conventions,
): readonly ConceptJoin[] {
  if (definition?.send === 'json') return ['any']
  const listMeans = definition?.listMeans ?? conventions.listMeans
  if (listMeans === 'any') return ['any']
  return definition?.send === 'commas' ? ['all'] : ['any', 'all']
}

/** The concepts that are required with one key, and those excluded. */
export interface ConceptChoice {
  required: readonly string[]
  excluded: readonly string[]
  /** How the required concepts are combined; null for a mix of both, such as (A or B) and C. */
  join: ConceptJoin | null
}

interface Rules {
  conventions: Conventions
  definitions: readonly FilterDefinition[]
}

/** Reads the choice from the rows of a key. Values typed as JSON are ignored. */
export function readChoice(
  rows: readonly FilterRow[],
  key: string,
  { conventions, definitions }: Rules,
): ConceptChoice {
  const valuesOf = (wanted: string | null): readonly string[] => {
    const row = rows.find((one) => one.key === wanted)
    if (!row || row.value.kind === 'json' || isEmptyValue(row.value)) return []
    return readValues(findDefinition(definitions, row.key), row.value)
  }
  const definition = findDefinition(definitions, key)
  const members = valuesOf(key)
  if (!canCombineAlternatives(definition, conventions))
    return {
      required: members,
      excluded: [],
      join: conceptJoins(definition, conventions)[0] ?? 'any',
    }
  const groups = members.map(readAlternatives)
  const isAll = groups.length > 1 && groups.every(({ length }) => length === 1)
  return {
    required: groups.flat(),
    excluded: valuesOf(excludingKey(key)).flatMap(readAlternatives),
    join: groups.length < 2 ? 'any' : isAll ? 'all' : null,
  }
}

/** True if the key takes a list that means AND, whose members may be alternatives. */
const canCombineAlternatives = (
  definition: FilterDefinition | null,
  conventions: Conventions,
): boolean =>
  (definition?.listMeans ?? conventions.listMeans) === 'all' &&
  definition?.send !== 'commas' &&
  definition?.send !== 'json'

/**
 * Writes a choice into the rows; `index` is the row that gets the key, null for a new one. Values typed as
 * JSON are replaced.
 *
 * Where a list means AND, alternatives are one list member with commas (datacycle-core.md 2.2). Even a single
 * value is a list, because CORE refuses a string. Excluded concepts are one member: several members would
 * exclude only items that have all of them.
 */
export function writeChoice(
  rows: readonly FilterRow[],
  index: number | null,
  key: string,
  choice: ConceptChoice,
  rules: Rules,
): FilterRow[] {
  const before = rows[index ?? -1]?.value ?? { kind: 'text', text: '' }
  const own = replaceRow(rows, index, key, writeRequired(before, choice, key, rules))
  const excludedKey = excludingKey(key)
  if (excludedKey === null) return own
  const at = own.findIndex((row) => row.key === excludedKey)
  if (choice.excluded.length === 0) return at < 0 ? own : own.toSpliced(at, 1)
  const value = { kind: 'list', items: [writeAlternatives(choice.excluded)] } as const
  return replaceRow(own, at < 0 ? null : at, excludedKey, value)
}

function replaceRow(
  rows: readonly FilterRow[],
  index: number | null,
  key: string,
  value: ParameterValue | null,
): FilterRow[] {
  if (value === null) return index === null ? [...rows] : rows.toSpliced(index, 1)
  return index === null ? [...rows, { key, value }] : rows.with(index, { key, value })
}

/** null if no concept is required. */
function writeRequired(
  before: ParameterValue,
  { required, join }: ConceptChoice,
  key: string,
  { conventions, definitions }: Rules,
): ParameterValue | null {
  if (required.length === 0) return null
  const definition = findDefinition(definitions, key)
  if (definition?.send === 'json') return { kind: 'json', text: JSON.stringify(required) }
  if (!canCombineAlternatives(definition, conventions)) return writeValues(definition, required)
  switch (join) {
    case 'any':
      return { kind: 'list', items: [writeAlternatives(required)] }
    case 'all':
      return { kind: 'list', items: required }
    case null: {
      const members = before.kind === 'list' ? before.items : []
      const groups = members
        .map((member) => readAlternatives(member).filter((id) => required.includes(id)))
        .filter(({ length }) => length > 0)
      const added = required.filter((id) => !groups.flat().includes(id))
      const all = added.length === 0 ? groups : [...groups, added]
      return { kind: 'list', items: all.map(writeAlternatives) }
    }
  }
}

/** True for CORE's concept filters, such as `classifications.in.withSubtree` (datacycle-core.md 2.2). */
export function isConceptKey(key: string): boolean {
  const [root = '', side = '', depth = '', ...rest] = readFilterKey(key)
  return (
    ['classifications', 'dc:classification'].includes(root) &&
    ['in', 'notIn'].includes(side) &&
    ['withSubtree', 'withoutSubtree'].includes(depth) &&
    rest.length === 0
  )
}

/** IDs of the concepts that a form requires or excludes, without duplicates. Rows in JSON are ignored. */
export function listConcepts(form: Pick<QueryForm, 'filters'>): string[] {
  const ids = form.filters.filter(({ key }) => isConceptKey(key)).flatMap(idsOf)
  return [...new Set(ids)]
}

const idsOf = ({ value }: FilterRow): string[] =>
  membersOf(value)
    .flatMap(readAlternatives)
    .filter((id) => id !== '')

const membersOf = (value: ParameterValue): readonly string[] =>
  value.kind === 'list' ? value.items : value.kind === 'text' ? [value.text] : []

/** The form without some of its concepts; rows that become empty are removed. */
export function withoutConcepts(form: QueryForm, isLeftOut: (id: string) => boolean): QueryForm {
  return {
    ...form,
    filters: form.filters.flatMap((row) => {
      if (!isConceptKey(row.key) || row.value.kind === 'json') return [row]
      const items = membersOf(row.value).flatMap((member) => {
        const kept = readAlternatives(member).filter((id) => id !== '' && !isLeftOut(id))
        return kept.length === 0 ? [] : [writeAlternatives(kept)]
      })
      return items.length === 0 ? [] : [{ key: row.key, value: { kind: 'list', items } as const }]
    }),
  }
}

/** A concept with its path in the tree. */
export interface ArrangedConcept {
  id: string
  label: string
  /** The labels of its ancestors, outermost first. */
  path: string[]
}

/**
 * The concepts in depth-first order, each level sorted by label. Concepts whose parent is missing, or that
 * are their own ancestor, are at the top level.
 */
export function arrangeConcepts(concepts: readonly Concept[]): ArrangedConcept[] {
  const ids = new Set(concepts.map(({ id }) => id))
  const byParent = groupBy([...concepts].sort(byLabel), ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  )
  const arranged: ArrangedConcept[] = []
  const placed = new Set<string>()
  const addBelow = (from: readonly Concept[]) => {
    // A stack instead of recursion, because the server's tree may be of any depth.
    const stack = from.map((concept) => ({ concept, path: [] as string[] })).reverse()
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { concept, path } = next
      if (placed.has(concept.id)) continue
      placed.add(concept.id)
      arranged.push({ id: concept.id, label: concept.label, path })
      const below = byParent.get(concept.id) ?? []
      for (const child of below.toReversed())
        stack.push({ concept: child, path: [...path, concept.label] })
    }
  }
  addBelow(byParent.get(null) ?? [])
  addBelow(concepts.filter(({ id }) => !placed.has(id)))
  return arranged
}

const byLabel = (one: Concept, other: Concept) =>
  one.label.localeCompare(other.label) || one.id.localeCompare(other.id)

/** The concepts whose label, path or ID contains every word of the search. */
export function findConcepts(
  concepts: readonly ArrangedConcept[],
  search: string,
): readonly ArrangedConcept[] {
  const words = readSearchWords(search)
  if (words.length === 0) return concepts
  return concepts.filter(({ id, label, path }) =>
    hasWords(`${[...path, label].join(' ')} ${id}`.toLowerCase(), words),
  )
}

/**
 * Adds the labels of concepts as known values of one key to the filter definitions, so that the form shows
 * labels for the IDs it sends. Values already known are kept. A key without a definition gets one; with
 * conventions where a list means AND, it always sends a list.
 */
export function withConceptLabels(
  definitions: readonly FilterDefinition[],
  key: string,
  concepts: readonly { id: string; label: string }[],
  conventions: Conventions,
): FilterDefinition[] {
  const known = findDefinition(definitions, key)
  const definition: FilterDefinition = known ?? {
    key,
    label: '',
    send: conventions.listMeans === 'all' ? 'list' : 'text',
    listMeans: null,
    knownValues: [],
  }
  const values = new Set(definition.knownValues.map(({ value }) => value))
  const added = concepts
    .filter(({ id, label }) => label !== '' && !values.has(id))
    .map(({ id, label }) => ({ value: id, label: label.slice(0, definitionLimits.valueLabel) }))
  const knownValues = [...definition.knownValues, ...added].slice(0, definitionLimits.values)
  const next = { ...definition, knownValues }
  return known === null
    ? [...definitions, next]
    : definitions.map((one) => (one === known ? next : one))
}
