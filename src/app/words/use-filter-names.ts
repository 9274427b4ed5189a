import { findDefinition } from '#core/query/find-definition.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useFilterKeyWords } from './use-filter-key-words.ts'

/** Names a filter key: by its definition, else as a known CORE key, else by the key itself. */
export function useFilterNames(): (key: string) => string {
  const query = useQueryStore()
  const { nameOfKey } = useFilterKeyWords()
  return (key) => {
    const own = findDefinition(query.definitions, key)?.label ?? ''
    return own === '' ? (nameOfKey(key) ?? key) : own
  }
}
