import { ownValue } from '#core/own-value.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readFilterKey, renderFilterKey } from '#core/query/filter-key.ts'
import { flattenJson, coreStamps } from '#core/query/flat-fields.ts'
import { pruneForm, type FilterRow, type ParameterValue, type QueryForm } from '#core/query/form.ts'
import type { RequestParameter } from '#core/query/request-parameter.ts'
import { type FormField, isSameField, hintOf, type FieldProblem } from '#core/query/form-field.ts'

/** Filter keys of CORE that take IDs (datacycle-core.md 2.2). */
export const idKeys: readonly string[] = [
  'contentId',
  'endpointId',
  'filterId',
  'watchListId',
  'classificationTreeId',
  'creator',
]

/** Attributes that are filtered by a time. */
export const timeAttributes: readonly string[] = [...coreStamps, 'dct:deleted']

const sides = ['in', 'notIn'] as const
const depths = ['withSubtree', 'withoutSubtree']
const bounds = ['min', 'max']

/**
 * What may follow in a key: one segment of a list, of which the first is suggested if the segment is missing; any
 * name; segments that are not checked; or nothing, because the key is complete.
 */
type NextSegments = readonly string[] | 'any-name' | 'rest-unchecked' | 'complete'

const roots = [
  ...['classifications', 'dc:classification', 'contentId', 'schedule', 'geo', 'attribute'],
  ...['q', 'search', 'endpointId', 'filterId', 'watchListId', 'classificationTreeId', 'creator'],
  ...['graph', 'linked', 'union'],
]

/**
 * The grammar of CORE's filter keys (datacycle-core.md 2.2). `[…][length - 1]` are the segments by position;
 * past the last one the key is complete.
 */
function nextSegmentsOf(path: readonly string[]): NextSegments {
  const [root = '', second = '', third] = path
  const { length } = path
  switch (root) {
    case '':
      return roots
    case 'classifications':
    case 'dc:classification':
      return [sides, depths][length - 1] ?? 'complete'
    case 'attribute': {
      const isTime = timeAttributes.includes(second)
      const operators = isTime
        ? [...bounds, 'equals', 'like', 'bool']
        : ['like', 'equals', ...bounds, 'bool']
      return (['any-name', sides, operators] as const)[length - 1] ?? 'complete'
    }
    case 'schedule':
      // Index 0 is unused, because the key already has two segments.
      if (second === 'all') return [[], sides, bounds][length - 1] ?? 'complete'
      return [[...sides, 'all'], bounds][length - 1] ?? 'complete'
    case 'geo':
      if (length === 1) return [...sides, 'withGeometry']
      if (second === 'withGeometry' || length > 3) return 'complete'
      if (length === 2) return ['perimeter', 'box', 'shapes', 'geoShape']
      return third === 'geoShape' ? ['polygon', 'line'] : 'complete'
    case 'graph':
    case 'linked':
      // A relation is followed by a complete filter key.
      return length === 1 ? 'any-name' : nextSegmentsOf(path.slice(2))
    case 'union':
    case 'q':
    case 'search':
      return 'rest-unchecked'
    default:
      return idKeys.includes(root) ? ([sides][length - 1] ?? 'complete') : 'rest-unchecked'
  }
}

/** Names that people and other APIs use, and how CORE's key for them begins. */
const synonyms: Readonly<Record<string, string>> = {
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
  created: 'attribute.dct:created',
  modified: 'attribute.dct:modified',
  location: 'geo',
  perimeter: 'geo.in.perimeter',
  bbox: 'geo.in.box',
  box: 'geo.in.box',
}

/** Accepted by CORE below `filter` without effect; reported by describeMisplaced. */
export const isMisplaced = (root: string): boolean =>
  ['in', 'notIn', 'slug', 'dct:deleted'].includes(root) || root.startsWith('skos:')

/**
 * Suggests a valid key for an invalid one: each segment replaced by the most similar valid one, missing
 * segments appended. null if the key is valid or nothing is similar.
 *
 * `isOpen`: the value is an object, so the key may end anywhere.
 */
export function suggestFilterPath(path: readonly string[], isOpen: boolean): string[] | null {
  const [root = ''] = path
  if (root === '' || isMisplaced(root)) return null
  const found: string[] = []
  for (const segment of path) {
    const next = nextSegmentsOf(found)
    if (next === 'complete') return null
    if (next === 'rest-unchecked')
      return found.length === 0 ? null : nullIfSame([...found, ...path.slice(found.length)], path)
    const [side] = sides
    const behindSide = nextSegmentsOf([...found, side])
    if (next === 'any-name' || next.includes(segment)) found.push(segment)
    else if (next.includes(side) && typeof behindSide === 'object' && behindSide.includes(segment))
      found.push(side, segment)
    else {
      const known = found.length === 0 ? ownValue(synonyms, segment) : undefined
      const near = known ?? findNearNames(segment, next)[0]
      if (near === undefined) return null
      found.push(...near.split('.'))
    }
  }
  if (!isOpen)
    for (let next = nextSegmentsOf(found); typeof next === 'object'; next = nextSegmentsOf(found)) {
      const [first] = next
      if (first === undefined) break
      found.push(first)
    }
  // The name of an attribute or relation cannot be guessed.
  if (!isOpen && nextSegmentsOf(found) === 'any-name') return null
  return nullIfSame(found, path)
}

