import { groupBy } from '#core/group-by.ts'
import type { Language } from '#core/language/language.ts'
import type { SetReport } from '#core/set/render-report.ts'
import type { SaySet } from '#core/set/set-words.ts'
import { importFaults, type ImportSettings } from './check-import.ts'
import type { ImportCheckResult } from './import-check-document.ts'
import { describeImportNote, type ImportCheckWords } from './import-check-words.ts'

/** The result of an import check, for calling programs. */
export type ImportCheckOutcome = 'clean' | 'loud' | 'not-judged'

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

/** The result of an import check as a report. */
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
