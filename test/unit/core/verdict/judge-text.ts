import { readEnvelope } from '#core/finding/read-envelope.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { createResponseIndex } from '#core/response/response-index.ts'
import { asWholeSet, type ResponsePage } from '#core/response/response-page.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { createResponseJudge } from '#core/verdict/judge-response.ts'
import type { Verdict } from '#core/verdict/verdict.ts'

/** An exchange as a test plants it; what it leaves out is as usual. */
export interface Judged {
  form: Partial<QueryForm>
  /** What a typed body asks for, which no form can send. */
  typed?: Partial<QueryForm>
  conventions?: Conventions
  /** The request for this page, where a link led to it. */
  plan?: RequestPlan
  body: string
  /** The page of the same query that was seen with the same items. */
  samePageAs?: number
  /** So many items the endpoint was seen to count. */
  maxTotalSeen?: number
  /** So many items are looked at. */
  read?: number
  /** Whether the items are those of a kept set. */
  isSet?: boolean
}

/** The verdicts on an answer, judged the way its worker judges them. */
export function judge(judged: Judged): Verdict[] {
  const conventions = judged.conventions ?? presets.documented
  const form: QueryForm = { ...emptyForm, endpoint: 'events', ...judged.form }
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error(`Not to be sent: ${JSON.stringify(planned.error)}`)
  const query = { form: { ...form, ...judged.typed }, plan: planned.value }
  const decoder = new TextDecoder()
  const index = createResponseIndex({ decode: (bytes) => decoder.decode(bytes) })
  index.feed(new TextEncoder().encode(judged.body))
  index.end(null)
  const { paging, links, context } = readEnvelope(index)
  const page: ResponsePage = {
    plan: judged.plan ?? query.plan,
    query,
    conventions,
    paging,
    links,
    baseUrl: 'https://api.example',
    itemCount: index.itemCount,
    samePageAs: judged.samePageAs ?? null,
    maxTotalSeen: judged.maxTotalSeen ?? null,
  }
  const shown = judged.isSet === true ? asWholeSet(page) : page
  const judging = createResponseJudge(shown, findNearNames)
  for (let at = 0; at < Math.min(index.itemCount, judged.read ?? Infinity); at += 1) {
    const item = readJson(index.itemText(at))
    if (item.ok) judging.add(item.value)
  }
  const memberNames = index.members().map(({ name }) => name)
  return judging.verdicts({ page: shown, context, memberNames })
}

/** The form that a request stands for, as it is read from a target and a body. */
export function formOf(
  { method, target, body }: { method: 'GET' | 'POST'; target: string; body: string | null },
  conventions: Conventions,
): QueryForm {
  const read = readRequest({ method, target, body }, conventions)
  if (!read.ok) throw new Error(`Not to be read: ${target}`)
  return read.value.form
}
