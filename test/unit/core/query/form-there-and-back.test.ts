import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Conventions } from '#core/query/conventions.ts'
import { pruneForm, type QueryForm } from '#core/query/form.ts'
import { normalizeForm } from '#core/query/normalize-form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { readRequest } from '#core/query/read-query-form.ts'
import { renderReadableUrl } from '#core/url/percent-encoding.ts'
import { methodOf, type RequestPlan, renderTarget } from '#core/request/request-plan.ts'
import { ok } from '#core/result.ts'
import { lastingNotes } from '../../../support/lasting-notes.ts'
import { plainForm, sendableForm } from '../../../support/arbitraries/form.ts'
import { rounds } from '../../../support/rounds.ts'

const forms = rounds(300)
const timeout = 10_000 + forms * 20

const plan = (form: QueryForm, conventions: Conventions): RequestPlan => {
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('A sendable form was refused')
  return planned.value
}

const readBack = (
  planned: RequestPlan,
  conventions: Conventions,
  rewrite: (target: string) => string = (it) => it,
) => {
  const body = planned.kind === 'post' ? planned.body : null
  const target = rewrite(renderTarget(planned))
  const read = readRequest({ method: methodOf(planned), target, body }, conventions)
  return read.ok ? ok({ ...read.value, notes: lastingNotes(read.value.notes) }) : read
}

const whole = (form: QueryForm) => ({
  ok: true,
  value: { form, token: null, leftOut: [], notes: [] },
})

test(
  `${forms} random forms come back in their normal form`,
  () => {
    fc.assert(
      fc.property(sendableForm, ({ form, conventions }) => {
        expect(readBack(plan(form, conventions), conventions)).toEqual(
          whole(normalizeForm(form, conventions)),
        )
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  `${forms} random plain forms come back as they were`,
  () => {
    fc.assert(
      fc.property(plainForm, ({ form, conventions }) => {
        expect(readBack(plan(form, conventions), conventions)).toEqual(whole(pruneForm(form)))
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  'a URL as people read it, with brackets and umlauts as they are, gives the same form',
  () => {
    fc.assert(
      fc.property(sendableForm, ({ form, conventions }) => {
        const planned = plan(form, conventions)
        expect(readBack(planned, conventions, renderReadableUrl)).toEqual(
          readBack(planned, conventions),
        )
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  'a URL that writes spaces as + gives the same form',
  () => {
    fc.assert(
      fc.property(sendableForm, ({ form, conventions }) => {
        const planned = plan(form, conventions)
        const withPlus = (target: string) =>
          target.replace(/\?.*/, (query) => query.replaceAll('%20', '+'))
        expect(readBack(planned, conventions, withPlus)).toEqual(readBack(planned, conventions))
      }),
      { numRuns: forms },
    )
  },
  timeout,
)

test(
  'a normal form is its own normal form and can be sent',
  () => {
    fc.assert(
      fc.property(sendableForm, ({ form, conventions }) => {
        const normal = normalizeForm(form, conventions)
        expect(normalizeForm(normal, conventions)).toEqual(normal)
        expect(planRequest(normal, conventions)).toMatchObject({ ok: true })
      }),
      { numRuns: forms },
    )
  },
  timeout,
)
