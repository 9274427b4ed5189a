import { useWords } from '#app/i18n/use-words.ts'
import type { SyncCodeSource } from '#core/sync/plan-sync-code.ts'
import { renderSync, type SyncLanguage } from '#core/sync/render-sync.ts'

/** The import as code, with what it promises and cannot see in its first lines; null where there is none. */
export function useSyncCode() {
  const { say } = useWords()
  return (language: SyncLanguage, source: SyncCodeSource, isOfToday = false): string | null =>
    renderSync(language, source, [
      say('sync.code.note.table'),
      say(source.query.isDatacycle ? 'sync.code.note.ids' : 'sync.code.note.pages'),
      say(source.query.isDatacycle ? 'sync.code.note.idsUnseen' : 'sync.code.note.pagesUnseen'),
      say('sync.code.note.removal'),
      say('sync.code.note.errors'),
      ...(isOfToday ? [say('sync.code.note.dates')] : []),
    ])
}
