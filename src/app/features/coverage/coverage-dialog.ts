import type { ColumnPath } from '#core/content/column-values.ts'

/** What is looked at closely over the rows, one at a time: an attribute, chosen items beside the others, what is required. */
export type CoverageDialog =
  | { kind: 'attribute'; path: ColumnPath }
  | { kind: 'contrast'; chosen: ReadonlySet<number> }
  | { kind: 'required' }
