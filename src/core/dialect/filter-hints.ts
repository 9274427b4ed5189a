import type { JsonValue } from '../json/json-value.ts'
import type { QueryForm } from '../query/form.ts'
import { isDateText, wholeDate } from './date-text.ts'
import { jsonOf, readFilterLeaves, textsOf, type FilterLeaf } from './filter-leaf.ts'
import { hintAt, type HintWord, type InstanceHint } from './instance-hint.ts'

/** What CORE does with the filters beside searching by them (datacycle-core.md 2.2, 12). */
export function describeCoreFilters(form: QueryForm): InstanceHint[] {
  const leaves = readFilterLeaves(form)
  const hints = leaves.flatMap((leaf, index) => [
    ...describeUnion(leaf),
    ...describeAttribute(leaf),
    ...describeMisplaced(leaf),
    ...describeOrder(leaf, leaves.slice(0, index)),
    ...describeIds(leaf),
    ...describeDate(leaf),
  ])
  // A row that holds several such values has one line for them.
  return hints.filter(
    (hint, index) =>
      hints.findIndex((other) => other.field === hint.field && other.word === hint.word) === index,
  )
}

const at = (
  { parameter, field, path }: FilterLeaf,
  word: HintWord,
  values: Readonly<Record<string, string>> = {},
): InstanceHint => hintAt(parameter, field, word, { name: path.join('.'), ...values })

const fullText = ['q', 'search']

function describeUnion(leaf: FilterLeaf): InstanceHint[] {
  const [first, ...rest] = leaf.path
  if (first !== 'union') return []
  const json = jsonOf(leaf.value)
  const texts = json === null ? [] : fullTextsIn(json)
  const isAsked = texts.length > 0 || rest.some((segment) => fullText.includes(segment))
  const [text] = texts
  return isAsked ? [at(leaf, 'text-in-union', text === undefined ? {} : { text })] : []
}

/** The full texts that stand anywhere in a union. */
function fullTextsIn(value: JsonValue): string[] {
  if (value.kind === 'array') return value.items.flatMap(fullTextsIn)
  if (value.kind !== 'object') return []
  return value.members.flatMap(({ name, value: inner }) =>
    fullText.includes(name) ? [inner.kind === 'string' ? inner.value : ''] : fullTextsIn(inner),
  )
}

/** Attributes that were seen to be accepted and ignored; what others do is not known. */
const ignoredAttributes = ['name', 'priceRange']
/** Attributes that are asked for by a time only. */
const timeStamps = ['dct:created', 'dct:modified', 'dc:touched', 'dct:deleted']
const inTimeOnly = ['min', 'max']

function describeAttribute(leaf: FilterLeaf): InstanceHint[] {
  const [first, attribute = '', , operator = ''] = leaf.path
  if (first !== 'attribute') return []
  if (ignoredAttributes.includes(attribute)) {
    const [text] = textsOf(leaf.value) ?? []
    return [
      at(leaf, 'attribute-not-searchable', {
        attribute,
        ...(text !== undefined && ['like', 'equals'].includes(operator) && { text }),
      }),
    ]
  }
  return timeStamps.includes(attribute) && operator !== '' && !inTimeOnly.includes(operator)
    ? [at(leaf, 'attribute-operator', { attribute, operator })]
    : []
}

/** Accepted below `filter`, and read by nothing there. */
const isMisplaced = (name: string): boolean =>
  ['in', 'notIn', 'slug', 'dct:deleted'].includes(name) || name.startsWith('skos:')

const describeMisplaced = (leaf: FilterLeaf): InstanceHint[] =>
  isMisplaced(leaf.path[0] ?? '') ? [at(leaf, 'filter-misplaced')] : []

const lists = [
  'contentId',
  'endpointId',
  'filterId',
  'watchListId',
  'classificationTreeId',
  'creator',
]

/** Once a `notIn` was read, CORE takes an `in` behind it for one more exclusion. */
function describeOrder(leaf: FilterLeaf, earlier: readonly FilterLeaf[]): InstanceHint[] {
  const [key = '', operator] = leaf.path
  if (!lists.includes(key) || operator !== 'in') return []
  const before = earlier.some(({ path }) => path[0] === key && path[1] === 'notIn')
  return before ? [at(leaf, 'not-in-before-in', { key })] : []
}

/** Members of a list must all hold: no item has two IDs. One text with commas means any of them. */
function describeIds(leaf: FilterLeaf): InstanceHint[] {
  const [key, operator] = leaf.path
  const isList = key === 'contentId' && operator === 'in' && leaf.value.kind === 'list'
  const ids = isList ? new Set(textsOf(leaf.value)) : new Set<string>()
  return ids.size > 1 ? [at(leaf, 'and-of-ids', { count: String(ids.size) })] : []
}

const schedules = [
  'eventSchedule',
  'openingHoursSpecification',
  'dc:diningHoursSpecification',
  'schedule',
  'hoursAvailable',
  'validitySchedule',
]
const datedAttributes = [...timeStamps, ...schedules, 'uploadDate']

function describeDate(leaf: FilterLeaf): InstanceHint[] {
  const end = leaf.path.at(-1)
  if (end !== 'min' && end !== 'max') return []
  const [first, attribute = ''] = leaf.path
  const isDated =
    first === 'schedule' || (first === 'attribute' && datedAttributes.includes(attribute))
  if (!isDated) return []
  const [text] = textsOf(leaf.value) ?? [leaf.value.kind === 'json' ? leaf.value.text : '']
  if (text === undefined || isDateText(text)) return []
  const whole = wholeDate(text, end)
  return [at(leaf, 'no-date', { value: text, ...(whole !== null && { whole }) })]
}
