import { readAlternatives, writeAlternatives } from '#core/query/alternatives.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { isEmptyValue, type FilterRow, type ParameterValue } from '#core/query/form.ts'
import { readValues, writeValues } from '#core/query/filter-values.ts'
import { isConceptKey } from './concept-rows.ts'

/** Where CORE takes concepts, those below them included (datacycle-core.md 2.2). */
export const coreConceptKey = 'classifications.in.withSubtree'

/** The key that keeps out what this one asks for; null where nobody knows of one. */
export function excludingKey(key: string): string | null {
  if (!isConceptKey(key)) return null
  const [root = '', side, depth = ''] = readFilterKey(key)
  return side === 'in' ? renderFilterKey([root, 'notIn', depth]) : null
}

/** How several concepts may be asked for; the first is what people mean most often. */
export function conceptJoins(
  definition: FilterDefinition | null,
  conventions: Conventions,
): readonly ('any' | 'all')[] {
  if (definition?.send === 'json') return ['any']
  const listMeans = definition?.listMeans ?? conventions.listMeans
  if (listMeans === 'any') return ['any']
  return definition?.send === 'commas' ? ['all'] : ['any', 'all']
}

/** What is asked for with one key, and what is kept out. */
export interface ConceptChoice {
  taken: readonly string[]
  excluded: readonly string[]
  /** Whether any of the taken ones is enough; null where some are a choice and others demanded beside it. */
  join: 'any' | 'all' | null
}

interface Rules {
  conventions: Conventions
  definitions: readonly FilterDefinition[]
}

/** What the rows of a key ask for. JSON typed by hand is not looked into. */
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
  if (!isChoiceList(definition, conventions))
    return { taken: members, excluded: [], join: conceptJoins(definition, conventions)[0] ?? 'any' }
  const groups = members.map(readAlternatives)
  const isAll = groups.length > 1 && groups.every(({ length }) => length === 1)
  return {
    taken: groups.flat(),
    excluded: valuesOf(excludingKey(key)).flatMap(readAlternatives),
    join: groups.length < 2 ? 'any' : isAll ? 'all' : null,
  }
}

const isChoiceList = (definition: FilterDefinition | null, conventions: Conventions): boolean =>
  (definition?.listMeans ?? conventions.listMeans) === 'all' &&
  definition?.send !== 'commas' &&
  definition?.send !== 'json'

/**
 * The rows with another choice in the row of its key, in the form the API wants; `index` is the row that gets
 * the key, null for a new one. JSON typed by hand is replaced.
 *
 * Where a list means AND, any of several is one list member with commas (datacycle-core.md 2.2); it is a
 * list also with one member, because CORE refuses a text. What is kept out is one member: several would keep
 * out only what has all of them.
 */
export function writeChoice(
  rows: readonly FilterRow[],
  index: number | null,
  key: string,
  choice: ConceptChoice,
  rules: Rules,
): FilterRow[] {
  const before = rows[index ?? -1]?.value ?? { kind: 'text', text: '' }
  const own = replaceRow(rows, index, key, writeTaken(before, choice, key, rules))
  const against = excludingKey(key)
  if (against === null) return own
  const at = own.findIndex((row) => row.key === against)
  if (choice.excluded.length === 0) return at < 0 ? own : own.toSpliced(at, 1)
  const value = { kind: 'list', items: [writeAlternatives(choice.excluded)] } as const
  return replaceRow(own, at < 0 ? null : at, against, value)
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

/** null where nothing is asked for. */
function writeTaken(
  before: ParameterValue,
  { taken, join }: ConceptChoice,
  key: string,
  { conventions, definitions }: Rules,
): ParameterValue | null {
  if (taken.length === 0) return null
  const definition = findDefinition(definitions, key)
  if (definition?.send === 'json') return { kind: 'json', text: JSON.stringify(taken) }
  if (!isChoiceList(definition, conventions)) return writeValues(definition, taken)
  switch (join) {
    case 'any':
      return { kind: 'list', items: [writeAlternatives(taken)] }
    case 'all':
      return { kind: 'list', items: taken }
    case null: {
      const members = before.kind === 'list' ? before.items : []
      const groups = members
        .map((member) => readAlternatives(member).filter((id) => taken.includes(id)))
        .filter(({ length }) => length > 0)
      const added = taken.filter((id) => !groups.flat().includes(id))
      const all = added.length === 0 ? groups : [...groups, added]
      return { kind: 'list', items: all.map(writeAlternatives) }
    }
  }
}
