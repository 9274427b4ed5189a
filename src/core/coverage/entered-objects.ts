import { describeValue } from '#core/content/value-kind.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'

/**
 * The objects whose members are nested attributes of a value: itself or its list members. Texts by language
 * have none.
 */
export function enteredObjects(value: JsonValue): JsonObject[] {
  if (value.kind !== 'object' && value.kind !== 'array') return []
  if (describeValue(value).kind === 'language-texts') return []
  const values = value.kind === 'array' ? value.items : [value]
  return values.filter((entry) => entry.kind === 'object')
}
