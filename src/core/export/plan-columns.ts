import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { ValueKind } from '#core/content/value-kind.ts'

/** Kinds of values that nested columns represent completely. */
const shownWithin: readonly ValueKind['kind'][] = [
  'null',
  'object',
  'coordinates',
  'unresolved-relation',
  'resolved-relation',
  'concept',
  'relations',
  'part',
  'parts',
  'schedule',
  'schedules',
]

/**
 * Chooses columns without duplicated content: `location.name` and `location.@id`, but not `location` with
 * both as JSON. A column that also has plain values stays.
 */
export const planColumns = (columns: readonly ItemColumn[]): ColumnPath[] =>
  columns
    .filter(
      (column) =>
        !columns.some((other) => isWithin(other.path, column.path)) ||
        column.kinds.some(({ kind }) => !shownWithin.includes(kind)),
    )
    .map(({ path }) => path)

const isWithin = (path: ColumnPath, outer: ColumnPath): boolean =>
  path.length > outer.length && outer.every((name, position) => name === path[position])
