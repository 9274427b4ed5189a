import type { JudgedResponse, JudgedReason, NotJudged } from './judge-response.ts'
import type { Unread, UnreadReason } from './unread.ts'
import type { ExpectationResult } from '#core/folder/expectation.ts'
import type { VerdictKind } from '#core/verdict/verdict.ts'
import type { FindingKind } from '#core/finding/finding.ts'

/** One request of a query check with its result. Plain data; no token, no content. */
export interface CheckedRequest {
  name: string
  /** Its folders, outermost first. */
  folderPath: readonly string[]
  /** The path of its file; absent if it is not from a file. */
  file?: string
  /** As sent, or as it would be sent; '' if it cannot be sent. */
  url: string
  method: 'GET' | 'POST'
  result: JudgedResponse
}

export interface QueryCheckReport {
  requests: readonly CheckedRequest[]
  unread: readonly Unread[]
  /** Tokens found in the files and not used. */
  droppedTokens: number
}

/** The overall result of a query check, also in JSON. `loud`: a request has a fault. */
export type QueryCheckOutcome = 'clean' | 'loud' | 'not-judged' | 'no-requests'

export const exitCodes: Readonly<Record<QueryCheckOutcome, number>> = {
  clean: 0,
  loud: 1,
  'not-judged': 2,
  'no-requests': 3,
}

