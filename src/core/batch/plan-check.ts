import { describePasteOnDatacycle } from '#core/dialect/paste-on-datacycle.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm, WrittenForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { renderUrl } from '#core/request/render-target.ts'
import type { CheckedRequest } from './batch-report.ts'
import type { ReadRequest } from './judge-reading.ts'
import type { JudgedQuery, NotJudged } from './judge-response.ts'

/** One query of a batch, before anything is known of it. */
export interface BatchQuery {
  name: string
  /** The folders around it, the outermost first. */
  folderPath: readonly string[]
  form: WrittenForm
  /** Those that it is written by. */
  conventions: Conventions
  /** What its file says that the form does not; null where it is of no file, and is sent as the form writes it. */
  read: ReadRequest | null
}

/** What a report says of a request, but for what came of it. */
export type CheckedAbout = Omit<CheckedRequest, 'result'>

/** What is to be sent, or why nothing is. */
export type PlannedCheck =
  | { kind: 'ready'; about: CheckedAbout; query: JudgedQuery }
  | { kind: 'refused'; about: CheckedAbout; why: NotJudged }

/**
 * Plans what is sent of a query to the server at `baseUrl` on a day (`2026-03-31`). `isDatacycle`: whether that is known
 * to be a CORE.
 */
export function planCheck(
  query: BatchQuery,
  { baseUrl, today, isDatacycle }: { baseUrl: string; today: string; isDatacycle: boolean },
): PlannedCheck {
  const { name, folderPath, conventions, read } = query
  const resolved = resolveForm(query.form, today)
  const form = isDatacycle ? asServed(resolved, query, today) : resolved
  const about: CheckedAbout = { name, folderPath, method: form.method, url: '' }
  const planned = planRequest(form, conventions)
  if (!planned.ok) return { kind: 'refused', about, why: 'incomplete-query' }
  const plan = planned.value
  return {
    kind: 'ready',
    about: { ...about, url: renderUrl(plan, baseUrl) },
    query: { form, plan, conventions, baseUrl, read },
  }
}

/**
 * As a CORE takes what stands in a file: without what it drops for its shape and the form would write so that it counts.
 * A batch is to see what programs get.
 */
function asServed(form: QueryForm, { read, conventions }: BatchQuery, today: string): QueryForm {
  if (read === null) return form
  const served = read.served && { ...read.served, form: resolveForm(read.served.form, today) }
  const pasted = { form, notes: read.notes, ...(served && { served }) }
  return describePasteOnDatacycle(pasted, conventions)?.asPasted ?? served?.form ?? form
}

/** The report of a request that was not sent, or has no response to judge. */
export const reportNotJudged = (about: CheckedAbout, why: NotJudged): CheckedRequest => ({
  ...about,
  result: { kind: 'not-judged', status: null, why },
})
