import { useWords } from '#app/i18n/use-words.ts'
import type { SyncCodeSource } from '#core/sync/plan-sync-code.ts'
import { renderSync, type SyncLanguage } from '#core/sync/render-sync.ts'

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
