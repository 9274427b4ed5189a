import type { Conventions } from '../query/conventions.ts'
import { findPreset } from '../query/conventions.ts'
import type { FilterDefinition } from '../query/filter-definition.ts'
import { isEmptyValue, type ParameterValue } from '../query/form.ts'
import { readValues, writeValues } from '../query/filter-values.ts'

/** Where CORE takes concepts, those below them included (datacycle-core.md 2.2). */
const coreConceptKey = 'classifications.in.withSubtree'

/** The filter key to begin with; '' where only the person knows it (api.md 4.2: specific to the instance). */
export const startKey = (conventions: Conventions): string =>
  findPreset(conventions) === 'core' ? coreConceptKey : ''

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

/**
 * A filter's value with further concepts, in the form the API wants.
 *
 * Where a list means AND, any of several is one list member with commas (datacycle-core.md 2.2); it is a
 * list also with one member, because CORE refuses a text. Elsewhere the key's definition says how values
 * are sent, or several are a list. What stood there stays; JSON typed by hand is replaced.
 */
export function addConcepts(
  value: ParameterValue,
  ids: readonly string[],
  join: 'any' | 'all',
  definition: FilterDefinition | null,
  conventions: Conventions,
): ParameterValue {
  const before = value.kind === 'json' || isEmptyValue(value) ? [] : readValues(definition, value)
  const added = ids.filter((id) => !before.includes(id))
  const listMeans = definition?.listMeans ?? conventions.listMeans
  const isAsDefined = definition?.send === 'commas' || definition?.send === 'json'
  if (listMeans === 'all' && !isAsDefined)
    return {
      kind: 'list',
      items:
        join === 'any' && added.length > 0 ? [...before, added.join(',')] : [...before, ...added],
    }
  return definition?.send === 'json'
    ? { kind: 'json', text: JSON.stringify(added) }
    : writeValues(definition, [...before, ...added])
}
