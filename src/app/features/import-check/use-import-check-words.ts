import { useWords } from '#app/i18n/use-words.ts'
import { importFaults } from '#core/import-check/check-import.ts'
import type { ImportCheckResult } from '#core/import-check/import-check-document.ts'
import type { ImportNote } from '#core/import-check/import-check-notes.ts'

/** Returns functions that describe a checked import. */
export function useImportCheckWords() {
  const { say } = useWords()

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

  return { describeVerdict, listDoubts, describeNote }
}
