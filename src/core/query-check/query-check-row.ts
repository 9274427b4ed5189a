import { hasFault, isNotJudged, type CheckedRequest } from './query-check-report.ts'
import { summarizeJudgement, type Judgement, type NotJudged } from './judge-response.ts'
import { reportNotJudged, type PlannedCheck } from './plan-check.ts'

/** The progress of one query's check. */
export type RowCheck =
  | { kind: 'waiting' | 'running' }
  /** The check was canceled before this query was sent. */
  | { kind: 'stopped' }
  /** A response was received, or the request failed. */
  | { kind: 'checked'; judgement: Judgement }

/** The status of a row for display and automation (`data-status`). */
export type RowStatus =
  | 'waiting'
  | 'running'
  /** Judged, without faults. */
  | 'fine'
  /** Judged, with faults. */
  | 'loud'
  /** Sent, but there is no response that can be judged. */
  | 'not-judged'
  | 'not-sent'

/** Filters of the list: all rows, rows with faults, rows without a result. */
export const queryCheckFilters = ['all', 'loud', 'not-judged'] as const

export type QueryCheckFilter = (typeof queryCheckFilters)[number]

/** Reasons for which no request was sent. */
const notSentReasons: readonly NotJudged[] = [
  'incomplete-query',
  'other-server',
  'no-connection',
  'locked-token',
  'stopped',
]

/** The report row of a query. Queries that were not checked yet count as stopped. */
export function reportRow(planned: PlannedCheck, check: RowCheck): CheckedRequest {
  const { about } = planned
  if (planned.kind === 'refused') return reportNotJudged(about, planned.why, planned.problems)
  return check.kind === 'checked'
    ? { ...about, result: summarizeJudgement(check.judgement) }
    : reportNotJudged({ ...about, url: '' }, 'stopped')
}

export function readStatus(planned: PlannedCheck, check: RowCheck): RowStatus {
  if (planned.kind === 'refused') return 'not-sent'
  if (check.kind === 'stopped') return 'not-sent'
  if (check.kind !== 'checked') return check.kind
  const { judgement } = check
  const row = reportRow(planned, check)
  if (hasFault(row, false)) return 'loud'
  if (judgement.kind === 'judged' || !isNotJudged(row)) return 'fine'
  return notSentReasons.includes(judgement.why) ? 'not-sent' : 'not-judged'
}

export const isListed = (status: RowStatus, filter: QueryCheckFilter): boolean =>
  filter === 'all' ||
  (filter === 'loud' ? status === 'loud' : status === 'not-judged' || status === 'not-sent')

/** Number of rows with a result, of those with faults, and of those that are listed as having none. */
export function countRows(statuses: readonly RowStatus[]) {
  const loud = statuses.filter((status) => isListed(status, 'loud')).length
  const open = statuses.filter((status) => isListed(status, 'not-judged')).length
  return { done: loud + statuses.filter((status) => status === 'fine').length, loud, open }
}

/** The number of faults and of parameters without a result of a request. */
export function countFaults({ result }: CheckedRequest): {
  faultCount: number
  unknownCount: number
} {
  const unmetCount = (result.expectations ?? []).filter(({ isMet }) => !isMet).length
  if (result.kind === 'not-judged') return { faultCount: unmetCount, unknownCount: 0 }
  const { parameters, findings } = result
  return {
    faultCount: unmetCount + parameters.filter(({ isLoud }) => isLoud).length + findings.length,
    unknownCount: parameters.filter(({ verdict, isLoud }) => verdict === 'unknown' && !isLoud)
      .length,
  }
}
