import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** Path of a column: member names. A list on the way stands for all its members. */
export type ColumnPath = readonly string[]

/**
 * The values of a column in one item, in order: `image.contentUrl` gives one value per image. A list at the
 * end of the path is one value. Empty if the item has none.
 */
export function columnValues(item: JsonValue, path: ColumnPath): JsonValue[] {
  let values = [item]
  for (const name of path) {
    values = values.flatMap(listOf).flatMap((value) => memberOf(value, name) ?? [])
  }
  return values
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return value.kind === 'array' ? value.items : [value]
}
