import type { FilterChoice } from '#core/dialect/server-filter.ts'

/** A command of the cell menu. */
export type CellAction =
  | { kind: 'copy-cell' | 'copy-rows' | 'copy-name' | 'follow-link' | 'find-missing' }
  | { kind: 'open-item' | 'include' | 'compare-rows' }
  | { kind: 'sort' | 'wider' | 'narrower' | 'describe' | 'hide' }
  | { kind: 'server-sort'; key: string }
  | { kind: 'server-filter'; filter: FilterChoice }
  /** An item to which the cell refers. */
  | { kind: 'open-related' | 'copy-related'; id: string }
