import { sayDrift, type DriftWords } from '#core/drift/find-drift.ts'
import type { Language } from '#core/language/language.ts'
import type { SetReport } from '#core/set/render-report.ts'
import type { QueryCheckDrift } from './render-query-check-json.ts'
import {
  countOutcomes,
  hasFault,
  isNotJudged,
  nameOf,
  sayFaults,
  sayNotJudged,
  sayUnread,
  type QueryCheckReport,
  type CheckedRequest,
  type QueryCheckWords,
} from './query-check-report.ts'

/**
 * A query check as a readable report: drift since the baseline first, then requests with faults, then those that
 * were not judged. Contains no times, so equal checks give equal bytes.
 */
export function describeQueryCheck(
  report: QueryCheckReport,
  {
    baseUrl,
    isStrict,
    drift = new Map(),
    language,
    words: { queryCheck: words, drift: driftWords },
  }: {
    baseUrl: string
    isStrict: boolean
    drift?: QueryCheckDrift
    language: Language
    words: { queryCheck: QueryCheckWords; drift: DriftWords }
  },
): SetReport {
  const { requests, unread, droppedTokens } = report
  const counts = countOutcomes(report, isStrict)
  const withFaults = requests.filter((one) => hasFault(one, isStrict))
  const notJudged = requests.filter((one) => isNotJudged(one) && !withFaults.includes(one))
  const fine = requests.filter((one) => !withFaults.includes(one) && !notJudged.includes(one))
  return {
    language,
    title: words.title,
    verdict: words.summary(counts),
    scope: words.scope(baseUrl),
    facts: [
      [words.requests, String(counts.requests)],
      [words.withFaults, String(counts.withFaults)],
      [words.notJudged, String(counts.notJudged)],
      ...(unread.length > 0 ? [[words.notRead, String(unread.length)] as const] : []),
      ...(droppedTokens > 0 ? [[words.droppedTokens, String(droppedTokens)] as const] : []),
    ],
    lines: [
      ...requests.flatMap((one) => {
        const ids = (drift.get(one) ?? []).map((each) => sayDrift(each, driftWords))
        return ids.length === 0 ? [] : [{ text: `≠ ${nameOf(one)}`, ids }]
      }),
      ...withFaults.map((one) => ({
        text: `✗ ${nameOf(one)}`,
        ids: [...sayFaults(one, isStrict, words), `${one.method} ${one.url}`],
      })),
      ...notJudged.map((one) => ({ text: `? ${nameOf(one)}`, ids: reasonOf(one, words) })),
      ...(unread.length === 0
        ? []
        : [{ text: `? ${words.notRead}`, ids: unread.map((one) => sayUnread(one, words)) }]),
      ...(fine.length === 0
        ? []
        : [{ text: `✓ ${words.fine(fine.length)}`, ids: fine.map((one) => nameOf(one)) }]),
    ],
  }
}

function reasonOf({ url, method, result }: CheckedRequest, words: QueryCheckWords): string[] {
  if (result.kind === 'judged') return []
  return [sayNotJudged(result, words), ...(url === '' ? [] : [`${method} ${url}`])]
}
