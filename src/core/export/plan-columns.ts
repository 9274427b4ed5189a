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

/** Roughly as wide as what is read in a cell, in characters. */
const widths: Partial<Record<ValueKind['kind'], number>> = {
  boolean: 8,
  number: 12,
  date: 12,
  'date-time': 17,
  html: 60,
  url: 40,
}

/** The width of a column in a sheet, in characters: room for its name, and for most of what is in it. */
export function planColumnWidth(name: string, kinds: ItemColumn['kinds']): number {
  const usual = kinds[0] === undefined ? 12 : (widths[kinds[0].kind] ?? 28)
  return Math.min(60, Math.max(usual, name.length + 4))
}
