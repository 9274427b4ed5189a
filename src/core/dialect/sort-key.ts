/** How dataCycle CORE uses a sort key (datacycle-core.md 5). */
export type SortKeyUse =
  | 'usable'
  /** By full-text relevance; needs a full text. */
  | 'by-text'
  /** By distance from the place of a filter; needs such a filter. */
  | 'by-place'
  /** A new random order for each request. */
  | 'new-each-time'
  /** A distance from an invalid point: the server answers 500. */
  | 'no-point'
  /** Ignored silently; alone it also disables the default order. */
  | 'unusable'

/** Keys without arguments. */
const plainKeys = [
  'name',
  'dct:created',
  'dct:modified',
  'dc:touched',
  'default',
  'proximity.intime',
  'proximity.in_occurrence',
]

const keysByFilter: Readonly<Record<string, 'by-text' | 'by-place'>> = {
  similarity: 'by-text',
  'proximity.geographic': 'by-place',
  'proximity.in_occurrence_with_distance': 'by-place',
}

/** Keys with arguments in parentheses. */
const callableKeys = [
  'random',
  'proximity.geographic_with',
  'proximity.occurrence',
  'proximity.in_occurrence',
  'proximity.in_occurrence_with_distance',
  '@type',
]

/**
 * How CORE uses a key by default. Case and a leading plus are ignored. An operator can allow further keys
 * (`sortable.advanced_attributes`), which no response shows.
 */
export function readSortKey(attribute: string): SortKeyUse {
  const key = attribute.trim().replace(/^\+/, '').toLowerCase()
  if (key === 'random') return 'new-each-time'
  const [, name = key, args = null] = /^([^(]*)(?:\((.*)\))?$/.exec(key) ?? []
  const byFilter = Object.hasOwn(keysByFilter, name) ? keysByFilter[name] : undefined
  if (byFilter !== undefined && (args === null || name.endsWith('_with_distance'))) return byFilter
  if (args === null) return plainKeys.includes(name) ? 'usable' : 'unusable'
  if (!callableKeys.includes(name)) return 'unusable'
  return name !== 'proximity.geographic_with' || isPoint(args) ? 'usable' : 'no-point'
}

/** True if a leading minus has no effect (datacycle-core.md 12). */
export const hasOneDirection = (attribute: string): boolean =>
  ['default', 'proximity.intime'].includes(attribute.trim().toLowerCase())

/** True for longitude and latitude, in this order. */
const isPoint = (text: string): boolean => /^\s*-?\d+(\.\d+)?\s*,\s*-?\d+(\.\d+)?\s*$/.test(text)

/** A random order that stays the same; the seed is the manual's and must be between -1 and 1. */
export const seededRandom = 'random(0.43)'

/** The meaning of an offered sort key; worded in i18n. */
export type OfferedSort = 'name' | 'created' | 'modified' | 'random' | 'distance' | 'in-time'

export interface OfferedSortKey {
  key: string
  sortsBy: OfferedSort
}

/** CORE's useful sort keys, most used first. */
export const offeredSortKeys: readonly OfferedSortKey[] = [
  { key: 'name', sortsBy: 'name' },
  { key: 'dct:created', sortsBy: 'created' },
  { key: 'dct:modified', sortsBy: 'modified' },
  { key: 'proximity.inTime', sortsBy: 'in-time' },
  { key: 'proximity.geographic_with(lon,lat)', sortsBy: 'distance' },
  { key: seededRandom, sortsBy: 'random' },
]

/** Names that people and api.md use for CORE's sort keys. */
const synonyms: Readonly<Record<string, string>> = {
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
  start: 'proximity.inTime',
  beginn: 'proximity.inTime',
  date: 'proximity.inTime',
  datum: 'proximity.inTime',
  startdate: 'proximity.inTime',
  enddate: 'proximity.inTime',
  eventschedule: 'proximity.inTime',
  distance: 'proximity.geographic',
  rand: seededRandom,
}

/** The suggested key for a name; null if there is none. */
export const suggestSortKey = (attribute: string): string | null =>
  synonyms[attribute.trim().replace(/^\+/, '').toLowerCase()] ?? null
