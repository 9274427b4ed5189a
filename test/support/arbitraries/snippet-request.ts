import fc from 'fast-check'
import { planRequest } from '#core/query/plan-request.ts'
import { methodOf, renderUrl } from '#core/request/request-plan.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { sendableForm, type FormWithConventions } from './form.ts'

export interface FormAsSnippetRequest extends FormWithConventions {
  request: SnippetRequest
}

/** Any sendable form with the request that the app makes of it for an instance. */
export const formAsSnippetRequest = (baseUrl: string): fc.Arbitrary<FormAsSnippetRequest> =>
  fc.tuple(sendableForm, fc.boolean()).map(([{ form, conventions }, hasToken]) => {
    const planned = planRequest(form, conventions)
    if (!planned.ok) throw new Error('A sendable form was refused')
    const plan = planned.value
    const body = plan.kind === 'post' ? plan.body : null
    const url = renderUrl(plan, baseUrl)
    return { form, conventions, request: { method: methodOf(plan), url, body, hasToken } }
  })
