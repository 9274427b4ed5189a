import { useWords } from '#app/i18n/use-words.ts'
import type { ExportScope } from '#core/export/export-scopes.ts'
import type { ShownAnswer } from '#app/stores/answer-store.ts'
import { pageNumberOf } from '#app/stores/response-page.ts'
import { useEndpointsStore } from '#app/stores/endpoints-store.ts'
import { useQueryName } from '#app/words/use-query-name.ts'

/** Returns a function that names the export file by its endpoint and the exported items. */
export function useExportName(): (answer: ShownAnswer, scope: ExportScope) => string {
  const { say } = useWords()
  const endpoints = useEndpointsStore()
  const nameOfQuery = useQueryName()

  return (answer, scope) => {
    const { connectionId, form } = answer.sent
    if (scope === 'all') return nameOfQuery(connectionId, form)
    const name = endpoints.displayNameOf(connectionId, form.endpoint)
    if (scope === 'found') return say('exporting.file.found', { name })
    const number = pageNumberOf(answer)
    const ofPage =
      number === null ? name : say('exporting.file.page', { name, number: String(number) })
    return scope === 'page' ? ofPage : say(`exporting.file.${scope}`, { name: ofPage })
  }
}
