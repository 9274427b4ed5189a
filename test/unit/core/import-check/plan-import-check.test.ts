import { expect, test } from 'vitest'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'
import {
  deletionsPageSize,
  maxImportCheckRequests,
  planDeleted,
  planDelta,
  importCheckListSize,
  importCheckSince,
} from '#core/import-check/plan-import-check.ts'

test.each([
  ['2026-11-24T03:00:00Z', '2026-11-23T03:00:00Z'],
  ['2026-11-24T03:00:59.999Z', '2026-11-23T03:00:59Z'],
  ['2026-11-24T00:30:00.001+01:00', '2026-11-22T23:30:00Z'],
])('an import that began at %s asks from a day before, at %s', (startedAt, since) => {
  expect(importCheckSince(startedAt)).toBe(since)
})

test('there is room for what came since', () => {
  expect([
    importCheckListSize(0),
    importCheckListSize(300),
    deletionsPageSize('0'),
    deletionsPageSize('25'),
  ]).toEqual([1000, 1600, 100, 125])
})

test('an import check takes five requests where the list is one answer, and both lists in parts beyond', () => {
  expect([maxImportCheckRequests(200_000), maxImportCheckRequests(200_001)]).toEqual([
    5,
    3 + 2 * 320,
  ])
})

test.each([
  [null, []],
  [125, [{ name: 'page[size]', members: ['125'] }]],
])('deletions are asked for from the day before in UTC, with the size %s', (size, paging) => {
  expect(planDeleted('2026-11-24T00:30:00+01:00', size)).toEqual({
    kind: 'resource',
    resource: { kind: 'deleted-things' },
    query: [
      { name: 'filter[attribute][dct:deleted][in][min]', members: ['2026-11-22'] },
      ...paging,
    ],
    body: null,
  })
})

const delta = (key: string) =>
  planDelta(
    {
      form: {
        ...emptyForm,
        endpoint: 'all',
        filters: [{ key, value: { kind: 'text', text: '2026-01-01' } }],
      },
      conventions: presets.core,
      isDatacycle: true,
    },
    'modified',
    { since: '2026-11-23T03:00:00Z', size: 1600 },
  )

test('the delta is the list of IDs with a filter by the stamp behind those of the query', () => {
  expect(delta('attribute.dct:modifiedBy.in.min')).toEqual({
    kind: 'get',
    endpoint: 'all',
    query: [
      { name: 'filter[attribute][dct:modifiedBy][in][min]', members: ['2026-01-01'] },
      { name: 'filter[attribute][dct:modified][in][min]', members: ['2026-11-23T03:00:00Z'] },
      { name: 'fields', members: ['@id', 'dct:modified', 'dct:created', 'dc:touched'] },
      { name: 'page[size]', members: ['1600'] },
    ],
  })
})

test.each(['attribute.dct:modified', 'attribute.dct:modified.in.max'])(
  'a query with the filter %s of its own has no delta by that stamp',
  (key) => {
    expect(delta(key)).toBe(null)
  },
)
