import { expect, test } from 'vitest'
import type { StepOutcome } from '#core/investigate/investigation.ts'
import { responseWithoutItems } from '#core/investigate/investigation.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { renderTarget } from '#core/request/request-plan.ts'
import { planCountsSince } from '#core/import-check/plan-import-check.ts'

const queryOf = (form: Partial<QueryForm>) => ({
  form: { ...emptyForm, endpoint: 'orte', ...form },
  conventions: presets.core,
  isDatacycle: true,
})
const told = (total: string): StepOutcome => ({
  kind: 'answered',
  response: { ...responseWithoutItems, total },
})

test('three counts since a day, under the filters of the query', () => {
  const requested = planCountsSince(queryOf({ q: 'See', pageSize: '25' }), '2026-11-20')
  expect(requested.price).toBe(3)
  const steps = requested.next(new Map())
  const targets = steps.kind === 'open' ? steps.wanted.map(({ plan }) => renderTarget(plan)) : []
  expect(targets.map((target) => decodeURIComponent(target))).toEqual([
    '/api/v4/endpoints/orte?filter[q]=See&filter[attribute][dct:modified][in][min]=2026-11-20&fields=@id,dct:modified,dct:created,dc:touched&page[size]=1',
    '/api/v4/endpoints/orte?filter[q]=See&filter[attribute][dc:touched][in][min]=2026-11-20&fields=@id,dct:modified,dct:created,dc:touched&page[size]=1',
    '/api/v4/things/deleted?filter[attribute][dct:deleted][in][min]=2026-11-20&page[size]=1',
  ])
  expect(
    steps.kind === 'open' &&
      steps.wanted.map(({ key, purpose, isCount }) => [key, purpose, isCount]),
  ).toEqual([
    ['modified', { kind: 'sync', step: 'modified', number: 1 }, true],
    ['touched', { kind: 'sync', step: 'touched', number: 2 }, true],
    ['deleted', { kind: 'sync', step: 'deleted', number: 3 }, undefined],
  ])
  const outcomes = new Map<string, StepOutcome>([
    ['modified', told('3')],
    ['touched', told('5')],
    ['deleted', { kind: 'failed', failure: { kind: 'status', status: 403 } }],
  ])
  expect(requested.next(outcomes)).toEqual({
    kind: 'concluded',
    conclusion: {
      modified: { kind: 'counted', total: '3' },
      touched: { kind: 'counted', total: '5' },
      deleted: { kind: 'failed', failure: { kind: 'status', status: 403 } },
    },
  })
})

test('a query with a filter of its own by a stamp is not asked by it', () => {
  const key = 'attribute.dct:modified.in.max'
  const own = { key, value: { kind: 'text' as const, text: '2026-01-01' } }
  const requested = planCountsSince(queryOf({ filters: [own] }), '2026-11-20')
  expect(requested.price).toBe(2)
  const outcomes = new Map([
    ['touched', told('5')],
    ['deleted', told('1')],
  ])
  expect(requested.next(outcomes)).toMatchObject({
    conclusion: { modified: { kind: 'own-filter' }, touched: { total: '5' } },
  })
})
