import { addressPaths, placeRelations } from '#core/content/known-attributes.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { readId } from '#core/content/identify-object.ts'
import { memberOf } from '#core/json/json-path.ts'
import { readJson } from '#core/json/read-json.ts'
import { membersOf, type JsonValue } from '#core/json/json-value.ts'
import { readContext } from '#core/response/envelope.ts'
import type { ResponseIndex } from '#core/response/response-index.ts'
import type { ResponseShape } from '#core/response/response-scan.ts'
import { isKeyword, toList, readRelationValue } from '#core/verdict/include.ts'

/** Details of a response other than its hits, for checks of the server itself. Plain data. */
export interface ResponseDetails {
  shape: ResponseShape
  /** The member names of the root object, in order. */
  members: readonly string[]
  /** The JSON text of `meta` as sent; null if it is missing or longer than 100,000 characters. */
  meta: string | null
  /** The JSON text of `links`; null as for `meta`. */
  links: string | null
  /** True if the response has the marks of a dataCycle CORE (datacycle-core.md 0). */
  isDatacycle: boolean
  /** The words in a response of `suggest` (datacycle-core.md 1); empty for any other answer. */
  suggestions: readonly string[]
  /** The first 100 items, in order. */
  items: readonly ItemDetails[]
}

export interface ItemDetails {
  id: string
  /** How `@type` is sent: as a list, as a text, or not at all. */
  types: 'list' | 'text' | 'none'
  /** '' if none. */
  name: string
  /** The most specific type, which is the last one; '' if none. */
  type: string
  /** The town of its address or of its first location; '' if none. */
  place: string
  /** The member names. */
  attributes: readonly string[]
  relations: readonly RelationDetails[]
  /** Its categories with a name. */
  categories: readonly { id: string; label: string }[]
  /** Attributes that are lists of strings, as the classifications of some servers are. */
  textLists: readonly { name: string; values: readonly string[] }[]
  /** The modification date as sent; null if none. */
  modified: string | null
}

export interface RelationDetails {
  name: string
  isResolved: boolean
  /** The `@id` of the first value. */
  id: string
  /** The `@id` of each value that has one. */
  ids: readonly string[]
  /** Attributes of the first value, without JSON-LD keywords. */
  attributes: readonly string[]
}

/** As many items of a response are read with their details, and no more. */
export const maxDetailedItems = 100
const maxMemberLength = 100_000

export function readResponseDetails(index: ResponseIndex): ResponseDetails {
  const members = index.members().map(({ name }) => name)
  const textOf = (name: string) => {
    const text = index.memberText(name)
    return text === null || text.length > maxMemberLength ? null : text
  }
  const context = readJson(textOf('@context') ?? 'null')
  return {
    shape: index.scan.shape,
    members,
    meta: textOf('meta'),
    links: textOf('links'),
    isDatacycle: context.ok && readContext(context.value).isDatacycle,
    suggestions: readSuggestions(index.scan.shape === 'envelope' ? null : textOf('@graph')),
    items: Array.from({ length: Math.min(index.itemCount, maxDetailedItems) }, (_, position) => {
      const item = readJson(index.itemText(position))
      return readItemDetails(item.ok ? item.value : { kind: 'null' })
    }),
  }
}

function readSuggestions(graph: string | null): string[] {
  const read = graph === null ? null : readJson(graph)
  if (!read?.ok || read.value.kind !== 'object') return []
  return toList(memberOf(read.value, 'suggest')).flatMap((one) =>
    one.kind === 'string' ? [one.value] : [],
  )
}

function readItemDetails(item: JsonValue): ItemDetails {
  const members = membersOf(item)
  const type = memberOf(item, '@type')
  const isList = type?.kind === 'array' && type.items.length > 0
  return {
    id: readId(item) ?? '',
    types: isList ? 'list' : type?.kind === 'string' ? 'text' : 'none',
    name: nameOf(memberOf(item, 'name')),
    type: textOf(toList(type).at(-1)),
    place:
      placePaths.map((path) => textOf(columnValues(item, path)[0])).find((one) => one !== '') ?? '',
    attributes: members.map(({ name }) => name),
    relations: members.flatMap(({ name, value }) => readRelationDetails(name, value) ?? []),
    categories: columnValues(item, ['dc:classification'])
      .flatMap(toList)
      .flatMap((value) => {
        const one = describeValue(value)
        return one.kind === 'concept' && one.label !== null
          ? [{ id: one.id, label: one.label }]
          : []
      }),
    textLists: members.flatMap(({ name, value }) => {
      const values = value.kind === 'array' ? value.items.map(textOf) : []
      return isKeyword(name) || values.length === 0 || values.includes('') ? [] : [{ name, values }]
    }),
    modified: textOf(memberOf(item, 'dct:modified') ?? memberOf(item, 'modified')) || null,
  }
}

function readRelationDetails(name: string, value: JsonValue): RelationDetails | null {
  if (isKeyword(name)) return null
  const read = toList(value).map(readRelationValue)
  // One resolved value is enough: the relation was resolved.
  const ids = read.flatMap((value) =>
    value.kind === 'resolved' || value.kind === 'unresolved' ? [value.id] : [],
  )
  const one =
    read.find(({ kind }) => kind === 'resolved') ?? read.find(({ kind }) => kind === 'unresolved')
  switch (one?.kind) {
    case 'resolved': {
      const names = one.object.members.map((member) => member.name)
      const attributes = names.filter((attribute) => !isKeyword(attribute))
      return { name, isResolved: true, id: one.id, ids, attributes }
    }
    case 'unresolved':
      return { name, isResolved: false, id: one.id, ids, attributes: [] }
    case 'embedded':
    case 'other':
    case undefined:
      return null
  }
}

/** Paths of the town of an item or its place (schema.org PostalAddress). */
const placePaths = [
  ...addressPaths.map((path) => [...path, 'addressLocality']),
  ...placeRelations.map((name) => [name, 'name']),
]

const textOf = (value: JsonValue | undefined): string =>
  value?.kind === 'string' ? value.value : ''

/** A name in several languages is a list of `@value` objects (datacycle-core.md 8). */
function nameOf(value: JsonValue | undefined): string {
  const [first] = toList(value)
  return first?.kind === 'object' ? textOf(memberOf(first, '@value')) : textOf(first)
}
