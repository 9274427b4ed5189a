import type { JsonValue } from '#core/json/json-value.ts'
import { coordinateAttributes, placeRelations } from '#core/content/known-attributes.ts'
import type { Position } from '#core/content/position.ts'
import { countFound, swapCoordinates } from '#core/place/place-area.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import { attributesOf, type KnownNames, type SeenNames } from '#core/query/known-names.ts'
import { isEmptyValue, type QueryForm } from '#core/query/form.ts'
import { completeDate, readDateText } from './date-text.ts'
import {
  idKeys,
  isCoreFilterPath,
  isMisplaced,
  suggestFilterPath,
  timeAttributes,
  jsonOf,
  readFilterLeaves,
  textsOf,
  type FilterLeaf,
} from './filter-grammar.ts'
import { scheduleAttributes } from '#core/content/known-attributes.ts'
import { hintAt, type HintMessageKey, type HintValues, type InstanceHint } from './instance-hint.ts'

/** What is known of an endpoint and its server before a request, as far as filters go (`KnownInstance`). */
interface SeenOfFilters {
  seen: SeenNames
  dynamicEndpoints: ReadonlySet<string>
  places: readonly Position[]
}

/** Hints for CORE about filters (datacycle-core.md 2.2, 12). */
export function describeCoreFilters(
  form: QueryForm,
  { seen, dynamicEndpoints, places }: SeenOfFilters,
): InstanceHint[] {
  const leaves = readFilterLeaves(form)
  const hints = leaves.flatMap((leaf, index) => [
    ...describeUnion(leaf),
    ...describeAttribute(leaf),
    ...describeMisplaced(leaf),
    ...describeOrder(leaf, leaves.slice(0, index)),
    ...describeIds(leaf),
    ...describeDate(leaf),
    ...describeBlank(leaf),
    ...describeBoolean(leaf),
    ...describeCoordinates(leaf),
    ...describeForeignPlace(leaf, seen),
    ...describeCollection(leaf, dynamicEndpoints),
  ])
  // One hint of a kind per row.
  return [...describeUnknownKeys(form), ...hints, ...describeSwapped(leaves, form, places)].filter(
    (hint, index, all) =>
      all.findIndex(
        (other) => other.field === hint.field && other.messageKey === hint.messageKey,
      ) === index,
  )
}

const leafHint = <Key extends HintMessageKey>(
  { parameter, field }: FilterLeaf,
  messageKey: Key,
  values: HintValues<Key>,
) => hintAt(parameter, field, messageKey, values)

const named = ({ path }: FilterLeaf) => ({ name: path.join('.') })

const fullTextKeys = ['q', 'search']

function describeUnion(leaf: FilterLeaf): InstanceHint[] {
  const [first, ...rest] = leaf.path
  if (first !== 'union') return []
  const json = jsonOf(leaf.value)
  const texts = json === null ? [] : fullTextsIn(json)
  const hasFullText = texts.length > 0 || rest.some((segment) => fullTextKeys.includes(segment))
  const [text] = texts
  return hasFullText
    ? [leafHint(leaf, 'text-in-union', { ...named(leaf), ...(text !== undefined && { text }) })]
    : []
}

function fullTextsIn(value: JsonValue): string[] {
  if (value.kind === 'array') return value.items.flatMap(fullTextsIn)
  if (value.kind !== 'object') return []
  return value.members.flatMap(({ name, value: inner }) =>
    fullTextKeys.includes(name) ? [inner.kind === 'string' ? inner.value : ''] : fullTextsIn(inner),
  )
}

/** Attributes that CORE is known to accept and ignore. */
const ignoredAttributes = ['name', 'priceRange', 'startDate', 'endDate', 'url', 'headline']
/** Attributes for which CORE answers 500 to `like`. */
const failingAttributes = ['address', 'geo', 'dc:slug', 'additionalProperty', 'price']
/** Attributes that may contain HTML. */
const markedUpAttributes = ['description', 'text']
const rangeOperators = ['min', 'max']

