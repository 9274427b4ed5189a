import type { SetReport } from '#core/set/render-report.ts'
import { syncFaults, type SyncLoop } from './rehearse.ts'
import type { SyncTold } from './sync-document.ts'
import type { SyncNote } from './sync-notes.ts'

/** What came of a rehearsal, for the programs that started it. */
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

const means = {
  missed: 'missed: in the response, not in the import',
  stale: 'stale: in the import, in an old state',
  kept: 'kept: in the import, not in the response any more',
  removed: 'removed: in the response, removed by the import',
} as const

function sayNote(note: SyncNote): string {
  switch (note.kind) {
    case 'edited-by-pages':
      return `${note.count} changed while the set was loaded; page by page in the default order, such an item can be lost, another one comes twice, and the total stays the same`
    case 'gone-by-pages':
      return `${note.count} went while the set was loaded; page by page, the item behind each can be lost, and none comes twice`
    case 'tied-deletions':
      return `${note.count} deletions share a timestamp; page by page, some come twice and some never, on one page with room for all each comes once`
    case 'two-queries':
      return 'only a list of IDs and timestamps is one query with its total; with any other field the two can disagree while somebody edits'
    case 'nested-cache':
      return 'the query filters by another endpoint, whose cache may be late; asked directly, that endpoint is up to date'
  }
}

/** A rehearsal for a page that people read; `items` as far as they are named. */
export function describeSync(told: SyncTold, loop: SyncLoop, baseUrl: string): SetReport {
  const counts = syncFaults.map((fault) => `${told.wrong[fault].count} ${fault}`).join(', ')
  return {
    language: 'en',
    title: 'Rehearsal of an import',
    verdict: readSyncOutcome(told, loop) === 'clean' ? `Nothing wrong: ${counts}.` : `${counts}.`,
    scope: `An import from ${baseUrl} that loaded everything at ${told.startedAt} and asked again at ${told.askedAt}.`,
    facts: [
      ['Changes by', loop.stamp],
      ['Asked since', loop.mark],
      ['Removes by', loop.removal],
      ['Items kept', String(told.held)],
      ['Items now', String(told.now)],
      ['Requests', String(told.requests)],
      ['Filter by modified', told.tried.modified],
      ['Filter by touched', told.tried.touched],
      ['Deletions', told.deleted],
    ],
    lines: [
      ...syncFaults.flatMap((fault) => {
        const { count, items } = told.wrong[fault]
        const ids = items.map((one) => `${one.id}: ${one.cause}`)
        return count === 0 ? [] : [{ text: `${count} ${means[fault]}`, ids }]
      }),
      ...told.notes.map((note) => ({ text: `Note: ${sayNote(note)}`, ids: [] })),
    ],
  }
}
