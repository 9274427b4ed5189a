import { useWords } from '#app/i18n/use-words.ts'
import type { SyncCodeSource } from '#core/sync/plan-sync.ts'
import { renderSync, type SyncLanguage } from '#core/sync/render-sync.ts'
import { computed, type ComputedRef } from 'vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** Returns a function that renders an import script with notes on its limits; null if not possible. */
export function useSyncCode() {
  const { say } = useWords()
  return (
    language: SyncLanguage,
    source: SyncCodeSource,
    hasRelativeDates = false,
  ): string | null =>
    renderSync(language, source, [
      say('sync.code.note.table'),
      say(source.query.isDatacycle ? 'sync.code.note.ids' : 'sync.code.note.pages'),
      say(source.query.isDatacycle ? 'sync.code.note.idsUnseen' : 'sync.code.note.pagesUnseen'),
      say('sync.code.note.removal'),
      say('sync.code.note.errors'),
      ...(hasRelativeDates ? [say('sync.code.note.dates')] : []),
    ])
}

/** The query as input for an import script; null if it cannot be sent, or if the form cannot express it. */
export function useSyncCodeSource(): ComputedRef<SyncCodeSource | null> {
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