function describeAttribute(leaf: FilterLeaf): InstanceHint[] {
  const [first, attribute = '', , operator = ''] = leaf.path
  if (first !== 'attribute') return []
  if (ignoredAttributes.includes(attribute)) {
    const [text] = textsOf(leaf.value) ?? []
    return [
      leafHint(leaf, 'attribute-not-searchable', {
        ...named(leaf),
        attribute,
        ...(text !== undefined && ['like', 'equals'].includes(operator) && { text }),
      }),
    ]
  }
  if (operator === 'like' && failingAttributes.includes(attribute))
    return [leafHint(leaf, 'like-fails', { ...named(leaf), attribute })]
  if (operator === 'like' && attribute === 'slug')
    return [leafHint(leaf, 'slug-like', { ...named(leaf), attribute })]
  const [wanted = ''] = textsOf(leaf.value) ?? []
  if (operator === 'equals' && markedUpAttributes.includes(attribute) && !wanted.includes('<'))
    return [leafHint(leaf, 'equals-markup', { ...named(leaf), attribute })]
  // Only JSON has booleans.
  if (operator === 'bool' && jsonOf(leaf.value)?.kind !== 'boolean')
    return [
      leafHint(leaf, 'boolean-refused', { ...named(leaf), value: textsOf(leaf.value)?.[0] ?? '' }),
    ]
  return timeAttributes.includes(attribute) && operator !== '' && !rangeOperators.includes(operator)
    ? [leafHint(leaf, 'attribute-operator', { ...named(leaf), attribute, operator })]
    : []
}

/** Keys that CORE accepts below `filter` without effect; a plain text as their value is refused. */
function describeMisplaced(leaf: FilterLeaf): InstanceHint[] {
  const [root = '', ...below] = leaf.path
  if (!isMisplaced(root)) return []
  const isPlain = below.length === 0 && textsOf(leaf.value) !== null
  return [leafHint(leaf, isPlain ? 'filter-plain' : 'filter-misplaced', named(leaf))]
}

/** After a `notIn`, CORE reads `in` as another exclusion. */
function describeOrder(leaf: FilterLeaf, earlier: readonly FilterLeaf[]): InstanceHint[] {
  const [key = '', operator] = leaf.path
  if (!idKeys.includes(key) || operator !== 'in') return []
  const isAfterNotIn = earlier.some(({ path }) => path[0] === key && path[1] === 'notIn')
  return isAfterNotIn ? [leafHint(leaf, 'not-in-before-in', { ...named(leaf), key })] : []
}

/** List members are combined with AND, and no item has two IDs. A text with commas means OR. */
function describeIds(leaf: FilterLeaf): InstanceHint[] {
  const [key, operator] = leaf.path
  const isList = key === 'contentId' && operator === 'in' && leaf.value.kind === 'list'
  const ids = isList ? new Set(textsOf(leaf.value)) : new Set<string>()
  return ids.size > 1
    ? [leafHint(leaf, 'and-of-ids', { ...named(leaf), count: String(ids.size) })]
    : []
}

const dateAttributes = [...timeAttributes, ...scheduleAttributes, 'uploadDate']

function describeDate(leaf: FilterLeaf): InstanceHint[] {
  const end = leaf.path.at(-1)
  if (end !== 'min' && end !== 'max') return []
  const [first, attribute = ''] = leaf.path
  const isDateFilter =
    first === 'schedule' || (first === 'attribute' && dateAttributes.includes(attribute))
  if (!isDateFilter) return []
  // A number of JSON is no date, whatever its digits.
  const [text = ''] = textsOf(leaf.value) ?? []
  const value = leaf.value.kind === 'json' ? leaf.value.text : text
  const reading = leaf.value.kind === 'json' ? ({ kind: 'refused' } as const) : readDateText(text)
  switch (reading.kind) {
    case 'day':
    case 'unknown':
      return []
    case 'day-first':
      return [leafHint(leaf, 'date-day-first', { ...named(leaf), value, day: reading.day })]
    case 'misread':
      return [leafHint(leaf, 'date-misread', { ...named(leaf), value })]
    case 'refused': {
      const whole = completeDate(text, end)
      return [
        leafHint(leaf, 'no-date', { ...named(leaf), value, ...(whole !== null && { whole }) }),
      ]
    }
  }
}

