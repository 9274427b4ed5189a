import type { Conventions } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import { openDouble } from '../../../support/core-double/ask-double.ts'
import { readRecordedContent } from '../../../support/core-double/recorded-content.ts'
import { shareDocumentedSample } from '../../../support/shared-samples.ts'

/** Sends a form to a server, and gives the answer's text. */
export type Ask = (form: Partial<QueryForm>, conventions: Conventions) => Promise<string>

/** The sample instance, asked over HTTP. */
export const askSample: Ask = async (form, conventions) => {
  const { baseUrl, token } = await shareDocumentedSample()
  const plan = planOf(form, conventions)
  const response = await fetch(baseUrl + renderTarget(plan), {
    method: plan.kind === 'post' ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(plan.kind === 'post' && { 'content-type': 'application/json' }),
    },
    ...(plan.kind === 'post' && { body: plan.body }),
  })
  return checked(response.status, await response.text())
}

/** A server with the rules and the content of a recorded dataCycle CORE. */
export function openCoreToAsk(): Ask {
  const double = openDouble(readRecordedContent())
  return (form, conventions) => {
    const plan = planOf(form, conventions)
    const target = renderTarget(plan)
    const { status, text } =
      plan.kind === 'post' ? double.post(target, JSON.parse(plan.body)) : double.get(target)
    return Promise.resolve(checked(status, text))
  }
}

function planOf(form: Partial<QueryForm>, conventions: Conventions): RequestPlan {
  const planned = planRequest({ ...emptyForm, ...form }, conventions)
  if (!planned.ok) throw new Error(`Not to be sent: ${JSON.stringify(planned.error)}`)
  return planned.value
}

function checked(status: number, text: string): string {
  if (status !== 200) throw new Error(`Status ${status}: ${text}`)
  return text
}
