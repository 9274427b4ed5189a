import type { Language } from '#core/language/language.ts'
import { batchWords, type BatchWords } from './batch-words.ts'
import type { JudgedResponse } from './judge-response.ts'

/** One request of a batch and what came of it. Plain data; no token, no content. */
export interface CheckedRequest {
  name: string
  /** The folders around it, the outermost first. */
  folderPath: readonly string[]
  /** As it was sent, or would have been; '' for one that cannot be sent. */
  url: string
  method: 'GET' | 'POST'
  result: JudgedResponse
}

/** What became of a batch. */
export interface BatchReport {
  requests: readonly CheckedRequest[]
  /** Entries of the files that are no requests of this API. */
  leftOut: number
  /** Tokens that stood in the files, and were not used. */
  droppedTokens: number
}

/** What a batch comes to (exit codes of `check`). */
export type BatchOutcome = 'clean' | 'loud' | 'not-judged' | 'no-requests'

/** The number that a program ends with, for the programs that started it. */
export const exitCodes: Readonly<Record<BatchOutcome, number>> = {
  clean: 0,
  loud: 1,
  'not-judged': 2,
  'no-requests': 3,
}

/** Whether one request says something loud. `isStrict`: what cannot be seen counts too. */
export function isRequestLoud({ result }: CheckedRequest, isStrict: boolean): boolean {
  if (result.kind === 'not-judged') return false
  return (
    result.findings.length > 0 ||
    result.parameters.some((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
  )
}

/** What is loud comes before what could not be judged: it is known to be wrong. */
export function readOutcome({ requests }: BatchReport, isStrict: boolean): BatchOutcome {
  if (requests.length === 0) return 'no-requests'
  if (requests.some((one) => isRequestLoud(one, isStrict))) return 'loud'
  return requests.some(({ result }) => result.kind === 'not-judged') ? 'not-judged' : 'clean'
}

/** A line for each request, and one below it for each thing that is wrong or unknown. */
export function renderBatchText(
  report: BatchReport,
  isStrict: boolean,
  language: Language = 'en',
): string {
  const words = batchWords[language]
  const { leftOut, droppedTokens } = report
  const lines = report.requests.flatMap((one) => [
    `${markOf(one, isStrict)} ${nameOf(one)}: ${summaryOf(one, words)}`,
    ...sayFaults(one, isStrict, words).map((line) => `    ${line}`),
  ])
  return [
    ...lines,
    '',
    words.summary(countOutcomes(report, isStrict)),
    ...(leftOut > 0 ? [words.saysLeftOut(leftOut)] : []),
    ...(droppedTokens > 0 ? [words.saysDroppedTokens(droppedTokens)] : []),
    '',
  ].join('\n')
}

/** A request with the folders around it, as people are told it. */
export const nameOf = ({ folderPath, name }: Pick<CheckedRequest, 'folderPath' | 'name'>): string =>
  [...folderPath, name].join(' / ')

/** How many requests there are, how many with faults, and of how many nothing is known. */
export const countOutcomes = ({ requests }: BatchReport, isStrict: boolean) => ({
  requests: requests.length,
  loud: requests.filter((one) => isRequestLoud(one, isStrict)).length,
  open: requests.filter(({ result }) => result.kind === 'not-judged').length,
})

/** What is wrong about a request: parameters first, then the response itself. */
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

/** Why a request was not judged, with the status that came. */
export const sayNotJudged = (
  { status, why }: Extract<JudgedResponse, { kind: 'not-judged' }>,
  words: BatchWords,
): string => (status === null ? words.why[why] : `${words.why[why]} (${status})`)

function markOf(one: CheckedRequest, isStrict: boolean): string {
  if (one.result.kind === 'not-judged') return '?'
  return isRequestLoud(one, isStrict) ? '✗' : '✓'
}

const summaryOf = ({ result }: CheckedRequest, words: BatchWords): string =>
  result.kind === 'not-judged' ? sayNotJudged(result, words) : words.total(result.total)
