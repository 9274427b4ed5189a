import type { Language } from '#core/language/language.ts'
import type { SetReport } from '#core/set/render-report.ts'
import { syncFaults, type SyncLoop } from './rehearse.ts'
import type { SyncTold } from './sync-document.ts'
import type { SyncNote } from './sync-notes.ts'
import { syncWords, type SyncWords } from './sync-words.ts'

/** The result of a rehearsal, for calling programs. */
export type SyncOutcome = 'clean' | 'loud' | 'not-judged'

/**
 * What the import has wrong is known to be wrong, whatever else was not answered. Nothing wrong counts only where the
 * answers that this import rests on came.
 */
export function readSyncOutcome({ wrong, tried, deleted }: SyncTold, loop: SyncLoop): SyncOutcome {
  if (syncFaults.some((fault) => wrong[fault].count > 0)) return 'loud'
  const isOpen =
    tried[loop.stamp] === 'failed' || (loop.removal === 'deleted' && deleted === 'failed')
  return isOpen ? 'not-judged' : 'clean'
}

function sayNote(note: SyncNote, { notes }: SyncWords): string {
  return 'count' in note ? notes[note.kind](note.count) : notes[note.kind]
}

/** A rehearsal for a page that people read; `items` as far as they are named. */
export function describeSync(
  told: SyncTold,
  loop: SyncLoop,
  baseUrl: string,
  language: Language = 'en',
): SetReport {
  const words = syncWords[language]
  const { missed, stale, kept, removed } = told.wrong
  const counts = {
    missed: missed.count,
    stale: stale.count,
    kept: kept.count,
    removed: removed.count,
  }
  return {
    language,
    title: words.title,
    verdict: words.verdict(counts, readSyncOutcome(told, loop) === 'clean'),
    scope: words.scope(baseUrl, told.startedAt, told.askedAt),
    facts: [
      [words.stamp, loop.stamp],
      [words.mark, loop.mark],
      [words.removal, loop.removal],
      [words.held, String(told.held)],
      [words.now, String(told.now)],
      [words.requests, String(told.requests)],
      [words.modified, words.tried[told.tried.modified]],
      [words.touched, words.tried[told.tried.touched]],
      [words.deletions, words.deleted[told.deleted]],
    ],
    lines: [
      ...syncFaults.flatMap((fault) => {
        const { count, items } = told.wrong[fault]
        const ids = items.map((one) => `${one.id}: ${words.cause(one.cause)}`)
        return count === 0 ? [] : [{ text: words.wrong[fault](count), ids }]
      }),
      ...told.notes.map((note) => ({ text: words.note(sayNote(note, words)), ids: [] })),
    ],
  }
}
