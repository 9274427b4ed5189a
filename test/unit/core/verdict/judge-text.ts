import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { presets, type Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import { readContext } from '#core/response/answer-context.ts'
import { readLinks, readMeta } from '#core/response/envelope.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { createAnswerJudge } from '#core/verdict/judge-answer.ts'
import type { Verdict } from '#core/verdict/verdict.ts'

export interface Asked {
  form: QueryForm
  conventions: Conventions
  plan: RequestPlan
}

/** The form that a request stands for, as it is read from a target and a body. */
export function askedBy(
  method: 'GET' | 'POST',
  target: string,
  body: string | null,
  conventions = presets.documented,
): Asked {
  const read = readRequest({ method, target, body }, conventions)
  if (!read.ok) throw new Error(`Not to be read: ${target}`)
  return asked(read.value.form, conventions)
}

export function asked(form: QueryForm, conventions: Conventions = presets.documented): Asked {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error(`Not to be sent: ${JSON.stringify(planned.error)}`)
  return { form, conventions, plan: planned.value }
}

/** The verdicts on an answer given as its text; `read` limits how many items are looked at. */
export function judgeText(
  query: Asked,
  text: string,
  {
    firstPage = null,
    read = Infinity,
  }: { firstPage?: readonly string[] | null; read?: number } = {},
): Verdict[] {
  const root = json(text)
  const graph = root.kind === 'array' ? root : memberOf(root, '@graph')
  const items = graph?.kind === 'array' ? graph.items : []
  const judge = createAnswerJudge(query, { firstPage, findNear: findNearNames })
  for (const item of items.slice(0, read)) judge.add(item)
  return judge.verdicts({
    itemCount: items.length,
    paging: readMeta(memberOf(root, 'meta') ?? null).paging,
    links: readLinks(memberOf(root, 'links') ?? null).links,
    context: readContext(memberOf(root, '@context') ?? null),
    memberNames: root.kind === 'object' ? root.members.map(({ name }) => name) : [],
  })
}

function json(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error(`Not JSON: ${text.slice(0, 80)}`)
  return read.value
}
