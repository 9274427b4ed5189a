import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { itemsOf, memberAt, textOf } from './json-access.ts'

const maxDepth = 20

/** Follows references such as `#/components/parameters/page`; anything else is returned unchanged. */
export function resolve(root: JsonValue, value: JsonValue): JsonValue
export function resolve(root: JsonValue, value: JsonValue | undefined): JsonValue | undefined
export function resolve(root: JsonValue, value: JsonValue | undefined): JsonValue | undefined {
  let found = value
  for (let step = 0; step < maxDepth; step += 1) {
    const reference = textOf(memberAt(found, '$ref'))
    if (!reference.startsWith('#/')) return found
    const names = reference.slice(2).split('/')
    found = memberAt(root, ...names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')))
  }
  return found
}

/**
 * The example value of a parameter or body: its own example, else its schema's example, default or constant,
 * else an object of its members' examples (OpenAPI 3.1, 4.8.12, and JSON Schema 2020-12).
 */
export function exampleOf(holder: JsonValue | undefined, root: JsonValue): JsonValue | undefined {
  const examples = memberAt(holder, 'examples')
  const [first] = examples?.kind === 'object' ? examples.members : []
  return (
    memberAt(holder, 'example') ??
    memberAt(resolve(root, first?.value), 'value') ??
    exampleOfSchema(memberAt(holder, 'schema'), root, 0)
  )
}

function exampleOfSchema(
  given: JsonValue | undefined,
  root: JsonValue,
  depth: number,
): JsonValue | undefined {
  const schema = resolve(root, given)
  const own =
    memberAt(schema, 'example') ??
    itemsOf(memberAt(schema, 'examples'))[0] ??
    memberAt(schema, 'default') ??
    memberAt(schema, 'const')
  if (own || depth > maxDepth) return own
  const properties = memberAt(schema, 'properties')
  if (properties?.kind !== 'object') return undefined
  const members = properties.members.flatMap(({ name, value }): JsonMember[] => {
    const member = exampleOfSchema(value, root, depth + 1)
    return member ? [{ name, value: member }] : []
  })
  return members.length === 0 ? undefined : { kind: 'object', members }
}
