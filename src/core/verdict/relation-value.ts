import { readId } from '#core/content/item-id.ts'
import { isEmbeddedObject } from '#core/content/embedded-object.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'

/** The kind of a value of a possible relation (api.md 2.3). */
export type RelationValue =
  /** An item with attributes. */
  | { kind: 'resolved'; id: string; object: JsonObject }
  /** An item without attributes. */
  | { kind: 'unresolved'; id: string }
  /** An object without `@id`, or a part of its item that is always included, such as an address. */
  | { kind: 'embedded'; object: JsonObject }
  /** Not an object. */
  | { kind: 'other' }

export function readRelationValue(value: JsonValue): RelationValue {
  if (value.kind !== 'object') return { kind: 'other' }
  const id = readId(value)
  if (id === null || isEmbeddedObject(value)) return { kind: 'embedded', object: value }
  return hasContent(value) ? { kind: 'resolved', id, object: value } : { kind: 'unresolved', id }
}

/** True for JSON-LD names such as `@id` and `@context`, which no parameter affects. */
export const isKeyword = (name: string): boolean => name.startsWith('@')

const hasContent = (object: JsonObject): boolean =>
  object.members.some(({ name }) => !isKeyword(name))

/** The single values of an attribute: those of a list, or the value itself; none for null. */
export function toList(value: JsonValue | undefined): readonly JsonValue[] {
  if (!value || value.kind === 'null') return []
  return value.kind === 'array' ? value.items : [value]
}
