import type { JsonValue } from '#core/json/json-value.ts'

/** What JSON.parse would have made of the value: the bridge that lets a test compare with it. */
export function plainValue(value: JsonValue): unknown {
  switch (value.kind) {
    case 'null':
      return null
    case 'boolean':
    case 'string':
      return value.value
    case 'number':
      return Number(value.source)
    case 'array':
      return value.items.map(plainValue)
    case 'object': {
      const plain: Record<string, unknown> = {}
      for (const member of value.members) {
        Object.defineProperty(plain, member.name, {
          value: plainValue(member.value),
          configurable: true,
          enumerable: true,
          writable: true,
        })
      }
      return plain
    }
  }
}
