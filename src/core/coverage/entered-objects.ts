import { describeValue } from '#core/content/value-kind.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'

/**
 * The objects whose members are attributes below a value: itself, or those of a list. None of what is drawn as
 * one, such as a text in its languages.
 */
export function enteredObjects(value: JsonValue): JsonObject[] {
  if (value.kind !== 'object' && value.kind !== 'array') return []
  if (describeValue(value).kind === 'language-texts') return []
  const values = value.kind === 'array' ? value.items : [value]
  return values.filter((entry) => entry.kind === 'object')
}
