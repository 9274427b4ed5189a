import { useWords } from '#app/i18n/use-words.ts'
import type { ExportScope } from '#core/export/export-scopes.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { pageNumberOf } from '#app/stores/asked-page.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'

/** Returns a function that names the export file by its endpoint and the exported items. */
export function useExportName(): (answer: ShownAnswer, scope: ExportScope) => string {
  const { say } = useWords()
  const endpoints = useEndpointsStore()

  /** Marks the items of a filtered query, because the name of the endpoint alone means all of its items. */
  function nameAll(name: string, form: QueryForm): string {
    const { q, filters } = pruneForm(form)
    if (q !== '') return `${name} - ${q}`
    return filters.length > 0 ? say('exporting.file.filtered', { name }) : name
  }

  return (answer, scope) => {
    const { connectionId, form } = answer.sent
    const name = endpoints.displayNameOf(connectionId, form.endpoint)
    if (scope === 'all') return nameAll(name, form)
    if (scope === 'found') return say('exporting.file.found', { name })
    const number = pageNumberOf(answer)
    const ofPage =
      number === null ? name : say('exporting.file.page', { name, number: String(number) })
    return scope === 'page' ? ofPage : say(`exporting.file.${scope}`, { name: ofPage })
  }
}
