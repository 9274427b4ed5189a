import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** What is known of an item from an earlier response or a saved set. */
export interface KnownItem {
  id: string
  /** '' if the item has none. */
  name: string
  types: readonly string[]
}

/** The `@id` of an item or linked item as sent, possibly empty; null if it is not a text (api.md 2.2). */
export function readId(value: JsonValue): string | null {
  const id = memberOf(value, '@id')
  return id?.kind === 'string' ? id.value : null
}
