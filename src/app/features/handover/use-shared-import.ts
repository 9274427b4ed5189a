import { computed, type Ref } from 'vue'
import type { HandoverFile } from '#core/handover/handover.ts'
import { importLanguageOf, type ShareFormat } from '#core/sync/sync-notes.ts'
import { withoutCredentials } from '#core/handover/render-endpoint.ts'
import { syncFileNames, syncLanguages, type SyncLanguage } from '#core/sync/render-sync.ts'
import { useSyncCode, useSyncCodeSource } from '#app/features/query/use-sync-code.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The import script for the query's items, if one can be generated for the query. */
export function useSharedImport(format: Readonly<Ref<ShareFormat>>) {
  const query = useQueryStore()
  const source = useSyncCodeSource()
  const renderCode = useSyncCode()

  function renderFile(language: SyncLanguage): HandoverFile | null {
    if (source.value === null) return null
    const { baseUrl, ...rest } = source.value
    const shared = { ...rest, baseUrl: withoutCredentials(baseUrl) }
    const text = renderCode(language, shared, query.request?.relative !== undefined)
    return text === null ? null : { path: syncFileNames[language], text }
  }

  /** null if another format is chosen. */
  const importFile = computed(() => {
    const language = importLanguageOf(format.value)
    return language && renderFile(language)
  })
  /** The languages in which the script can be generated. */
  const importLanguages = computed(() =>
    syncLanguages.filter((language) => renderFile(language) !== null),
  )
  /** Whether the script reads a token from the environment. */
  const readsToken = computed(() => importFile.value !== null && source.value?.hasToken === true)
  return { importFile, importLanguages, readsToken }
}
