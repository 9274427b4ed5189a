import { computed, type Ref } from 'vue'
import type { ShareFile } from '#core/share/share.ts'
import { importLanguageOf, type ShareChoice } from '#core/import-check/import-check-notes.ts'
import { withoutCredentials } from '#core/share/render-endpoint.ts'
import {
  importFileNames,
  importLanguages,
  type ImportLanguage,
} from '#core/import-check/render-import.ts'
import { useImportCode, useImportCodeSource } from '#app/features/query/use-import-code.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The import script for the query's items, if one can be generated for the query. */
export function useSharedImport(format: Readonly<Ref<ShareChoice>>) {
  const query = useQueryStore()
  const source = useImportCodeSource()
  const renderCode = useImportCode()

  function renderFile(language: ImportLanguage): ShareFile | null {
    if (source.value === null) return null
    const { baseUrl, ...rest } = source.value
    const shared = { ...rest, baseUrl: withoutCredentials(baseUrl) }
    const text = renderCode(language, shared, query.request?.relative !== undefined)
    return text === null ? null : { path: importFileNames[language], text }
  }

  /** null if another format is chosen. */
  const importFile = computed(() => {
    const language = importLanguageOf(format.value)
    return language && renderFile(language)
  })
  /** The languages in which the script can be generated. */
  const offeredLanguages = computed(() =>
    importLanguages.filter((language) => renderFile(language) !== null),
  )
  /** Whether the script reads a token from the environment. */
  const readsToken = computed(() => importFile.value !== null && source.value?.hasToken === true)
  return { importFile, offeredLanguages, readsToken }
}
