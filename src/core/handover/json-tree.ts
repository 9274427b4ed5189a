import type { JsonObject, JsonValue } from '#core/json/json-value.ts'

/** A part of a JSON document to build; `exact` keeps its numbers as they were sent. */
export type JsonPart =
  | string
  | boolean
  | null
  | readonly JsonPart[]
  | JsonTree
  | { readonly exact: JsonValue }
  | { readonly integer: number }

/** The members of an object, in order; those that are undefined are left out. */
export type JsonTree = ReadonlyMap<string, JsonPart | undefined>

/** Takes pairs, because an object literal would move names such as `1` to the front. */
export const tree = (...members: readonly (readonly [string, JsonPart | undefined])[]): JsonTree =>
  new Map(members)

/** Of repeated names, the last value is kept. */
export function buildJson(part: JsonPart): JsonValue {
  if (part === null) return { kind: 'null' }
  if (typeof part === 'string') return { kind: 'string', value: part }
  if (typeof part === 'boolean') return { kind: 'boolean', value: part }
  if (isTree(part)) return buildObject(part)
  if (isList(part)) return { kind: 'array', items: part.map(buildJson) }
  return 'exact' in part ? part.exact : { kind: 'number', source: String(part.integer) }
}

function buildObject(members: JsonTree): JsonObject {
  return {
    kind: 'object',
    members: [...members].flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value: buildJson(value) }],
    ),
  }
}

const isTree = (part: JsonPart): part is JsonTree => part instanceof Map
const isList = (part: JsonPart): part is readonly JsonPart[] => Array.isArray(part)
