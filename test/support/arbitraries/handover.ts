import fc from 'fast-check'
import type { Handover } from '#core/handover/handover.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { sendableForm } from './form.ts'
import { anyText } from './text.ts'

export const handoverBase = 'https://content.example:8443/base'

/** Any sendable form with everything that is handed over beside it. */
export const anyHandover: fc.Arbitrary<Handover> = fc
  .record({
    asked: sendableForm,
    title: anyText,
    connectionName: anyText,
    words: fc.array(anyText, { maxLength: 3 }),
    hasFacts: fc.boolean(),
    sampleItem: fc.option(fc.json({ maxDepth: 2 })),
  })
  .map(({ asked: { form, conventions }, title, connectionName, words, hasFacts, sampleItem }) => {
    const planned = planRequest(form, conventions)
    if (!planned.ok) throw new Error('A sendable form was refused')
    const date = '2026-05-04T03:02:01.000Z'
    const facts = { status: 200, total: '71', durationMs: 123, sizeBytes: 4567, date }
    return {
      title,
      connectionName,
      baseUrl: handoverBase,
      form,
      conventions,
      plan: planned.value,
      facts: hasFacts ? facts : null,
      sampleItem,
      words,
      appVersion: '1.2.3',
    }
  })
