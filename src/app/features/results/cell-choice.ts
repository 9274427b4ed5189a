import type { FilterChoice } from '#core/dialect/server-filter.ts'

/** What can be done with a cell, its column, its item and the rows that are marked. */
export type CellChoice =
  | { kind: 'cell' | 'rows' | 'link' | 'path' | 'missing' | 'open-item' | 'include' | 'contrast' }
  | { kind: 'sort' | 'wider' | 'narrower' | 'describe' | 'hide' }
  | { kind: 'server-sort'; key: string }
  | { kind: 'server-filter'; filter: FilterChoice }
  /** An item that this one refers to. */
  | { kind: 'open-related' | 'copy-related'; id: string }
