import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { idKeys, timeAttributes } from './filter-grammar.ts'

/** By what a value of one of CORE's filter keys is given (datacycle-core.md 2.2). */
export type FilterInput =
  /** IDs of concepts, with or without what is below them. */
  | { kind: 'concepts'; isWithBelow: boolean }
  | { kind: 'ids' }
  | { kind: 'date' }
  | { kind: 'numbers'; names: readonly CoordinateName[] }
  | { kind: 'yes-no' }

export type CoordinateName =
  'longitude' | 'latitude' | 'metres' | 'west' | 'south' | 'east' | 'north'

const shapes: Readonly<Record<string, readonly CoordinateName[]>> = {
  perimeter: ['longitude', 'latitude', 'metres'],
  box: ['west', 'south', 'east', 'north'],
}

/** null where a text, or several, is what the key takes. */
export function filterInputOf(key: string): FilterInput | null {
  const path = readFilterKey(key)
  const [root = '', second = '', third = ''] = path
  const last = path.at(-1)
  const isEnd = last === 'min' || last === 'max'
  switch (root) {
    case 'classifications':
    case 'dc:classification':
      return path.length === 3 ? { kind: 'concepts', isWithBelow: last === 'withSubtree' } : null
    case 'schedule':
      return isEnd ? { kind: 'date' } : null
    case 'attribute':
      return isEnd && timeAttributes.some((name) => name === second) ? { kind: 'date' } : null
    case 'geo': {
      if (second === 'withGeometry') return { kind: 'yes-no' }
      const names = path.length === 3 && Object.hasOwn(shapes, third) ? shapes[third] : undefined
      return names === undefined ? null : { kind: 'numbers', names }
    }
    default:
      return path.length === 2 && idKeys.some((one) => one === root) ? { kind: 'ids' } : null
  }
}

/** Whether a key takes a day or a place: how far to look, which no spelling can get wrong. */
export function isBoundKey(key: string): boolean {
  const input = filterInputOf(key)?.kind
  return input === 'date' || input === 'numbers'
}

/** The same key with what is below the concepts, where it was without, and the other way round. */
export function turnBelow(key: string): string {
  const [root = '', side = '', depth] = readFilterKey(key)
  return renderFilterKey([root, side, depth === 'withSubtree' ? 'withoutSubtree' : 'withSubtree'])
}

/** What CORE's own rules say of a key that nobody defined: what it takes several of is always a list. */
export function datacycleDefinitionOf(key: string): FilterDefinition | null {
  const input = filterInputOf(key)
  if (input === null) return null
  const isList = ['concepts', 'ids', 'numbers'].includes(input.kind)
  return { key, label: '', send: isList ? 'list' : 'text', listMeans: null, knownValues: [] }
}

/** What a filter to offer asks for; the words stand in the page's messages. */
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

/** What CORE can filter by, the most used first; a filter from … to takes two keys. */
export const offeredFilters: readonly { asks: OfferedFilter; keys: readonly string[] }[] = [
  { asks: 'concepts', keys: ['classifications.in.withSubtree'] },
  { asks: 'concepts-only', keys: ['classifications.in.withoutSubtree'] },
  { asks: 'concepts-out', keys: ['classifications.notIn.withSubtree'] },
  { asks: 'takes-place', keys: ['schedule.in.min', 'schedule.in.max'] },
  { asks: 'around', keys: ['geo.in.perimeter'] },
  { asks: 'box', keys: ['geo.in.box'] },
  { asks: 'has-position', keys: ['geo.withGeometry'] },
  { asks: 'items', keys: ['contentId.in'] },
  { asks: 'items-out', keys: ['contentId.notIn'] },
  { asks: 'modified', keys: ['attribute.dct:modified.in.min', 'attribute.dct:modified.in.max'] },
  { asks: 'created', keys: ['attribute.dct:created.in.min', 'attribute.dct:created.in.max'] },
  { asks: 'touched', keys: ['attribute.dc:touched.in.min', 'attribute.dc:touched.in.max'] },
  { asks: 'description', keys: ['attribute.description.in.like'] },
  { asks: 'slug', keys: ['attribute.slug.in.equals'] },
  { asks: 'scheme', keys: ['classificationTreeId.in'] },
  { asks: 'endpoint', keys: ['endpointId.in'] },
  { asks: 'collection', keys: ['watchListId.in'] },
  { asks: 'search', keys: ['filterId.in'] },
  { asks: 'creator', keys: ['creator.in'] },
]

/** What an offered key asks for, and which end of it; null for any other key. */
export function describeFilterKey(
  key: string,
): { asks: OfferedFilter; end: 'min' | 'max' | null } | null {
  const found = offeredFilters.find(({ keys }) => keys.includes(key))
  if (!found) return null
  const last = readFilterKey(key).at(-1)
  const isEnd = found.keys.length > 1 && (last === 'min' || last === 'max')
  return { asks: found.asks, end: isEnd ? last : null }
}
