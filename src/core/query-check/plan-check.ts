import { describePasteOnDatacycle, resolvePasted } from '#core/dialect/paste-on-datacycle.ts'
import type { Expectations } from '#core/folder/expectation.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { ProblemKind } from '#core/query/form-field.ts'
import type { QueryForm, StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { renderUrl } from '#core/request/request-plan.ts'
import { type CheckedRequest, hasFault, isNotJudged } from './query-check-report.ts'
import type { FileReading } from './judge-reading.ts'
import {
  type JudgedQuery,
  type NotJudged,
  summarizeJudgement,
  type Judgement,
} from './judge-response.ts'

export interface QueryToCheck {
  name: string
  /** Its folders, outermost first. */
  folderPath: readonly string[]
  /** The path of its file; absent if it is not from a file. */
  file?: string
  form: StoredForm
  conventions: Conventions
  /**
   * How its file was read, with the parts that the form does not reproduce; null for a query that
   * is not from a file.
   */
  reading: FileReading | null
  /** What its response must be; absent if nothing is said of it. */
  expect?: Expectations
}

/** A report row without its result. */
export type CheckInfo = Omit<CheckedRequest, 'result'>

export type PlannedCheck =
  | { kind: 'ready'; about: CheckInfo; query: JudgedQuery }
  /** `problems`: why the query cannot be sent. */
  | { kind: 'refused'; about: CheckInfo; why: NotJudged; problems?: readonly ProblemKind[] }

/** Plans one check. `today`: `2026-03-31`. `isDatacycle`: the server is known to be CORE. */
export function planCheck(
  query: QueryToCheck,
  { baseUrl, today, isDatacycle }: { baseUrl: string; today: string; isDatacycle: boolean },
): PlannedCheck {
  const { name, folderPath, file, conventions, reading } = query
  const resolved = resolveForm(query.form, today)
  const form = isDatacycle ? formReadByServer(resolved, query, today) : resolved
  const about: CheckInfo = {
    name,
    folderPath,
    ...(file !== undefined && { file }),
    method: form.method,
    url: '',
  }
  const planned = planRequest(form, conventions)
  if (!planned.ok) {
    const problems = planned.error.map(({ kind }) => kind)
    return { kind: 'refused', about, why: 'incomplete-query', problems }
  }
  const plan = planned.value
  return {
    kind: 'ready',
    about: { ...about, url: renderUrl(plan, baseUrl) },
    query: {
      form,
      plan,
      conventions,
      baseUrl,
      reading,
      ...(query.expect && { expect: query.expect }),
    },
  }
}

/** The form as CORE interprets the file, because a query check tests what programs really get. */
function formReadByServer(
  form: QueryForm,
  { reading, conventions }: QueryToCheck,
  today: string,
): QueryForm {
  if (reading === null) return form
  const pasted = resolvePasted({ ...reading, form }, today)
  const described = describePasteOnDatacycle(pasted, conventions)
  return described?.literalForm ?? pasted.asServerReads?.form ?? form
}

/** The report row of a request without a judged response. */
export const reportNotJudged = (
  about: CheckInfo,
  why: NotJudged,
  problems?: readonly ProblemKind[],
): CheckedRequest => ({
  ...about,
  result: { kind: 'not-judged', status: null, why, ...(problems && { problems }) },
})

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
