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
export function renderBatchText(report: BatchReport, isStrict: boolean): string {
  const lines = report.requests.flatMap((one) => [
    `${markOf(one, isStrict)} ${[...one.folderPath, one.name].join(' / ')}: ${summaryOf(one)}`,
    ...detailsOf(one, isStrict),
  ])
  const loud = report.requests.filter((one) => isRequestLoud(one, isStrict)).length
  const open = report.requests.filter(({ result }) => result.kind === 'not-judged').length
  return [
    ...lines,
    '',
    `${report.requests.length} requests: ${loud} with faults, ${open} not judged.`,
    ...(report.leftOut > 0 ? [`${report.leftOut} entries are no requests of this API.`] : []),
    ...(report.droppedTokens > 0
      ? [`${report.droppedTokens} tokens in the files were not used.`]
      : []),
    '',
  ].join('\n')
}

function markOf(one: CheckedRequest, isStrict: boolean): string {
  if (one.result.kind === 'not-judged') return '?'
  return isRequestLoud(one, isStrict) ? '✗' : '✓'
}

function summaryOf({ result }: CheckedRequest): string {
  if (result.kind === 'not-judged')
    return result.status === null ? result.why : `${result.why} (${result.status})`
  return `${result.total ?? 'unknown'} items`
}

function detailsOf({ result }: CheckedRequest, isStrict: boolean): string[] {
  if (result.kind === 'not-judged') return []
  return [
    ...result.parameters
      .filter((one) => one.isLoud || (isStrict && one.verdict === 'unknown'))
      .map(({ parameter, verdict, reason }) => `    ${parameter}: ${verdict} (${reason})`),
    ...result.findings.map((kind) => `    response: ${kind}`),
  ]
}
