import type { SeenObject, SeenType } from '#core/content/observe-type.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { tree, type JsonTree } from './json-tree.ts'

const maxDepth = 32

/** The JSON Schema of one value (names and types, nothing required); any value below 32 levels. */
export function schemaOfJson(value: JsonValue, depth = 0): JsonTree {
  if (depth >= maxDepth) return tree()
  switch (value.kind) {
    case 'null':
    case 'boolean':
    case 'string':
      return tree(['type', value.kind])
    case 'number':
      return tree(['type', /^-?\d+$/.test(value.source) ? 'integer' : 'number'])
    case 'array': {
      const [first] = value.items
      return tree(
        ['type', 'array'],
        ['items', first === undefined ? tree() : schemaOfJson(first, depth + 1)],
      )
    }
    case 'object': {
      const properties = value.members.map(
        (member) => [member.name, schemaOfJson(member.value, depth + 1)] as const,
      )
      return tree(['type', 'object'], ['properties', tree(...properties)])
    }
  }
}

/**
 * The JSON Schema of the values seen: names and types. Nothing is required, because other items may lack a
 * member that all of these have.
 */
export function schemaOfSeen(seen: SeenType): JsonTree {
  const kinds = [
    ...(seen.isText ? ['string'] : []),
    ...(seen.isNumber ? ['number'] : []),
    ...(seen.isBoolean ? ['boolean'] : []),
    ...(seen.object === null ? [] : ['object']),
    ...(seen.list === null ? [] : ['array']),
    ...(seen.isNull ? ['null'] : []),
  ]
  const [only] = kinds
  return tree(
    ['type', kinds.length > 1 ? kinds : only],
    ['properties', seen.object === null ? undefined : propertiesOf(seen.object)],
    ['items', seen.list === null ? undefined : schemaOfSeen(seen.list)],
  )
}

const propertiesOf = ({ members }: SeenObject): JsonTree =>
  tree(...Array.from(members, ([name, member]) => [name, schemaOfSeen(member)] as const))
