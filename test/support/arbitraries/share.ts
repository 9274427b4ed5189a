import fc from 'fast-check'
import { observeType } from '#core/content/observe-items.ts'
import type { Share } from '#core/share/share.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readJson } from '#core/json/read-json.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { sendableForm, type FormWithConventions } from './form.ts'
import { anyText } from './text.ts'
import { methodOf, renderUrl } from '#core/request/request-plan.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'

interface FormAsSnippetRequest extends FormWithConventions {
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

export const shareBase = 'https://content.example:8443/base'

/** Any sendable form with everything that is handed over beside it. */
export const anyShare: fc.Arbitrary<Share> = fc
  .record({
    requested: sendableForm,
    title: anyText,
    connectionName: anyText,
    querySentences: fc.array(anyText, { maxLength: 3 }),
    isDatacycle: fc.boolean(),
    hasFacts: fc.boolean(),
    sampleItem: fc.option(fc.json({ maxDepth: 2 })),
    items: fc.array(fc.json({ maxDepth: 2 }), { maxLength: 3 }),
  })
  .map(({ requested: { form, conventions }, hasFacts, items, ...given }) => {
    const planned = planRequest(form, conventions)
    if (!planned.ok) throw new Error('A sendable form was refused')
    const sentAt = '2026-05-04T03:02:01.000Z'
    const facts = { status: 200, total: '71', durationMs: 123, sizeBytes: 4567, sentAt }
    return {
      ...given,
      baseUrl: shareBase,
      form,
      conventions,
      plan: planned.value,
      facts: hasFacts ? facts : null,
      seen:
        items.length === 0
          ? null
          : { items: observeType(items.map(readItem)), meta: observeType([meta]), links: null },
      relative: null,
      hasToken: true,
      appVersion: '1.2.3',
    }
  })

const meta = readItem('{"total":71,"pages":3}')

function readItem(text: string): JsonValue {
  const read = readJson(text)
  if (!read.ok) throw new Error(`No JSON: ${text}`)
  return read.value
}
