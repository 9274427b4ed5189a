import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** The `@id` of an item or of what it links to, as it was sent, possibly empty; null where it is no text (api.md 2.2). */
export function readId(value: JsonValue): string | null {
  const id = memberOf(value, '@id')
  return id?.kind === 'string' ? id.value : null
}
