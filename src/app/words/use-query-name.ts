import { useWords } from '#app/i18n/use-words.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'

/**
 * Returns a function that names a query by its endpoint and full text. It marks other filters, because the name
 * of the endpoint alone means all of its items.
 */
export function useQueryName(): (connectionId: string | null, form: QueryForm) => string {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  return (connectionId, form) => {
    const name = endpoints.displayNameOf(connectionId, form.endpoint)
    const { q, filters } = pruneForm(form)
    if (q !== '') return [name, q].filter((part) => part !== '').join(' - ')
    return filters.length > 0 && name !== '' ? say('exporting.file.filtered', { name }) : name
  }
}
