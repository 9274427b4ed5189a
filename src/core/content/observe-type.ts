import type { JsonValue } from '#core/json/json-value.ts'

/** What values were seen to be, all together. */
export interface SeenType {
  /** How many values were looked at. */
  count: number
  isNull: boolean
  isBoolean: boolean
  isNumber: boolean
  isText: boolean
  /** null where none was a list; its `count` is 0 where all were empty. */
  list: SeenType | null
  /** null where none was an object. */
  object: SeenObject | null
}

export interface SeenObject {
  count: number
  /** By name, in the order in which they were first seen; `count` tells how many objects have one. */
  members: ReadonlyMap<string, SeenType>
}

/** What an answer was seen to be made of; null for what it did not have. */
export interface SeenAnswer {
  items: SeenType
  meta: SeenType | null
  links: SeenType | null
}

/** Deeper values are not told apart. */
const maxDepth = 8
/** Members of an object beyond these are not told: such an object is a table, not a type. */
const maxMembers = 200

interface Growing extends SeenType {
  list: Growing | null
  object: { count: number; members: Map<string, Growing> } | null
}

/** Observes of which types values are; every member of every value is looked at, down to eight levels. */
export function observeType(values: Iterable<JsonValue>): SeenType {
  const seen = nothing()
  for (const value of values) add(seen, value, 0)
  return seen
}

const nothing = (): Growing => ({
  count: 0,
  isNull: false,
  isBoolean: false,
  isNumber: false,
  isText: false,
  list: null,
  object: null,
})

function add(seen: Growing, value: JsonValue, depth: number): void {
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
      seen.list ??= nothing()
      if (depth < maxDepth) for (const item of value.items) add(seen.list, item, depth + 1)
      return
    case 'object': {
      seen.object ??= { count: 0, members: new Map() }
      const { members } = seen.object
      seen.object.count += 1
      if (depth >= maxDepth) return
      // Of a name given twice the last one counts (RFC 8259 section 4).
      for (const [name, held] of new Map(value.members.map((one) => [one.name, one.value]))) {
        const member = members.get(name) ?? nothing()
        if (members.size >= maxMembers && !members.has(name)) continue
        members.set(name, member)
        add(member, held, depth + 1)
      }
    }
  }
}
