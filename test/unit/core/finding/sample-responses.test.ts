import { expect, test } from 'vitest'
import { toneOfFinding } from '#core/finding/finding.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { renderUrl } from '#core/request/request-plan.ts'
import { findIn } from './found-in.ts'
import { shareDocumentedSample, shareCoreSample } from '../../../support/shared-samples.ts'

// The samples' well-behaved endpoints: nothing is to be told of them, quiet hints aside.

const sample = await shareDocumentedSample()
const core = await shareCoreSample()

const dialects = {
  documented: ['events', 'places', 'tours', 'images'],
  core: ['veranstaltungen', 'orte'],
} as const
const requested: [string, Partial<QueryForm>][] = [
  ['nothing', {}],
  ['a page size', { pageSize: '10' }],
  ['a page', { pageSize: '10', pageNumber: '2' }],
  ['the last page', { pageSize: '50', pageNumber: '3' }],
  ['a sort', { pageSize: '10', sort: [{ attribute: 'name', direction: 'descending' }] }],
  ['a full text', { pageSize: '10', q: 'a' }],
  ['an include', { pageSize: '10', include: ['image'] }],
]

const cases = Object.entries(dialects).flatMap(([dialect, endpoints]) =>
  endpoints.flatMap((endpoint) =>
    requested.flatMap(([what, form]) =>
      (['GET', 'POST'] as const).map((method) => ({ dialect, endpoint, what, method, form })),
    ),
  ),
)

test.each(cases)('$dialect, $endpoint by $method with $what', async ({ dialect, ...asks }) => {
  const isDatacycle = dialect === 'core'
  const conventions = presets[isDatacycle ? 'core' : 'documented']
  const baseUrl = isDatacycle ? core.baseUrl : sample.baseUrl
  const token = isDatacycle ? core.tokens.editor : sample.tokens.full
  const form: QueryForm = {
    ...emptyForm,
    ...asks.form,
    endpoint: asks.endpoint,
    method: asks.method,
  }
  const planned = planRequest(form, conventions)
  if (!planned.ok) throw new Error('Refused')
  const response = await fetch(renderUrl(planned.value, baseUrl), {
    method: asks.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(asks.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(planned.value.kind === 'post' && { body: planned.value.body }),
  })
  const found = findIn({
    form,
    conventions,
    baseUrl,
    body: await response.text(),
    type: response.headers.get('content-type') ?? '',
  })
  expect(found.filter((finding) => toneOfFinding(finding) !== 'hint')).toEqual([])
})
