/** What stands in one cell of a table. */
export type TableCell =
  /** The item has no such attribute, or it is null. */
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  /** The digits as they were sent. */
  | { kind: 'number'; source: string }
  | { kind: 'boolean'; value: boolean }
