import { groupBy } from '#core/group-by.ts'
import type { Language } from '#core/language/language.ts'
import type { SetReport } from '#core/set/render-report.ts'
import { describePause, type SaySet } from '#core/set/set-words.ts'
import { importFaults, type ImportSettings, type ImportFault } from './check-import.ts'
import type { ImportCheckResult, ImportCheckProblem } from './import-check-document.ts'
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
    case 'status':
    case 'other-address':
    case 'disk':
    case 'no-list':
      return describePause(problem, say)
    case 'not-whole':
    case 'running':
    case 'no-endpoint':
    case 'unknown-connection':
    case 'token-unavailable':
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

/** The result of an import check, for calling programs. */
type ImportCheckOutcome = 'clean' | 'loud' | 'not-judged'

/**
 * Any fault makes the outcome `loud`, even if some requests failed. Without faults, it is `clean` only if the
 * requests that this import depends on were answered.
 */
export function readImportCheckOutcome(
  { wrong, tried, deleted }: ImportCheckResult,
  settings: ImportSettings,
): ImportCheckOutcome {
  if (importFaults.some((fault) => wrong[fault].count > 0)) return 'loud'
  const isEvidenceMissing =
    tried[settings.stamp] === 'failed' || (settings.removal === 'deleted' && deleted === 'failed')
  return isEvidenceMissing ? 'not-judged' : 'clean'
}

export function describeImportCheck(
  result: ImportCheckResult,
  settings: ImportSettings,
  baseUrl: string,
  { language, words, say }: { language: Language; words: ImportCheckWords; say: SaySet },
): SetReport {
  const { missed, stale, kept, removed } = result.wrong
  const counts = {
    missed: missed.count,
    stale: stale.count,
    kept: kept.count,
    removed: removed.count,
  }
  return {
    language,
    title: words.title,
    verdict: words.verdict(counts, readImportCheckOutcome(result, settings) === 'clean'),
    scope: words.scope(baseUrl, result.startedAt, result.askedAt),
    facts: [
      [words.stamp, settings.stamp],
      [words.mark, settings.mark],
      [words.removal, settings.removal],
      [words.held, String(result.held)],
      [words.now, String(result.now)],
      [words.requests, String(result.requests)],
      [words.modified, words.tried[result.tried.modified]],
      [words.touched, words.tried[result.tried.touched]],
      [words.deletions, words.deleted[result.deleted]],
    ],
    lines: [
      ...importFaults.flatMap((fault) => {
        const { count, items } = result.wrong[fault]
        const causes = Array.from(
          groupBy(items, ({ cause }) => cause),
          ([cause, own]) => ({ text: say(`importCause.${cause}`), ids: own.map(({ id }) => id) }),
        )
        return count === 0 ? [] : [{ text: words.wrong[fault](count), ids: [] }, ...causes]
      }),
      ...result.notes.map((note) => ({ text: words.note(describeImportNote(note, say)), ids: [] })),
    ],
  }
}