/** True if a request has a fault. `isStrict`: an undecided parameter counts as a fault, too. */
export function hasFault({ result }: CheckedRequest, isStrict: boolean): boolean {
  if (result.expectations?.some(({ isMet }) => !isMet)) return true
  if (result.kind === 'not-judged') return false
  return (
    result.findings.length > 0 ||
    result.parameters.some((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
  )
}

/** True if nothing is known of a request: an error or a list without items may be what is expected. */
export function isNotJudged({ result }: CheckedRequest): boolean {
  if (result.kind === 'judged') return false
  const telling =
    result.why === 'status' ? ['status'] : result.why === 'no-items' ? ['total', 'items'] : []
  return !result.expectations?.some(({ name, isMet }) => isMet && telling.includes(name))
}

/** Faults take precedence over requests that could not be judged, and files that were not read. */
export function readOutcome(
  { requests, unread }: QueryCheckReport,
  isStrict: boolean,
): QueryCheckOutcome {
  if (requests.length === 0) return 'no-requests'
  if (requests.some((one) => hasFault(one, isStrict))) return 'loud'
  const isPartial = unread.some(({ isOther }) => isOther !== true) || requests.some(isNotJudged)
  return isPartial ? 'not-judged' : 'clean'
}

/** One line per request and per entry that was not read, and an indented line for each fault or undecided parameter. */
export function renderQueryCheckText(
  report: QueryCheckReport,
  isStrict: boolean,
  words: QueryCheckWords,
): string {
  const { unread, droppedTokens } = report
  const lost = unread.filter(({ isOther }) => isOther !== true).length
  const lines = report.requests.flatMap((one) => [
    `${markOf(one, isStrict)} ${nameOf(one)}: ${summaryOf(one, words)}`,
    ...sayFaults(one, isStrict, words).map((line) => `    ${line}`),
    ...(isStrict ? [] : sayUnconfirmed(one, words)).map((line) => `    ${line}`),
  ])
  return [
    ...lines,
    ...unread.map((one) => `${one.isOther ? '-' : '?'} ${sayUnread(one, words)}`),
    '',
    words.summary(countOutcomes(report, isStrict)),
    ...(lost > 0 ? [words.unreadSentence(lost)] : []),
    ...(lost < unread.length ? [words.otherSentence(unread.length - lost)] : []),
    ...(droppedTokens > 0 ? [words.droppedTokensSentence(droppedTokens)] : []),
    '',
  ].join('\n')
}

/** The display name of a request, with its folders, and its file unless that has the same name. */
export function nameOf(
  { folderPath, name, file }: Pick<CheckedRequest, 'folderPath' | 'name' | 'file'>,
  separator = ' / ',
): string {
  const full = [...folderPath, name].join(separator)
  const stem = file?.split('/').at(-1)?.split('.')[0] ?? name
  return stem === name || file === undefined ? full : `${full} (${file})`
}

/** Names an entry that was not read, with the reason. */
export const sayUnread = (one: Unread, { unread, unreadWhy }: UnreadWords): string =>
  one.detail === undefined
    ? unread(nameOf(one), unreadWhy[one.why], one.line)
    : unread(nameOf(one), `${unreadWhy[one.why]}: ${one.detail}`, null)

/** Counts all requests, those with faults, and the others that were not judged. */
export const countOutcomes = ({ requests }: QueryCheckReport, isStrict: boolean) => ({
  requests: requests.length,
  withFaults: requests.filter((one) => hasFault(one, isStrict)).length,
  notJudged: requests.filter((one) => isNotJudged(one) && !hasFault(one, isStrict)).length,
})

/** The faults of a request: parameters first, then the response itself. */
export function sayFaults(
  { result }: CheckedRequest,
  isStrict: boolean,
  words: QueryCheckWords,
): string[] {
  const unmet = (result.expectations ?? []).filter(({ isMet }) => !isMet).map(words.expectation)
  if (result.kind === 'not-judged') return unmet
  return [
    ...unmet,
    ...result.parameters
      .filter((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
      .map(
        ({ parameter, verdict, reason }) =>
          `${parameter}: ${words.verdict[verdict]} (${words.reason[reason]})`,
      ),
    ...result.findings.map((kind) => `${words.response}: ${words.finding[kind]}`),
  ]
}

/** The parameters that nothing confirms, in one line. */
function sayUnconfirmed({ result }: CheckedRequest, words: QueryCheckWords): string[] {
  if (result.kind === 'not-judged') return []
  const names = result.parameters
    .filter(({ verdict, isLoud }) => verdict === 'unknown' && !isLoud)
    .map(({ parameter }) => parameter)
  return names.length === 0 ? [] : [`${words.unconfirmed}: ${names.join(', ')}`]
}

/** The reason why a request was not judged, with the HTTP status if there is one. */
export const sayNotJudged = (
  { status, why, problems = [] }: Extract<JudgedResponse, { kind: 'not-judged' }>,
  words: QueryCheckWords,
): string => {
  const facts = [...(status === null ? [] : [status]), ...problems].join(', ')
  return facts === '' ? words.why[why] : `${words.why[why]} (${facts})`
}

function markOf(one: CheckedRequest, isStrict: boolean): string {
  if (hasFault(one, isStrict)) return '✗'
  return isNotJudged(one) ? '?' : '✓'
}

const summaryOf = ({ result }: CheckedRequest, words: QueryCheckWords): string =>
  result.kind === 'not-judged' ? sayNotJudged(result, words) : words.total(result.total)

/** Texts about an entry that was not read. */
interface UnreadWords {
  /** `line` is null if unknown. */
  unread: (name: string, why: string, line: number | null) => string
  unreadWhy: Readonly<Record<UnreadReason, string>>
}

/** Texts of the report of a query check in one language. */
export interface QueryCheckWords extends UnreadWords {
  title: string
  summary: (counts: { requests: number; withFaults: number; notJudged: number }) => string
  scope: (baseUrl: string) => string
  requests: string
  withFaults: string
  notJudged: string
  notRead: string
  droppedTokens: string
  unreadSentence: (count: number) => string
  /** About entries that are no queries of this API. */
  otherSentence: (count: number) => string
  droppedTokensSentence: (count: number) => string
  /** The server's total; null if unknown. */
  total: (total: string | null) => string
  fine: (count: number) => string
  /** What was expected and is otherwise. */
  expectation: (unmet: ExpectationResult) => string
  /** Prefix of parameters that nothing confirms. */
  unconfirmed: string
  /** Prefix of a fault of the response itself. */
  response: string
  verdict: Readonly<Record<VerdictKind, string>>
  reason: Readonly<Record<JudgedReason, string>>
  finding: Readonly<Record<FindingKind, string>>
  why: Readonly<Record<NotJudged, string>>
}