/** CORE skips blank members; if all are blank, the filter has no effect. */
function describeBlank(leaf: FilterLeaf): InstanceHint[] {
  // A list with an empty text is JSON here, because the form would omit that text.
  const json = jsonOf(leaf.value)
  const members = json?.kind === 'array' ? json.items : json === null ? [] : [json]
  const inJson = members.map((member) => (member.kind === 'string' ? member.value : 'other'))
  const texts = textsOf(leaf.value) ?? inJson
  const isFullText = fullTextKeys.includes(leaf.path.at(-1) ?? '')
  const isBlank = texts.length > 0 && texts.every((text) => text.trim() === '')
  return isBlank ? [leafHint(leaf, isFullText ? 'text-blank' : 'value-blank', named(leaf))] : []
}

/** CORE takes few texts as yes or no, and of these only `true` means yes. */
function describeBoolean(leaf: FilterLeaf): InstanceHint[] {
  const [first, second] = leaf.path
  if (first !== 'geo' || second !== 'withGeometry') return []
  const [text = 'true'] = textsOf(leaf.value) ?? []
  if (['true', 'false'].includes(text)) return []
  const isRead = /^(?:1|0|on|off|t|f|y|n|yes|no)$/i.test(text)
  return [
    leafHint(leaf, isRead ? 'not-boolean' : 'boolean-refused', { ...named(leaf), value: text }),
  ]
}

/** With a coordinate that is not a number, CORE finds nothing. */
function describeCoordinates(leaf: FilterLeaf): InstanceHint[] {
  const [first, , shape] = leaf.path
  if (first !== 'geo' || (shape !== 'box' && shape !== 'perimeter')) return []
  const texts = (textsOf(leaf.value) ?? []).flatMap((text) => text.split(','))
  const invalid = texts.find((text) => !/^\s*-?\d+(\.\d+)?\s*$/.test(text))
  return invalid === undefined
    ? []
    : [leafHint(leaf, 'no-number', { ...named(leaf), value: invalid.trim() })]
}

/** An area around items that have no coordinates themselves, as far as seen, but a place that may have some. */
function describeForeignPlace(leaf: FilterLeaf, seen: SeenNames): InstanceHint[] {
  const [first, operator] = leaf.path
  if (first !== 'geo' || operator !== 'in') return []
  const namesOf = (known: KnownNames) => [...known.relations, ...attributesOf(known, '')]
  const relation = placeRelations.find((name) => namesOf(seen.unrestricted).includes(name))
  const hasOwn = coordinateAttributes.some((name) => namesOf(seen.all).includes(name))
  return relation !== undefined && !hasOwn
    ? [leafHint(leaf, 'no-own-place', { ...named(leaf), relation })]
    : []
}

/**
 * An area in which none of the places seen is, though some would be with longitude and latitude swapped. Told by the
 * places, because a server that finds nothing there does not tell why.
 */
const describeSwapped = (
  leaves: readonly FilterLeaf[],
  { filters }: QueryForm,
  places: readonly Position[],
): InstanceHint[] =>
  leaves.flatMap((leaf) => {
    const filter = filters[leaf.row]
    const swapped = filter ? swapCoordinates(filter) : null
    if (!filter || !swapped || countFound(places, filter) > 0) return []
    const found = countFound(places, swapped)
    if (found === 0) return []
    const counts = { places: String(places.length), found: String(found) }
    return [leafHint(leaf, 'coordinates-swapped', { ...named(leaf), ...counts })]
  })

/** A saved search is not a collection, so it finds nothing. */
function describeCollection(leaf: FilterLeaf, dynamic: ReadonlySet<string>): InstanceHint[] {
  if (leaf.path[0] !== 'watchListId') return []
  const ids = (textsOf(leaf.value) ?? []).flatMap((text) => text.split(',')).map((id) => id.trim())
  const found = ids.find((id) => dynamic.has(id.toLowerCase()))
  return found === undefined
    ? []
    : [leafHint(leaf, 'not-a-collection', { ...named(leaf), value: found })]
}

/** CORE refuses unknown keys; `findNearCoreKeys` reports those with a suggestion. */
const describeUnknownKeys = (form: QueryForm): InstanceHint[] =>
  form.filters.flatMap(({ key, value }, row) => {
    const path = readFilterKey(key)
    const isRequested = key !== '' && !isEmptyValue(value)
    if (
      !isRequested ||
      isCoreFilterPath(path) ||
      suggestFilterPath(path, value.kind === 'json') !== null
    )
      return []
    return [
      hintAt({ kind: 'filter', name: key }, { part: 'filter', row, member: 'key' }, 'key-unknown', {
        name: key,
      }),
    ]
  })
