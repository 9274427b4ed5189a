import type { Conventions } from '#core/query/conventions.ts'
import type { WrittenForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { resolveForm } from '#core/query/resolve-form.ts'
import { renderUrl } from '#core/request/render-target.ts'
import type { CheckedRequest } from './batch-report.ts'
import type { JudgedQuery, NotJudged } from './judge-response.ts'

/** One query of a batch, before anything is known of it. */
export interface BatchQuery {
  name: string
  /** The folders around it, the outermost first. */
  folderPath: readonly string[]
  form: WrittenForm
  /** Those that it is written by. */
  conventions: Conventions
  /** Parameters that are written in another way than the file has them. */
  rewritten: readonly string[]
}

/** What a report says of a request, but for what came of it. */
export type CheckedAbout = Omit<CheckedRequest, 'result'>

/** What is to be sent, or why nothing is. */
export type PlannedCheck =
  | { kind: 'ready'; about: CheckedAbout; query: JudgedQuery }
  | { kind: 'refused'; about: CheckedAbout; why: NotJudged }

/** Plans what is sent of a query to the server at `baseUrl` on a day (`2026-03-31`). */
export function planCheck(query: BatchQuery, baseUrl: string, today: string): PlannedCheck {
  const { name, folderPath, conventions, rewritten } = query
  const form = resolveForm(query.form, today)
  const about: CheckedAbout = { name, folderPath, method: form.method, url: '' }
  const planned = planRequest(form, conventions)
  if (!planned.ok) return { kind: 'refused', about, why: 'incomplete-query' }
  const plan = planned.value
  return {
    kind: 'ready',
    about: { ...about, url: renderUrl(plan, baseUrl) },
    query: { form, plan, conventions, baseUrl, rewritten },
  }
}

/** The report of a request that was not sent, or has no response to judge. */
export const reportNotJudged = (about: CheckedAbout, why: NotJudged): CheckedRequest => ({
  ...about,
  result: { kind: 'not-judged', status: null, why },
})
