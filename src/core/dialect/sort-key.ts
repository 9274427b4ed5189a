/** What dataCycle CORE does with a key to sort by (datacycle-core.md 5). */
export type SortKeyUse =
  | 'usable'
  /** Orders by how well the full text fits: only where there is one. */
  | 'by-text'
  /** Orders by the distance from the place of a filter: only where there is one. */
  | 'by-place'
  /** A new order with each request, so that pages do not fit together. */
  | 'new-each-time'
  /** A distance from a point that is none: the server answers 500. */
  | 'no-point'
  /** Ignored without a word; alone it takes the default order along. */
  | 'unusable'

/** Keys that stand alone. */
const plainKeys = [
  'name',
  'dct:created',
  'dct:modified',
  'dc:touched',
  'default',
  'proximity.intime',
  'proximity.in_occurrence',
]

/** Keys that a filter of the request gives their meaning. */
const keysByFilter: Readonly<Record<string, 'by-text' | 'by-place'>> = {
  similarity: 'by-text',
  'proximity.geographic': 'by-place',
  'proximity.in_occurrence_with_distance': 'by-place',
}

/** Keys with something in parentheses. */
const callableKeys = [
  'random',
  'proximity.geographic_with',
  'proximity.occurrence',
  'proximity.in_occurrence',
  'proximity.in_occurrence_with_distance',
  '@type',
]

/**
 * What CORE as delivered does with a key. Case does not matter there, and a plus is nothing. An
 * operator can allow further keys (`sortable.advanced_attributes`), which no answer tells.
 */
export function readSortKey(attribute: string): SortKeyUse {
  const key = attribute.trim().replace(/^\+/, '').toLowerCase()
  if (key === 'random') return 'new-each-time'
  const [, name = key, inside = null] = /^([^(]*)(?:\((.*)\))?$/.exec(key) ?? []
  const byFilter = Object.hasOwn(keysByFilter, name) ? keysByFilter[name] : undefined
  if (byFilter !== undefined && (inside === null || name.endsWith('_with_distance')))
    return byFilter
  if (inside === null) return plainKeys.includes(name) ? 'usable' : 'unusable'
  if (!callableKeys.includes(name)) return 'unusable'
  return name !== 'proximity.geographic_with' || isPoint(inside) ? 'usable' : 'no-point'
}

/** Whether a minus in front of the key changes nothing (datacycle-core.md 12). */
export const hasOneDirection = (attribute: string): boolean =>
  ['default', 'proximity.intime'].includes(attribute.trim().toLowerCase())

/** Longitude and latitude, in this order. */
const isPoint = (text: string): boolean => /^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$/.test(text)

/** A seed as the manual shows it: it must lie between -1 and 1. */
export const steadyRandom = 'random(0.43)'

/** What a key to offer sorts by; the words stand in the page's messages. */
export type OfferedSort = 'name' | 'created' | 'modified' | 'random' | 'distance' | 'in-time'

export interface OfferedSortKey {
  key: string
  sortsBy: OfferedSort
}

/** The keys that are worth offering on a CORE, the most used first. */
export const offeredSortKeys: readonly OfferedSortKey[] = [
  { key: 'name', sortsBy: 'name' },
  { key: 'dct:created', sortsBy: 'created' },
  { key: 'dct:modified', sortsBy: 'modified' },
  { key: 'proximity.inTime', sortsBy: 'in-time' },
  { key: 'proximity.geographic_with(lon,lat)', sortsBy: 'distance' },
  { key: steadyRandom, sortsBy: 'random' },
]

/** Names that people and api.md use for something that CORE sorts by under another key. */
const meant: Readonly<Record<string, string>> = {
  created: 'dct:created',
  createdat: 'dct:created',
  datecreated: 'dct:created',
  'dc:created': 'dct:created',
  modified: 'dct:modified',
  updated: 'dct:modified',
  updatedat: 'dct:modified',
  datemodified: 'dct:modified',
  'dc:modified': 'dct:modified',
  title: 'name',
  headline: 'name',
  label: 'name',
  startdate: 'proximity.inTime',
  enddate: 'proximity.inTime',
  eventschedule: 'proximity.inTime',
  distance: 'proximity.geographic',
  rand: steadyRandom,
}

/** The key that was probably meant; null where nothing is near. */
export const meantSortKey = (attribute: string): string | null =>
  meant[attribute.trim().replace(/^\+/, '').toLowerCase()] ?? null
