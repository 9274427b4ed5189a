import { useWords } from '#app/i18n/use-words.ts'
import { importFaults } from '#core/import-check/check-import.ts'
import type {
  ImportCheckProblem,
  ImportCheckResult,
} from '#core/import-check/import-check-document.ts'
import type { ImportNote } from '#core/import-check/import-check-notes.ts'

/** Returns functions that describe a checked import. */
export function useImportCheckWords() {
  const { say } = useWords()

  function describeProblem(problem: ImportCheckProblem): string {
    switch (problem.kind) {
      case 'refused':
        return say(
          problem.hasChallenge ? 'importCheck.problem.token' : 'importCheck.problem.access',
        )
      case 'status': {
        const { status, requestId } = problem
        return say('importCheck.problem.status', {
          status,
          requestId: requestId === '' ? '–' : requestId,
        })
      }
      case 'other-address':
        return say('importCheck.problem.other-address', { baseUrl: problem.baseUrl })
      case 'disk':
        return say('importCheck.problem.disk', { code: problem.problem })
      case 'not-whole':
      case 'running':
      case 'no-endpoint':
      case 'no-answer':
      case 'no-list':
      case 'list-wrong':
      case 'other-token':
        return say(`importCheck.problem.${problem.kind}`)
    }
  }

  /** One sentence that lists what is wrong. */
  function describeVerdict({ wrong }: ImportCheckResult): string {
    const parts = importFaults
      .filter((fault) => wrong[fault].count > 0)
      .map((fault) => say(`importCheck.part.${fault}`, { count: wrong[fault].count }))
    return parts.length === 0
      ? say('importCheck.verdict.right')
      : say('importCheck.verdict.wrong', { parts: parts.join(', ') })
  }

  /** Describes what the responses left uncertain. */
  function listDoubts({ tried, deleted }: ImportCheckResult): string[] {
    const stamps = { modified: 'dct:modified', touched: 'dc:touched' } as const
    return [
      ...(['modified', 'touched'] as const).flatMap((stamp) => {
        const kind = tried[stamp]
        return kind === 'answered'
          ? []
          : [say(`importCheck.tried.${kind}`, { stamp: stamps[stamp] })]
      }),
      ...(deleted === 'whole' ? [] : [say(`importCheck.deletions.${deleted}`)]),
    ]
  }

  /** What happened, and what it means for an import. */
  function describeNote(note: ImportNote): string {
    switch (note.kind) {
      case 'two-queries':
      case 'nested-cache':
        return say(`importCheck.note.${note.kind}`)
      case 'edited-by-pages':
      case 'gone-by-pages':
      case 'tied-deletions': {
        const { kind, count } = note
        return `${say(`importCheck.note.${kind}`, { count })} ${say(`importCheck.note.${kind}Means`)}`
      }
    }
  }

  return { describeProblem, describeVerdict, listDoubts, describeNote }
}
