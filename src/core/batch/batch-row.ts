import { isRequestLoud, type CheckedRequest } from './batch-report.ts'
import { summariseJudgement, type Judgement, type NotJudged } from './judge-response.ts'
import { reportNotJudged, type PlannedCheck } from './plan-check.ts'

/** How far the check of one query is. */
export type RowStanding =
  /** `stopped`: the check was ended before its turn. */
  { kind: 'waiting' | 'running' | 'stopped' } | { kind: 'checked'; judgement: Judgement }

/** What the window and automation tell rows apart by (`data-status`). */
export type RowStatus = 'waiting' | 'running' | 'fine' | 'loud' | 'not-judged' | 'not-sent'

/** Which rows are listed: all, those with something wrong, those of which nothing is known. */
export const batchFilters = ['all', 'loud', 'not-judged'] as const

export type BatchFilter = (typeof batchFilters)[number]

/** What no request came of. */
const unsent: readonly NotJudged[] = [
  'incomplete-query',
  'other-server',
  'no-connection',
  'locked-token',
  'stopped',
]

/** What a query's row in the report would be now: what was not checked counts as stopped. */
export function reportRow(planned: PlannedCheck, standing: RowStanding): CheckedRequest {
  const { about } = planned
  if (planned.kind === 'refused') return reportNotJudged(about, planned.why)
  return standing.kind === 'checked'
    ? { ...about, result: summariseJudgement(standing.judgement) }
    : reportNotJudged({ ...about, url: '' }, 'stopped')
}

export function readStatus(planned: PlannedCheck, standing: RowStanding): RowStatus {
  if (planned.kind === 'refused') return 'not-sent'
  if (standing.kind === 'stopped') return 'not-sent'
  if (standing.kind !== 'checked') return standing.kind
  const { judgement } = standing
  if (judgement.kind === 'not-judged')
    return unsent.includes(judgement.why) ? 'not-sent' : 'not-judged'
  return isRequestLoud(reportRow(planned, standing), false) ? 'loud' : 'fine'
}

export const isListed = (status: RowStatus, filter: BatchFilter): boolean =>
  filter === 'all' ||
  (filter === 'loud' ? status === 'loud' : status === 'not-judged' || status === 'not-sent')

/** How much is wrong about a request, and how much could not be seen. */
export function countRow({ result }: CheckedRequest): { loud: number; unknown: number } {
  if (result.kind === 'not-judged') return { loud: 0, unknown: 0 }
  const { parameters, findings } = result
  return {
    loud: parameters.filter(({ isLoud }) => isLoud).length + findings.length,
    unknown: parameters.filter(({ verdict }) => verdict === 'unknown').length,
  }
}
