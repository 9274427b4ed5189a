import type { SaySet } from '#core/set/set-words.ts'
import type { ImportFault } from './check-import.ts'
import type { ImportCheckProblem, ImportCheckResult } from './import-check-document.ts'
import type { ImportNote } from './import-check-notes.ts'

/** The texts of an import check report. Settings are named as on the command line. */
export interface ImportCheckWords {
  title: string
  /** Number of wrong items by fault. */
  verdict: (counts: Readonly<Record<ImportFault, number>>, isClean: boolean) => string
  scope: (baseUrl: string, startedAt: string, askedAt: string) => string
  stamp: string
  mark: string
  removal: string
  held: string
  now: string
  requests: string
  modified: string
  touched: string
  deletions: string
  tried: Readonly<Record<ImportCheckResult['tried']['modified'], string>>
  deleted: Readonly<Record<ImportCheckResult['deleted'], string>>
  wrong: Readonly<Record<ImportFault, (count: number) => string>>
  note: (text: string) => string
}

export function describeImportCheckProblem(problem: ImportCheckProblem, say: SaySet): string {
  switch (problem.kind) {
    case 'refused':
      return say(problem.hasChallenge ? 'problem.token' : 'paused.access')
    case 'status': {
      const { status, requestId } = problem
      return say('paused.status', {
        status: String(status),
        requestId: requestId === '' ? '–' : requestId,
      })
    }
    case 'other-address':
      return say('paused.other-address', { baseUrl: problem.baseUrl })
    case 'disk':
      return say('paused.disk', { code: problem.problem })
    case 'no-list':
      return say('paused.no-list')
    case 'not-whole':
    case 'running':
    case 'no-endpoint':
    case 'no-answer':
    case 'list-wrong':
    case 'other-token':
      return say(`problem.${problem.kind}`)
  }
}

/** What happened, and what it means for an import. */
export function describeImportNote(note: ImportNote, say: SaySet): string {
  if (!('count' in note)) return say(`importNote.${note.kind}`)
  const { kind, count } = note
  return `${say(`importNote.${kind}`, { count })} ${say(`importNote.${kind}Means`)}`
}
