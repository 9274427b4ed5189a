import { useWords } from '#app/i18n/use-words.ts'
import type { ImportCodeSource } from '#core/import-check/plan-import-check.ts'
import { renderImport, type ImportLanguage } from '#core/import-check/render-import.ts'
import { computed, type ComputedRef } from 'vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** Returns a function that renders an import script with notes on its limits; null if not possible. */
export function useImportCode() {
  const { say } = useWords()
  return (
    language: ImportLanguage,
    source: ImportCodeSource,
    hasRelativeDates = false,
  ): string | null =>
    renderImport(language, source, [
      say('importCheck.code.note.table'),
      say(source.query.isDatacycle ? 'importCheck.code.note.ids' : 'importCheck.code.note.pages'),
      say(
        source.query.isDatacycle
          ? 'importCheck.code.note.idsUnseen'
          : 'importCheck.code.note.pagesUnseen',
      ),
      say('importCheck.code.note.removal'),
      say('importCheck.code.note.errors'),
      ...(hasRelativeDates ? [say('importCheck.code.note.dates')] : []),
    ])
}

/** The query as input for an import script; null if it cannot be sent, or if the form cannot express it. */
export function useImportCodeSource(): ComputedRef<ImportCodeSource | null> {
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  return computed(() => {
    const connection = connections.current
    // A raw body may contain things that the form cannot express.
    if (connection === null || query.plan === null || !query.isFormWhole) return null
    return {
      query: {
        form: query.plannedForm,
        conventions: query.conventions,
        isDatacycle: observed.isDatacycle,
      },
      baseUrl: connection.baseUrl,
      hasToken: connection.token.kind !== 'none',
    }
  })
}
