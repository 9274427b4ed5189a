import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** The `@id` of an item or linked item as sent, possibly empty; null if it is not a text (api.md 2.2). */
export function readId(value: JsonValue): string | null {
  const id = memberOf(value, '@id')
  return id?.kind === 'string' ? id.value : null
}