const nullIfSame = (found: string[], path: readonly string[]): string[] | null =>
  found.join('\n') === path.join('\n') ? null : found

/** True if CORE accepts a key. Names of attributes and relations are not checked. */
export function isCoreFilterPath(path: readonly string[]): boolean {
  const [root = ''] = path
  if (isMisplaced(root)) return true
  return path.every((segment, index) => {
    const next = nextSegmentsOf(path.slice(0, index))
    return (
      next === 'any-name' ||
      next === 'rest-unchecked' ||
      (next !== 'complete' && next.includes(segment))
    )
  })
}

/** Attributes by which CORE is known to filter, besides the times (datacycle-core.md 2.2). */
const filterableAttributes = [
  ...['description', 'caption', 'text', 'slug', 'copyrightYear'],
  ...['contentSize', 'width', 'uploadDate'],
]

/**
 * True if CORE is known to evaluate a key, so that matching items prove the filter. False for attributes that
 * were not tested.
 */
export function isEvaluatedByCore(path: readonly string[]): boolean {
  const [root = '', attribute = '', , operator = ''] = path
  if (!isCoreFilterPath(path) || path.length < 2) return false
  if (root === 'attribute') {
    const isTime = timeAttributes.includes(attribute)
    return isTime ? bounds.includes(operator) : filterableAttributes.includes(attribute)
  }
  return [...idKeys, 'classifications', 'dc:classification', 'schedule', 'geo'].includes(root)
}

/** One filter value with its complete path, across key and JSON value. */
export interface FilterLeaf {
  /** Without `filter`: `['contentId', 'in']`. */
  path: readonly string[]
  value: ParameterValue
  row: number
  parameter: RequestParameter
  field: FormField
}

/**
 * The filter values as sent, in order. JSON objects are flattened, so `contentId.in` equals `contentId` with
 * `{"in":…}`. Omits invalid JSON and rows that are not sent.
 */
export function readFilterLeaves(form: QueryForm): FilterLeaf[] {
  return form.filters.flatMap((row, index) => {
    const [sent] = pruneForm({ ...form, filters: [row] }).filters
    return sent === undefined ? [] : leavesOf(sent, index)
  })
}

function leavesOf({ key, value }: FilterRow, row: number): FilterLeaf[] {
  const own = {
    row,
    parameter: { kind: 'filter', name: key },
    field: { part: 'filter', row, member: 'value' },
  } as const
  const path = readFilterKey(key)
  if (value.kind !== 'json') return [{ path, value, ...own }]
  const read = readJsonOrNull(value.text)
  return read === null ? [] : flattenJson(read, path).map((leaf) => ({ ...leaf, ...own }))
}

/** The values of a leaf as texts; null for JSON. */
export function textsOf(value: ParameterValue): readonly string[] | null {
  switch (value.kind) {
    case 'text':
      return [value.text]
    case 'list':
      return value.items
    case 'json':
      return null
  }
}

/** The parsed JSON of a leaf; null for texts and invalid JSON. */
export const jsonOf = (value: ParameterValue): JsonValue | null =>
  value.kind === 'json' ? readJsonOrNull(value.text) : null

/**
 * Suggests CORE's keys for similar but invalid filter keys. `byDefinition` are the suggestions from
 * the connection's own definitions; those for keys are used only if CORE has neither the key nor a similar one.
 */
export function findNearCoreKeys(
  form: QueryForm,
  byDefinition: readonly FieldProblem[],
): FieldProblem[] {
  const isAboutKey = ({ kind }: FieldProblem) => kind === 'filter-key-near'
  const keyProblems = form.filters.flatMap(({ key, value }, row): FieldProblem[] => {
    const field: FormField = { part: 'filter', row, member: 'key' }
    const path = readFilterKey(key)
    // A JSON value may hold the rest of the path.
    const mayEndAnywhere = value.kind === 'json'
    const found = suggestFilterPath(path, mayEndAnywhere)
    if (found === null)
      return isCoreFilterPath(path)
        ? []
        : byDefinition.filter((one) => isSameField(one.field, field))
    const near = renderFilterKey(found)
    if (form.filters.some((other) => other.key === near)) return []
    return [hintOf(field, { kind: 'filter-key-near', name: key, use: near, near })]
  })
  return [...keyProblems, ...byDefinition.filter((problem) => !isAboutKey(problem))]
}
