import { findNearNames } from '#core/text/near-names.ts'

/** The keys below `filter` that CORE takes IDs with (datacycle-core.md 2.2). */
export const idKeys = [
  'contentId',
  'endpointId',
  'filterId',
  'watchListId',
  'classificationTreeId',
  'creator',
] as const

/** Attributes that are asked for by a time. */
export const timeAttributes = ['dct:created', 'dct:modified', 'dc:touched', 'dct:deleted'] as const

const sides = ['in', 'notIn']
const depths = ['withSubtree', 'withoutSubtree']
const ends = ['min', 'max']

/** What may stand behind a part of a key: one of these, any name, or nothing. */
type Next = readonly string[] | 'any' | 'anything' | 'end'

const roots = [
  ...['classifications', 'dc:classification', 'contentId', 'schedule', 'geo', 'attribute'],
  ...['q', 'search', 'endpointId', 'filterId', 'watchListId', 'classificationTreeId', 'creator'],
  ...['graph', 'linked', 'union'],
]

/** The fixed set of filter keys of a dataCycle CORE as a grammar (datacycle-core.md 2.2). */
function nextOf(path: readonly string[]): Next {
  const [root = '', second = '', third] = path
  const { length } = path
  switch (root) {
    case '':
      return roots
    case 'classifications':
    case 'dc:classification':
      return [sides, depths][length - 1] ?? 'end'
    case 'attribute': {
      const isTime = timeAttributes.some((name) => name === second)
      const operators = isTime
        ? [...ends, 'equals', 'like', 'bool']
        : ['like', 'equals', ...ends, 'bool']
      return (['any', sides, operators] as const)[length - 1] ?? 'end'
    }
    case 'schedule':
      if (second === 'all') return [[], sides, ends][length - 1] ?? 'end'
      return [[...sides, 'all'], ends][length - 1] ?? 'end'
    case 'geo':
      if (length === 1) return [...sides, 'withGeometry']
      if (second === 'withGeometry' || length > 3) return 'end'
      if (length === 2) return ['perimeter', 'box', 'shapes', 'geoShape']
      return third === 'geoShape' ? ['polygon', 'line'] : 'end'
    case 'graph':
    case 'linked':
      // Behind the relation stands a filter as at the top.
      return length === 1 ? 'any' : nextOf(path.slice(2))
    case 'union':
    case 'q':
    case 'search':
      return 'anything'
    default:
      return idKeys.some((key) => key === root) ? ([sides][length - 1] ?? 'end') : 'anything'
  }
}

/** Names that people and other APIs use for what CORE asks for under another key. */
const meant: Readonly<Record<string, string>> = {
  category: 'classifications',
  categories: 'classifications',
  concept: 'classifications',
  concepts: 'classifications',
  tag: 'classifications',
  tags: 'classifications',
  id: 'contentId',
  ids: 'contentId',
  uuid: 'contentId',
  contentIds: 'contentId',
  date: 'schedule',
  dates: 'schedule',
  eventSchedule: 'schedule',
  created: 'attribute',
  modified: 'attribute',
  location: 'geo',
  perimeter: 'geo',
  bbox: 'geo',
  box: 'geo',
}

/** Taken by CORE below `filter`, and acted on by nothing: what is said of them is said elsewhere. */
export const isMisplaced = (root: string): boolean =>
  ['in', 'notIn', 'slug', 'dct:deleted'].includes(root) || root.startsWith('skos:')

/**
 * The whole key that was probably meant by one that CORE does not take: each part the nearest that may stand
 * there, and what is missing at the end filled in. null where it takes the key as it is, or nothing is near.
 *
 * `isOpen`: the value is an object, so the key may end anywhere.
 */
export function meantFilterPath(path: readonly string[], isOpen: boolean): string[] | null {
  const [root = ''] = path
  if (root === '' || isMisplaced(root)) return null
  const found: string[] = []
  for (const segment of path) {
    const next = nextOf(found)
    if (next === 'end') return null
    if (next === 'anything')
      return found.length === 0 ? null : sameOrNull([...found, ...path.slice(found.length)], path)
    if (next === 'any' || next.includes(segment)) found.push(segment)
    else {
      const known = found.length === 0 && Object.hasOwn(meant, segment) ? meant[segment] : undefined
      const near = known ?? findNearNames(segment, next)[0]
      if (near === undefined) return null
      found.push(near)
    }
  }
  if (!isOpen)
    for (let next = nextOf(found); typeof next === 'object'; next = nextOf(found)) {
      const [first] = next
      if (first === undefined) break
      found.push(first)
    }
  // An attribute or a relation without its name: only the person knows it.
  if (!isOpen && nextOf(found) === 'any') return null
  return sameOrNull(found, path)
}

const sameOrNull = (found: string[], path: readonly string[]): string[] | null =>
  found.join('\n') === path.join('\n') ? null : found

/** Whether CORE takes a key as it is. Names of attributes and relations are not looked at. */
export function isCoreFilterPath(path: readonly string[]): boolean {
  const [root = ''] = path
  if (isMisplaced(root)) return true
  return path.every((segment, index) => {
    const next = nextOf(path.slice(0, index))
    return next === 'any' || next === 'anything' || (next !== 'end' && next.includes(segment))
  })
}

/** Attributes that were seen to be searched by (datacycle-core.md 2.2). */
const searchedAttributes = [
  ...['description', 'caption', 'text', 'slug', 'copyrightYear'],
  ...['contentSize', 'width', 'uploadDate'],
]

/**
 * Whether CORE was seen to evaluate a key: what every item of an answer fits then, it was made to fit. Of an
 * attribute that nobody has tried nothing is known.
 */
export function isEvaluatedByCore(path: readonly string[]): boolean {
  const [root = '', attribute = '', , operator = ''] = path
  if (!isCoreFilterPath(path) || path.length < 2) return false
  if (root === 'attribute') {
    const isTime = timeAttributes.some((name) => name === attribute)
    return isTime ? ends.includes(operator) : searchedAttributes.includes(attribute)
  }
  return [...idKeys, 'classifications', 'dc:classification', 'schedule', 'geo'].includes(root)
}
