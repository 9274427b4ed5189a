import fc from 'fast-check'
import { presets, type Conventions } from '#core/query/conventions.ts'
import { emptyForm, type Method, type RelativeDate, type StoredForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { relativeUnits } from '#core/query/relative-date-range.ts'
import { resolveForm } from '#core/query/relative-date.ts'
import { bodyOf, methodOf, renderUrl } from '#core/request/request-plan.ts'
import { markDates } from '#core/snippet/mark-dates.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'

export const datedToday = '2026-03-31'
export const datedBase = 'https://content.example:8443/base'

const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -400, max: 400 }),
  fc.constantFrom(-100_000, 100_000),
)

/** A query with one to three dates of any unit, past, present and future, beside other values. */
export const datedForm: fc.Arbitrary<{
  form: StoredForm
  conventions: Conventions
  hasToken: boolean
}> = fc
  .record({
    method: fc.constantFrom<Method>('GET', 'POST'),
    conventions: fc.constantFrom(presets.documented, presets.core),
    hasToken: fc.boolean(),
    q: fc.constantFrom('', "it's", 'a $(b) `c` "d" {e}', 'date -d computed-0- + %F (x)', 'ä + ß'),
    dates: fc
      .array(fc.tuple(amount, fc.constantFrom(...relativeUnits)), { minLength: 1, maxLength: 3 })
      // Years beyond 9999 are no dates.
      .map((dates) =>
        dates.map(([count, unit]) => ({
          kind: 'relative' as const,
          amount: unit === 'day' ? count : Math.trunc(count / 300) || 0,
          unit,
        })),
      ),
  })
  .map(({ method, conventions, hasToken, q, dates }) => ({
    conventions,
    hasToken,
    form: {
      ...emptyForm,
      endpoint: 'events',
      method,
      q,
      pageSize: '25',
      filters: dates.map((value, at) => ({ key: keys[at] ?? '', value })),
    },
  }))

const keys = ['schedule', 'dct:modified', 'dct:created', 'dc:touched'].flatMap((attribute) => [
  `${attribute}.in.min`,
  `${attribute}.in.max`,
])

/** One date of each unit, as far from today. */
export const withEachUnit = (
  method: Method,
  steps: number,
  units: readonly RelativeDate['unit'][] = relativeUnits,
): StoredForm => ({
  ...emptyForm,
  endpoint: 'events',
  method,
  filters: units.map((unit, at) => ({
    key: keys[at] ?? '',
    value: { kind: 'relative', amount: steps, unit },
  })),
})

/** The request of a form on `datedToday`, with its dates marked. */
export function requestOfDated(form: StoredForm, conventions: Conventions): SnippetRequest {
  const planned = planRequest(resolveForm(form, datedToday), conventions)
  if (!planned.ok) throw new Error('Refused')
  const { value: plan } = planned
  const requested = { url: renderUrl(plan, datedBase), body: bodyOf(plan) }
  const relative = markDates(requested, form, {
    conventions,
    baseUrl: datedBase,
    today: datedToday,
    zone: 'Europe/Vienna',
  })
  if (relative === undefined) throw new Error('Not relative')
  return { ...requested, method: methodOf(plan), hasToken: true, relative }
}
