import type { ColumnPath } from '#core/content/column-values.ts'
import type { QueryForm } from '#core/query/form.ts'
import { readSortKey } from './sort-key.ts'

/** Whether the server can be asked to sort by what a column shows. */
export type ServerSort =
  | { kind: 'known'; key: string }
  | {
      kind: 'refused'
      reason:
        /** It is an attribute of something within the item. */
        | 'nested'
        /** CORE takes a fixed set of keys (datacycle-core.md 5). */
        | 'no-key'
        /** Nobody has said that the instance can; it may. */
        | 'not-known'
    }

/** api.md 2.1 names two attributes that are fit to sort by. */
const documentedKeys = ['startDate', 'created']

/** Reads whether a column's own attribute is a key to sort by. `obeyed`: keys that an answer was seen to be sorted by. */
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

/** What sorting by that key does next: the other way round where it is the first one already. */
export function nextDirection({ sort }: QueryForm, key: string): 'ascending' | 'descending' {
  const [first] = sort
  return first?.attribute === key && first.direction === 'ascending' ? 'descending' : 'ascending'
}

/** The form sorted by that key alone, from its first page on. */
export const sortOnServer = (form: QueryForm, key: string): QueryForm => ({
  ...form,
  sort: [{ attribute: key, direction: nextDirection(form, key) }],
  pageNumber: '',
})
