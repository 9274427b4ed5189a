import type { ColumnPath } from '#core/content/column-values.ts'
import type { ItemColumn } from '#core/content/item-columns.ts'
import type { ValueKind } from '#core/content/value-kind.ts'

/** Values that the columns within them show completely. */
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
 * The columns of a table in which nothing stands twice: `location.name` and `location.@id`, but not
 * `location` with both as JSON. One that has values of its own besides stays.
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
