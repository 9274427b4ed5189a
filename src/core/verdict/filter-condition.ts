import { readFilterKey } from '#core/query/filter-key.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { partsOf, type FilterRow, type ParameterValue } from '#core/query/form.ts'
import { type JsonValue, scalarText } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { readAskedDays, type AskedDays } from '#core/dialect/asked-attributes.ts'
import { readArea, type PlaceArea } from '#core/place/place-area.ts'

/** A filter condition that can be checked on items, or the reason why it cannot. */
export type FilterCondition =
  /** An attribute must have one value of each group (AND between groups, OR within one). */
  | { kind: 'has'; place: ValuePlace; groups: readonly (readonly string[])[]; isExcluded: boolean }
  /** The attribute has a lower or an upper limit; the other one is ''. */
  | { kind: 'between'; attribute: string; least: string; most: string }
  /** The attribute's text must contain this text, ignoring case. */
  | { kind: 'contains'; attribute: string; text: string }
  /** A place must be within it. */
  | PlaceArea
  /** A date of the item must be in the period. */
  | { kind: 'takes-place'; asked: AskedDays }
  /** Words in attributes that only the server knows. */
  | { kind: 'full-text' }
  /** The items do not show whether they meet it. */
  | { kind: 'not-shown' }

/** The part of an item that must have the value. */
export type ValuePlace =
  | { kind: 'id' }
  /** A concept of the item, in any attribute. */
  | { kind: 'concept' }
  /** An attribute of the item; if the key may be a classification, also a concept. */
  | { kind: 'attribute'; name: string; mayBeConcept: boolean }

/** The conditions of all rows with a key. Both limits of a period are one condition, which each of them stands for. */
export function readConditionsOf(
  key: string,
  filters: readonly FilterRow[],
  conventions: Conventions,
): FilterCondition[] {
  const asked = /^schedule\.in\.(?:min|max)$/.test(key) ? readAskedDays({ filters }) : null
  if (asked !== null) return [{ kind: 'takes-place', asked }]
  return filters.filter((row) => row.key === key).flatMap((row) => readConditions(row, conventions))
}

/** Reads a filter row's condition, as in api.md 4.3 and dataCycle CORE (datacycle-core.md 2.2). */
export function readConditions(
  { key, value }: FilterRow,
  conventions: Conventions,
): FilterCondition[] {
  const path = readFilterKey(key)
  if (value.kind !== 'json')
    return [readArea(path, partsOf(value)) ?? readCondition(path, groupsOf(value, conventions))]
  const read = readJson(value.text)
  return read.ok ? readMembers(path, read.value, conventions) : [notShown]
}

/**
 * The conditions as CORE reads them: after a `notIn`, `in` is another exclusion of IDs (datacycle-core.md 2.2).
 * `isAfterNotIn`: another row before these excludes IDs.
 */
export function asReadByCore(
  conditions: readonly FilterCondition[],
  isAfterNotIn: boolean,
): FilterCondition[] {
  let isExcluded = isAfterNotIn
  return conditions.map((condition) => {
    if (condition.kind !== 'has' || condition.place.kind !== 'id') return condition
    isExcluded ||= condition.isExcluded
    return { ...condition, isExcluded }
  })
}

export const excludesIds = (condition: FilterCondition): boolean =>
  condition.kind === 'has' && condition.place.kind === 'id' && condition.isExcluded

const notShown: FilterCondition = { kind: 'not-shown' }

/** An object as value continues the key's path. */
function readMembers(
  path: readonly string[],
  value: JsonValue,
  conventions: Conventions,
): FilterCondition[] {
  if (value.kind === 'object')
    return value.members.flatMap((member) =>
      readMembers([...path, member.name], member.value, conventions),
    )
  const texts = value.kind === 'array' ? value.items.map(scalarText) : [scalarText(value)]
  if (texts.includes(null)) return [notShown]
  const items = texts.filter((text) => text !== null)
  const asValue: ParameterValue =
    value.kind === 'array' ? { kind: 'list', items } : { kind: 'text', text: items[0] ?? '' }
  return [readArea(path, items) ?? readCondition(path, groupsOf(asValue, conventions))]
}

/** A comma may separate values or be part of one, so the whole text is also an alternative. */
function groupsOf(value: ParameterValue, { listMeans }: Conventions): string[][] {
  const alternatives = (text: string) => [
    ...new Set([text, ...text.split(',')].map((part) => part.trim()).filter((part) => part !== '')),
  ]
  if (value.kind !== 'list') return [alternatives(value.text)]
  const groups = value.items.filter((item) => item !== '').map(alternatives)
  return listMeans === 'all' ? groups : [groups.flat()]
}

function readCondition(
  path: readonly string[],
  groups: readonly (readonly string[])[],
): FilterCondition {
  if (groups.every((group) => group.length === 0)) return notShown
  const [first = '', ...rest] = path
  if (path.length === 1 && ['q', 'search'].includes(first)) return { kind: 'full-text' }
  const inclusion = rest.find((segment) => segment === 'in' || segment === 'notIn')
  if (inclusion === undefined && path.length === 1)
    return {
      kind: 'has',
      place: { kind: 'attribute', name: first, mayBeConcept: true },
      groups,
      isExcluded: false,
    }
  const isExcluded = inclusion === 'notIn'
  switch (first) {
    case 'contentId':
      return { kind: 'has', place: { kind: 'id' }, groups, isExcluded }
    case 'classifications':
    case 'dc:classification':
      return { kind: 'has', place: { kind: 'concept' }, groups, isExcluded }
    case 'attribute':
      return isExcluded ? notShown : attributeCondition(rest, groups)
    default:
      return notShown
  }
}

/** `attribute.dct:created.in.min`: the part after `in` is the operator. */
function attributeCondition(
  [attribute = '', , operator = '', ...more]: readonly string[],
  groups: readonly (readonly string[])[],
): FilterCondition {
  // The first alternative of a group is the text as sent.
  const text = groups[0]?.[0] ?? ''
  if (more.length > 0 || groups.length !== 1) return notShown
  switch (operator) {
    case 'min':
      return { kind: 'between', attribute, least: text, most: '' }
    case 'max':
      return { kind: 'between', attribute, least: '', most: text }
    case 'like':
      return { kind: 'contains', attribute, text: text.replaceAll('%', '') }
    case 'equals':
    case 'bool':
      return {
        kind: 'has',
        place: { kind: 'attribute', name: attribute, mayBeConcept: false },
        groups: [[text]],
        isExcluded: false,
      }
    default:
      return notShown
  }
}
