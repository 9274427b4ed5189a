import { expect, test } from 'vitest'
import type { SideLabeling } from '#core/compare/comparison-cautions.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import { describeSetLabeling, isInOneOrder, type QueryOnServer } from '#core/set/set-comparison.ts'

test('another place is told only of two walks in one order that the query names', () => {
  const sorted = (attribute: string) => ({
    way: 'pages' as const,
    passes: [],
    form: { ...emptyForm, sort: [{ attribute, direction: 'ascending' as const }] },
  })
  const byName = sorted('name')
  expect(isInOneOrder(byName, byName)).toBe(true)
  expect(isInOneOrder(byName, sorted('created'))).toBe(false)
  expect(isInOneOrder(sorted('random'), sorted('random'))).toBe(false)
  // A row in which nothing was chosen is not sent.
  expect(isInOneOrder(sorted(''), sorted(''))).toBe(false)
  for (const other of [
    { ...byName, way: 'ids' as const },
    { ...byName, form: emptyForm },
    { ...byName, passes: [{ pageSize: 100, maxPages: 1 }] },
  ])
    expect([isInOneOrder(byName, other), isInOneOrder(other, other)]).toEqual([false, false])
})

test.each<[string, Partial<QueryOnServer>, SideLabeling]>([
  [
    'the order',
    { form: { ...emptyForm, sort: [{ attribute: 'name', direction: 'ascending' }] } },
    { kind: 'time' },
  ],
  ['the page', { form: { ...emptyForm, pageSize: '100' } }, { kind: 'time' }],
  ['the query', { form: { ...emptyForm, q: 'wine' } }, { kind: 'query' }],
  [
    'the endpoint',
    { form: { ...emptyForm, endpoint: 'pois' } },
    { kind: 'source', connection: false, endpoint: true },
  ],
  [
    'the connection',
    { connectionId: 'two' },
    { kind: 'source', connection: true, endpoint: false },
  ],
])('two sets that differ in %s alone', (_what, change, labeling) => {
  const set: QueryOnServer = {
    connectionId: 'one',
    baseUrl: 'https://one.example',
    form: emptyForm,
    conventions: presets.core,
  }
  expect(describeSetLabeling(set, { ...set, ...change })).toEqual(labeling)
})
