import { describePasteOnDatacycle, resolvePasted } from '#core/dialect/paste-on-datacycle.ts'
import type { Expectations } from '#core/folder/expectation.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { ProblemKind } from '#core/query/form-field.ts'
import type { QueryForm, StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { renderUrl } from '#core/request/request-plan.ts'
import type { CheckedRequest } from './query-check-report.ts'
import type { FileReading } from './judge-reading.ts'
import type { JudgedQuery, NotJudged } from './judge-response.ts'

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
