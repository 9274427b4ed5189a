import { schemaPrefix } from './text-kind.ts'
import type { JsonValue, JsonObject } from '#core/json/json-value.ts'
import { describeContainer, isContainer } from './value-kind.ts'
import type { KnownNames } from '#core/query/known-names.ts'

/** The union of the observed types of values. */
export interface SeenType {
  count: number
  isNull: boolean
  isBoolean: boolean
  isNumber: boolean
  isText: boolean
  /** null if no list was observed; its `count` is 0 if all lists were empty. */
  list: SeenType | null
  /** null if no object was observed. */
  object: SeenObject | null
}

export interface SeenObject {
  count: number
  /** By name, in order of appearance; `count` is the number of objects that have it. */
  members: ReadonlyMap<string, SeenType>
}

/** The observed types of a response; null for missing parts. */
export interface SeenResponse {
  items: SeenType
  meta: SeenType | null
  links: SeenType | null
}

/** Deeper values are not observed. */
const maxDepth = 8
/** More members than this are ignored: such an object is a map, not a type. */
const maxMembers = 200

interface MutableSeenType extends SeenType {
  list: MutableSeenType | null
  object: { count: number; members: Map<string, MutableSeenType> } | null
}

/** Observes the types of values and of all their members, down to eight levels. */
export function observeType(values: Iterable<JsonValue>): SeenType {
  const seen = createEmptyType()
  for (const value of values) add(seen, value, 0)
  return seen
}

const createEmptyType = (): MutableSeenType => ({
  count: 0,
  isNull: false,
  isBoolean: false,
  isNumber: false,
  isText: false,
  list: null,
  object: null,
})

function add(seen: MutableSeenType, value: JsonValue, depth: number): void {
  seen.count += 1
  switch (value.kind) {
    case 'null':
      seen.isNull = true
      return
    case 'boolean':
      seen.isBoolean = true
      return
    case 'number':
      seen.isNumber = true
      return
    case 'string':
      seen.isText = true
      return
    case 'array':
      seen.list ??= createEmptyType()
      if (depth < maxDepth) for (const item of value.items) add(seen.list, item, depth + 1)
      return
    case 'object': {
      seen.object ??= { count: 0, members: new Map() }
      const { members } = seen.object
      seen.object.count += 1
      if (depth >= maxDepth) return
      // Of repeated names the last one counts (RFC 8259 section 4).
      for (const [name, memberValue] of new Map(
        value.members.map((one) => [one.name, one.value]),
      )) {
        const member = members.get(name) ?? createEmptyType()
        if (members.size >= maxMembers && !members.has(name)) continue
        members.set(name, member)
        add(member, memberValue, depth + 1)
      }
    }
  }
}

/** Enumeration values of schema.org that occur in content (EventStatusType, ItemAvailability and others). */
const schemaTerms = [
  ...(['EventScheduled', 'EventCancelled', 'EventPostponed'] as const),
  ...(['EventRescheduled', 'EventMovedOnline'] as const),
  ...(['OfflineEventAttendanceMode', 'OnlineEventAttendanceMode'] as const),
  'MixedEventAttendanceMode',
  ...(['InStock', 'LimitedAvailability', 'PreOrder', 'PreSale', 'SoldOut', 'OutOfStock'] as const),
  ...(['OnlineOnly', 'InStoreOnly', 'Discontinued'] as const),
  ...(['Male', 'Female'] as const),
] as const

export type SchemaTerm = (typeof schemaTerms)[number]

/** Attributes that may have such terms without a prefix. */
const termAttributes = ['eventStatus', 'eventAttendanceMode', 'availability', 'gender']

/** The term in an attribute's text; null for any other text. */
export function readSchemaTerm(name: string, text: string): SchemaTerm | null {
  if (!schemaPrefix.test(text) && !termAttributes.includes(name)) return null
  const bareName = text.replace(schemaPrefix, '')
  return schemaTerms.find((term) => term === bareName) ?? null
}

/** Maximum depth of nested relations: `image.author`. */
const maxRelationDepth = 3
/** Further list members rarely have other attributes. */
const maxListMembers = 10

/**
 * Collects names of attributes and relations as suggestions for the next query. Nested relations are paths
 * (`image.author`). `@id` and `@type` are always sent, so they are omitted.
 */
export function observeNames(items: Iterable<JsonValue>): KnownNames {
  const relations = new Set<string>()
  const attributes = new Map<string, Set<string>>()

  function observe(item: JsonObject, path: string, depth: number) {
    const names = attributes.get(path) ?? new Set()
    attributes.set(path, names)
    for (const { name, value } of item.members) {
      if (name.startsWith('@')) continue
      names.add(name)
      const role = roleOf(value)
      if (role === 'attribute') continue
      const inner = path === '' ? name : `${path}.${name}`
      if (role === 'relation') relations.add(inner)
      if (depth < maxRelationDepth)
        for (const related of objectsIn(value)) observe(related, inner, depth + 1)
    }
  }

  for (const item of items) if (item.kind === 'object') observe(item, '', 1)
  return {
    relations: [...relations],
    attributes: Array.from(attributes, ([relation, names]) => ({
      relation,
      names: [...names],
    })).filter(({ names }) => names.length > 0),
  }
}

/** Parts have attributes for `fields`, but cannot be included. */
function roleOf(value: JsonValue): 'relation' | 'part' | 'attribute' {
  if (!isContainer(value)) return 'attribute'
  switch (describeContainer(value).kind) {
    case 'resolved-relation':
    case 'unresolved-relation':
    case 'concept':
    case 'relations':
    case 'schedule':
    case 'schedules':
      return 'relation'
    case 'part':
    case 'parts':
    case 'coordinates':
      return 'part'
    case 'language-texts':
    case 'list':
    case 'object':
      return 'attribute'
  }
}

const objectsIn = (value: JsonValue): JsonObject[] =>
  (value.kind === 'array' ? value.items.slice(0, maxListMembers) : [value]).filter(
    (one) => one.kind === 'object',
  )
