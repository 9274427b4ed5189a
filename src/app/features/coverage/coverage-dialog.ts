import type { ColumnPath } from '#core/content/column-values.ts'

/** The dialog over the rows: one attribute, chosen items against the others, or the required attributes. */
export type CoverageDialog =
  | { kind: 'attribute'; path: ColumnPath }
  /** `chosen`: item positions. */
  | { kind: 'contrast'; chosen: ReadonlySet<number> }
  | { kind: 'required' }
