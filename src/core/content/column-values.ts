import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** A column's way into an item: member names only, lists on the way are entered. */
export type ColumnPath = readonly string[]

/**
 * The values of a column in one item, in their order: `image.contentUrl` gives one value for each
 * image. A list at the end of the path is one value. Empty where the item has none.
 */
export function columnValues(item: JsonValue, path: ColumnPath): JsonValue[] {
  let values = [item]
  for (const name of path) {
    values = values.flatMap(enteredList).flatMap((value) => memberOf(value, name) ?? [])
  }
  return values
}

function enteredList(value: JsonValue): readonly JsonValue[] {
  return value.kind === 'array' ? value.items : [value]
}
