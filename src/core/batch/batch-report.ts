import type { BatchWords, UnreadWords } from './batch-words.ts'
import type { JudgedResponse } from './judge-response.ts'
import type { Unread } from './unread.ts'

/** One request of a batch with its result. Plain data; no token, no content. */
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

export interface BatchReport {
  requests: readonly CheckedRequest[]
  unread: readonly Unread[]
  /** Tokens found in the files and not used. */
  droppedTokens: number
}

/** The overall result of a batch, also in JSON. `loud`: a request has a fault. */
export type BatchOutcome = 'clean' | 'loud' | 'not-judged' | 'no-requests'

/** Exit codes of the `check` command. */
export const exitCodes: Readonly<Record<BatchOutcome, number>> = {
  clean: 0,
  loud: 1,
  'not-judged': 2,
  'no-requests': 3,
}

/** True if a request has a fault. `isStrict`: an undecided parameter counts as a fault, too. */
export function hasFault({ result }: CheckedRequest, isStrict: boolean): boolean {
  if (result.kind === 'not-judged') return false
  return (
    result.findings.length > 0 ||
    result.parameters.some((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
  )
}

/** Faults take precedence over requests that could not be judged, and files that were not read. */
export function readOutcome({ requests, unread }: BatchReport, isStrict: boolean): BatchOutcome {
  if (requests.length === 0) return 'no-requests'
  if (requests.some((one) => hasFault(one, isStrict))) return 'loud'
  const isPartial = unread.length > 0 || requests.some(({ result }) => result.kind === 'not-judged')
  return isPartial ? 'not-judged' : 'clean'
}

/** One line per request and per entry that was not read, and an indented line for each fault or undecided parameter. */
export function renderBatchText(report: BatchReport, isStrict: boolean, words: BatchWords): string {
  const { unread, droppedTokens } = report
  const lines = report.requests.flatMap((one) => [
    `${markOf(one, isStrict)} ${nameOf(one)}: ${summaryOf(one, words)}`,
    ...sayFaults(one, isStrict, words).map((line) => `    ${line}`),
  ])
  return [
    ...lines,
    ...unread.map((one) => `? ${sayUnread(one, words)}`),
    '',
    words.summary(countOutcomes(report, isStrict)),
    ...(unread.length > 0 ? [words.unreadSentence(unread.length)] : []),
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
  unread(nameOf(one), unreadWhy[one.why], one.line)

/** Counts all requests, those with faults, and those that were not judged. */
export const countOutcomes = ({ requests }: BatchReport, isStrict: boolean) => ({
  requests: requests.length,
  withFaults: requests.filter((one) => hasFault(one, isStrict)).length,
  notJudged: requests.filter(({ result }) => result.kind === 'not-judged').length,
})

/** The faults of a request: parameters first, then the response itself. */
export function sayFaults(
  { result }: CheckedRequest,
  isStrict: boolean,
  words: BatchWords,
): string[] {
  if (result.kind === 'not-judged') return []
  return [
    ...result.parameters
      .filter((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
      .map(
        ({ parameter, verdict, reason }) =>
          `${parameter}: ${words.verdict[verdict]} (${words.reason(reason)})`,
      ),
    ...result.findings.map((kind) => `${words.response}: ${words.finding(kind)}`),
  ]
}

/** The reason why a request was not judged, with the HTTP status if there is one. */
export const sayNotJudged = (
  { status, why }: Extract<JudgedResponse, { kind: 'not-judged' }>,
  words: BatchWords,
): string => (status === null ? words.why[why] : `${words.why[why]} (${status})`)

function markOf(one: CheckedRequest, isStrict: boolean): string {
  if (one.result.kind === 'not-judged') return '?'
  return hasFault(one, isStrict) ? '✗' : '✓'
}

const summaryOf = ({ result }: CheckedRequest, words: BatchWords): string =>
  result.kind === 'not-judged' ? sayNotJudged(result, words) : words.total(result.total)
