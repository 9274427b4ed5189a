import { useWords } from '#app/i18n/use-words.ts'
import { syncFaults } from '#core/sync/check-import.ts'
import type { SyncProblem, ImportCheckResult } from '#core/sync/sync-document.ts'
import type { SyncNote } from '#core/sync/sync-notes.ts'

/** Returns functions that describe a checked import. */
export function useSyncWords() {
  const { say } = useWords()

  function describeProblem(problem: SyncProblem): string {
    switch (problem.kind) {
      case 'refused':
        return say(problem.hasChallenge ? 'sync.problem.token' : 'sync.problem.access')
      case 'status': {
        const { status, requestId } = problem
        return say('sync.problem.status', { status, requestId: requestId === '' ? '–' : requestId })
      }
      case 'other-address':
        return say('sync.problem.other-address', { baseUrl: problem.baseUrl })
      case 'disk':
        return say('sync.problem.disk', { code: problem.problem })
      case 'not-whole':
      case 'running':
      case 'no-endpoint':
      case 'no-answer':
      case 'no-list':
      case 'list-wrong':
      case 'other-token':
        return say(`sync.problem.${problem.kind}`)
    }
  }

  /** One sentence that lists what is wrong. */
  function describeVerdict({ wrong }: ImportCheckResult): string {
    const parts = syncFaults
      .filter((fault) => wrong[fault].count > 0)
      .map((fault) => say(`sync.part.${fault}`, { count: wrong[fault].count }))
    return parts.length === 0
      ? say('sync.verdict.right')
      : say('sync.verdict.wrong', { parts: parts.join(', ') })
  }

  /** Describes what the responses left uncertain. */
  function listDoubts({ tried, deleted }: ImportCheckResult): string[] {
    const stamps = { modified: 'dct:modified', touched: 'dc:touched' } as const
    return [
      ...(['modified', 'touched'] as const).flatMap((stamp) => {
        const kind = tried[stamp]
        return kind === 'answered' ? [] : [say(`sync.tried.${kind}`, { stamp: stamps[stamp] })]
      }),
      ...(deleted === 'whole' ? [] : [say(`sync.deletions.${deleted}`)]),
    ]
  }

  /** What happened, and what it means for an import. */
  function describeNote(note: SyncNote): string {
    switch (note.kind) {
      case 'two-queries':
      case 'nested-cache':
        return say(`sync.note.${note.kind}`)
      case 'edited-by-pages':
      case 'gone-by-pages':
      case 'tied-deletions': {
        const { kind, count } = note
        return `${say(`sync.note.${kind}`, { count })} ${say(`sync.note.${kind}Means`)}`
      }
    }
  }

  return { describeProblem, describeVerdict, listDoubts, describeNote }
}
