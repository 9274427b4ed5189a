import type { ColumnPath } from '#core/content/item-columns.ts'
import type { QueryForm } from '#core/query/form.ts'
import { readSortKey } from './sort-key.ts'

/** Whether the server can sort by a column. */
export type ServerSort =
  | { kind: 'known'; key: string }
  | {
      kind: 'refused'
      reason:
        /** A nested attribute. */
        | 'nested'
        /** CORE has a fixed set of sort keys (datacycle-core.md 5). */
        | 'no-key'
        /** Unknown whether the server supports it. */
        | 'not-known'
    }

/** The sortable attributes named in api.md 2.1. */
const documentedKeys = ['startDate', 'created']

/** Checks if a column is a sort key. `obeyed`: keys by which a response was actually sorted. */
export function readServerSort(
  path: ColumnPath,
  known: { isDatacycle: boolean; obeyed: readonly string[] },
): ServerSort {
  const [name, ...nested] = path
  if (name === undefined || nested.length > 0) return { kind: 'refused', reason: 'nested' }
  if (known.obeyed.includes(name)) return { kind: 'known', key: name }
  if (known.isDatacycle)
    return readSortKey(name) === 'usable'
      ? { kind: 'known', key: name }
      : { kind: 'refused', reason: 'no-key' }
  return documentedKeys.includes(name)
    ? { kind: 'known', key: name }
    : { kind: 'refused', reason: 'not-known' }
}

/** The next direction for a sort key: toggles if it is the first key already. */
export function nextDirection({ sort }: QueryForm, key: string): 'ascending' | 'descending' {
  const [first] = sort
  return first?.attribute === key && first.direction === 'ascending' ? 'descending' : 'ascending'
}

/** Returns the form sorted by that key only, at page 1. */
export const sortOnServer = (form: QueryForm, key: string): QueryForm => ({
  ...form,
  sort: [{ attribute: key, direction: nextDirection(form, key) }],
  pageNumber: '',
})
