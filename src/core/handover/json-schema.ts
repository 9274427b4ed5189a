import type { JsonValue } from '#core/json/json-value.ts'
import { tree, type JsonTree } from './json-tree.ts'

const deepest = 32

/** The JSON Schema of what one value looks like: names and types, nothing required. Below 32 levels anything. */
export function schemaOfJson(value: JsonValue, depth = 0): JsonTree {
  if (depth >= deepest) return tree()
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
