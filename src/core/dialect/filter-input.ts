import { ownValue } from '#core/own-value.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { namedPeriods, pastPeriods, type NamedPeriod } from '#core/query/relative-date.ts'
import { idKeys, timeAttributes } from './filter-grammar.ts'

/** CORE's filter for concepts including their subtree (datacycle-core.md 2.2). */
export const coreConceptKey = 'classifications.in.withSubtree'

/** The input control for values of CORE's filter keys (datacycle-core.md 2.2). */
export type FilterInput =
  /** Concept IDs, with or without their subcategories. */
  | { kind: 'concepts'; includesSubtree: boolean }
  | { kind: 'ids' }
  | { kind: 'date' }
  | { kind: 'numbers'; names: readonly CoordinateName[] }
  | { kind: 'yes-no' }

export type CoordinateName =
  | 'longitude'
  | 'latitude'
  | 'metres'
  | 'west'
  | 'south'
  | 'east'
  | 'north'

const shapes: Readonly<Record<string, readonly CoordinateName[]>> = {
  perimeter: ['longitude', 'latitude', 'metres'],
  box: ['west', 'south', 'east', 'north'],
}

/** null if the key takes plain texts. */
export function filterInputOf(key: string): FilterInput | null {
  const path = readFilterKey(key)
  const [root = '', second = '', third = ''] = path
  const last = path.at(-1)
  const isEnd = last === 'min' || last === 'max'
  switch (root) {
    case 'classifications':
    case 'dc:classification':
      return path.length === 3
        ? { kind: 'concepts', includesSubtree: last === 'withSubtree' }
        : null
    case 'schedule':
      return isEnd ? { kind: 'date' } : null
    case 'attribute':
      return isEnd && timeAttributes.includes(second) ? { kind: 'date' } : null
    case 'geo': {
      if (second === 'withGeometry') return { kind: 'yes-no' }
      const names = path.length === 3 ? ownValue(shapes, third) : undefined
      return names === undefined ? null : { kind: 'numbers', names }
    }
    case 'graph':
    case 'linked':
      // A relation is followed by a complete key.
      return path.length > 2 ? filterInputOf(renderFilterKey(path.slice(2))) : null
    default:
      return path.length === 2 && idKeys.includes(root) ? { kind: 'ids' } : null
  }
}

/** How a value can be wrong that cannot be misspelled: a limit, yes and no, or coordinates; null for others. */
export function boundOf(key: string): 'bound' | 'coordinates' | null {
  const path = readFilterKey(key)
  if (filterInputOf(key)?.kind === 'numbers') return 'coordinates'
  return path[0] === 'geo' || ['min', 'max', 'bool'].includes(path.at(-1) ?? '') ? 'bound' : null
}

/** Switches a concept filter between with and without subcategories. */
export function toggleSubtree(key: string): string {
  const [root = '', side = '', depth] = readFilterKey(key)
  return renderFilterKey([root, side, depth === 'withSubtree' ? 'withoutSubtree' : 'withSubtree'])
}

/** The definition that CORE's rules imply for a key: a list if it takes several values. null if there is none. */
export function datacycleDefinitionOf(key: string): FilterDefinition | null {
  const input = filterInputOf(key)
  if (input === null) return null
  const isList = ['concepts', 'ids', 'numbers'].includes(input.kind)
  return { key, label: '', send: isList ? 'list' : 'text', listMeans: null, knownValues: [] }
}

/** The meaning of an offered filter; worded in i18n. */
export type OfferedFilter =
  | 'concepts'
  | 'concepts-only'
  | 'concepts-out'
  | 'scheme'
  | 'takes-place'
  | 'around'
  | 'box'
  | 'has-position'
  | 'items'
  | 'items-out'
  | 'created'
  | 'modified'
  | 'touched'
  | 'description'
  | 'slug'
  | 'endpoint'
  | 'collection'
  | 'search'
  | 'creator'

/** CORE's filters, most used first; a range has two keys. */
export const offeredFilters: readonly { meaning: OfferedFilter; keys: readonly string[] }[] = [
  { meaning: 'concepts', keys: [coreConceptKey] },
  { meaning: 'concepts-only', keys: ['classifications.in.withoutSubtree'] },
  { meaning: 'concepts-out', keys: ['classifications.notIn.withSubtree'] },
  { meaning: 'takes-place', keys: ['schedule.in.min', 'schedule.in.max'] },
  { meaning: 'around', keys: ['geo.in.perimeter'] },
  { meaning: 'box', keys: ['geo.in.box'] },
  { meaning: 'has-position', keys: ['geo.withGeometry'] },
  { meaning: 'items', keys: ['contentId.in'] },
  { meaning: 'items-out', keys: ['contentId.notIn'] },
  { meaning: 'modified', keys: ['attribute.dct:modified.in.min', 'attribute.dct:modified.in.max'] },
  { meaning: 'created', keys: ['attribute.dct:created.in.min', 'attribute.dct:created.in.max'] },
  { meaning: 'touched', keys: ['attribute.dc:touched.in.min', 'attribute.dc:touched.in.max'] },
  { meaning: 'description', keys: ['attribute.description.in.like'] },
  { meaning: 'slug', keys: ['attribute.slug.in.equals'] },
  { meaning: 'scheme', keys: ['classificationTreeId.in'] },
  { meaning: 'endpoint', keys: ['endpointId.in'] },
  { meaning: 'collection', keys: ['watchListId.in'] },
  { meaning: 'search', keys: ['filterId.in'] },
  { meaning: 'creator', keys: ['creator.in'] },
]

/** The periods that make sense for the days of a key: what was changed lies behind, other dates usually ahead. */
export const periodsOf = (key: string): readonly NamedPeriod[] =>
  ['modified', 'created', 'touched'].includes(describeFilterKey(key)?.meaning ?? '')
    ? pastPeriods
    : namedPeriods

/** The meaning of an offered key, and which end of a range it is; null for other keys. */
export function describeFilterKey(
  key: string,
): { meaning: OfferedFilter; end: 'min' | 'max' | null } | null {
  const found = offeredFilters.find(({ keys }) => keys.includes(key))
  if (!found) return null
  const last = readFilterKey(key).at(-1)
  const isEnd = found.keys.length > 1 && (last === 'min' || last === 'max')
  return { meaning: found.meaning, end: isEnd ? last : null }
}
