/** How dataCycle CORE uses a sort key (datacycle-core.md 5). */
export type SortKeyUse =
  | 'usable'
  /** By full-text relevance; needs a full text, or a word in parentheses. */
  | 'by-text'
  /** By distance from the point of a filter; needs such a filter. */
  | 'by-place'
  /** By the next date; needs a filter by date, or dates in parentheses. */
  | 'by-schedule'
  /** As `by-schedule`, but without a filter the server answers 500. */
  | 'fails-without-schedule'
  /** A new random order for each request. */
  | 'new-each-time'
  /** By distance from a point that is none: ignored silently. */
  | 'needs-point'
  /** By distance from one number or word: the server answers 500. */
  | 'no-point'
  /** Ignored silently; alone it also disables the default order. */
  | 'unusable'

/** Keys that need nothing else; whatever is in parentheses is ignored. */
const plainKeys: ReadonlySet<string> = new Set([
  'name',
  'dct:created',
  'dct:modified',
  'dc:touched',
  'createdat',
  'created_at',
  'updatedat',
  'updated_at',
  'default',
  'proximity.intime',
])

/**
 * How CORE uses a key by default. Case and a leading plus are ignored. An operator can allow further keys
 * (`sortable.advanced_attributes`), which no response shows.
 */
export function readSortKey(attribute: string): SortKeyUse {
  const { name, values } = readCall(attribute)
  switch (name) {
    case 'random':
      return values.length > 0 ? 'usable' : 'new-each-time'
    case 'similarity':
      return values.length > 0 ? 'usable' : 'by-text'
    case 'proximity.geographic':
      return 'by-place'
    case 'proximity.geographic_with':
      if (values.length === 1) return 'no-point'
      return values.length === 2 && values.every(isNumber) ? 'usable' : 'needs-point'
    case 'proximity.occurrence':
      return hasDates(values) ? 'usable' : 'by-schedule'
    case 'proximity.in_occurrence':
      return values.length === 0 || hasDates(values) || values.length === 3
        ? 'usable'
        : 'fails-without-schedule'
    case 'proximity.in_occurrence_with_distance':
      return hasPoint(values) ? 'usable' : 'by-place'
    case '@type':
      return values.length > 0 ? 'usable' : 'unusable'
    default:
      return plainKeys.has(name) ? 'usable' : 'unusable'
  }
}

/** The name of a key in lower case, and the values in its parentheses. */
function readCall(attribute: string): { name: string; values: readonly string[] } {
  const key = attribute.trim().replace(/^\+/, '')
  const [, name = key, inside = ''] = /^([^(]*)(?:\((.*)\))?$/.exec(key) ?? []
  const values = inside.trim() === '' ? [] : inside.split(',').map((value) => value.trim())
  return { name: name.toLowerCase(), values }
}

/** True for `start,end,attribute` and for `start:…,end:…`; two plain values are not read. */
const hasDates = (values: readonly string[]): boolean =>
  values.length === 3
    ? values.slice(0, 2).some((value) => value !== '')
    : values.some((value) => /^(?:start|end):\s*\S/.test(value))

/** True for `lon,lat,start,end,attribute` and for `lon:…,lat:…`; four plain values are not read. */
const hasPoint = (values: readonly string[]): boolean =>
  values.length === 5
    ? values.slice(0, 2).every(isNumber)
    : ['lon', 'lat'].every((name) => values.some((value) => value.startsWith(`${name}:`)))

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text)

/** The key with its two dates named, as CORE reads them; null if it has no two plain values. */
export function withNamedDates(attribute: string): string | null {
  const { values } = readCall(attribute)
  const [start = '', end = ''] = values
  const isPlain = values.length === 2 && !hasDates(values)
  return isPlain ? attribute.replace(/\(.*/s, `(start:${start},end:${end})`) : null
}

/** True if a leading minus has no effect (datacycle-core.md 12). */
export const hasOneDirection = (attribute: string): boolean =>
  ['default', 'proximity.intime'].includes(readCall(attribute).name)

/** A random order that stays the same; the seed is the manual's and must be between -1 and 1. */
export const seededRandom = 'random(0.43)'

/** The meaning of an offered sort key; worded in i18n. */
export type OfferedSort =
  | 'name'
  | 'created'
  | 'modified'
  | 'random'
  | 'distance'
  | 'distance-in-filter'
  | 'in-time'
  | 'date-in-filter'
  | 'relevance'

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
  { key: 'proximity.occurrence', sortsBy: 'date-in-filter' },
  { key: 'proximity.geographic', sortsBy: 'distance-in-filter' },
  { key: 'proximity.geographic_with(lon,lat)', sortsBy: 'distance' },
  { key: 'similarity', sortsBy: 'relevance' },
  { key: seededRandom, sortsBy: 'random' },
]

/**
 * The offered keys. With the point (longitude, latitude) of a filter around one, the distance from a point begins with
 * it; without such a filter there is no distance from its point.
 */
export const sortKeysFrom = (point: readonly [number, number] | null): readonly OfferedSortKey[] =>
  offeredSortKeys.flatMap(({ key, sortsBy }) => {
    if (point === null) return sortsBy === 'distance-in-filter' ? [] : [{ key, sortsBy }]
    return { key: sortsBy === 'distance' ? writeSortPoint(point.map(String)) : key, sortsBy }
  })

/** Stand in a key for coordinates that are not known yet. */
const pointPlaceholders = ['lon', 'lat']

/** Longitude and latitude in a key for the distance from a point, '' for a missing one; null for other keys. */
export function readSortPointTexts(attribute: string): readonly string[] | null {
  const { name, values } = readCall(attribute)
  if (name !== 'proximity.geographic_with') return null
  return pointPlaceholders.map((placeholder, at) => {
    const text = values[at] ?? ''
    return text === placeholder ? '' : text
  })
}

/** The key for the distance from a point (longitude, latitude), as far as its texts are numbers. */
export const writeSortPoint = (texts: readonly string[]): string =>
  `proximity.geographic_with(${pointPlaceholders
    .map((placeholder, at) => (isNumber(texts[at] ?? '') ? texts[at] : placeholder))
    .join(',')})`

/** The meaning of a key that is offered; null for others. */
export function meaningOf(attribute: string): OfferedSort | null {
  if (readSortPointTexts(attribute) !== null) return 'distance'
  return offeredSortKeys.find(({ key }) => key === attribute)?.sortsBy ?? null
}

/** Names that people and api.md use for CORE's sort keys. */
const synonyms: ReadonlyMap<string, string> = new Map([
  ['created', 'dct:created'],
  ['datecreated', 'dct:created'],
  ['dc:created', 'dct:created'],
  ['modified', 'dct:modified'],
  ['updated', 'dct:modified'],
  ['datemodified', 'dct:modified'],
  ['dc:modified', 'dct:modified'],
  ['title', 'name'],
  ['headline', 'name'],
  ['label', 'name'],
  ['start', 'proximity.inTime'],
  ['beginn', 'proximity.inTime'],
  ['date', 'proximity.inTime'],
  ['datum', 'proximity.inTime'],
  ['startdate', 'proximity.inTime'],
  ['enddate', 'proximity.inTime'],
  ['eventschedule', 'proximity.inTime'],
  ['distance', 'proximity.geographic'],
  ['rand', seededRandom],
])

/** The suggested key for a name; null if there is none. */
export const suggestSortKey = (attribute: string): string | null =>
  synonyms.get(readCall(attribute).name) ?? null
