import { describe, expect, test } from 'vitest'
import type { ResponseFinding } from '#core/response/response-index.ts'
import type { ResponseShape } from '#core/response/response-scan.ts'
import {
  describeResponseWithoutItems,
  readNoItemsCause,
  readItemResult,
  type ItemResult,
} from '#core/response/response-page.ts'
import { emptyForm } from '#core/query/form.ts'
import { isGraphOff } from '#core/query/request-parameter.ts'

const brokenOff: ResponseFinding = { kind: 'broken-off', insideItem: null, cause: null }
const odd: ResponseFinding[] = [{ kind: 'byte-order-mark' }, { kind: 'trailing-bytes', offset: 3 }]

describe('a whole answer without items', () => {
  test.each<[shape: ResponseShape, whole: string, broken: string]>([
    ['envelope', 'empty', 'no-items'],
    ['bare-array', 'empty', 'no-items'],
    ['graph-object', 'no-items', 'no-items'],
    ['graph-scalar', 'no-items', 'no-items'],
    ['no-graph', 'no-items', 'no-items'],
    ['scalar', 'no-items', 'no-items'],
    ['html', 'no-items', 'no-items'],
    ['not-json', 'no-items', 'no-items'],
    ['empty', 'no-items', 'no-items'],
    ['pending', 'no-items', 'no-items'],
  ])('that is %s is an empty list only where it is a list and whole', (shape, whole, broken) => {
    expect(describeResponseWithoutItems(200, { shape, findings: odd })).toBe(whole)
    expect(describeResponseWithoutItems(200, { shape, findings: [...odd, brokenOff] })).toBe(broken)
    expect(describeResponseWithoutItems(404, { shape, findings: [brokenOff] })).toBe('error')
  })
})

describe('a body that came with a success', () => {
  test.each<[shape: ResponseShape, whole: string, broken: string]>([
    ['html', 'html', 'html'],
    ['not-json', 'not-json', 'not-json'],
    ['empty', 'empty', 'broken'],
    ['graph-object', 'graph-object', 'graph-object'],
    ['graph-scalar', 'graph-scalar', 'graph-scalar'],
    ['no-graph', 'no-graph', 'broken'],
    ['scalar', 'no-graph', 'broken'],
    ['pending', 'no-graph', 'broken'],
    ['envelope', 'no-graph', 'broken'],
    ['bare-array', 'no-graph', 'broken'],
  ])('and is %s holds no items for a reason', (shape, whole, broken) => {
    expect(readNoItemsCause({ shape, findings: odd }, false)).toBe(whole)
    expect(readNoItemsCause({ shape, findings: [brokenOff] }, true)).toBe(broken)
  })
})

test('items that the request left out are no fault', () => {
  const extra = [{ name: 'section[@graph]', value: { kind: 'text', text: '0' } }] as const
  expect(isGraphOff({ extra: [...extra] })).toBe(true)
  expect(isGraphOff(emptyForm)).toBe(false)
  expect(readNoItemsCause({ shape: 'no-graph', findings: [] }, true)).toBe('left-out')
})

const list = { shape: 'envelope', findings: [] } as const

test.each<[number, number, string[], ItemResult]>([
  [200, 1, [], { kind: 'there' }],
  [200, 0, [], { kind: 'unknown' }],
  [299, 1, [], { kind: 'there' }],
  [300, 1, [], { kind: 'other', status: 300, words: '' }],
  [404, 0, ['Not found'], { kind: 'unknown' }],
  [404, 0, ['is expired'], { kind: 'expired', words: 'is expired' }],
  [404, 0, ['<h1>nginx</h1>'], { kind: 'other', status: 404, words: '<h1>nginx</h1>' }],
  [401, 0, ['invalid'], { kind: 'refused', status: 401 }],
  [500, 0, [], { kind: 'other', status: 500, words: '' }],
])('%s with %s items and %j', (status, items, words, end) => {
  expect(readItemResult({ status, body: { ...list, items }, words })).toEqual(end)
})

test.each([
  ['the page of a proxy', { shape: 'html', findings: [] }],
  [
    'a body that broke off',
    { ...list, findings: [{ kind: 'broken-off', insideItem: null, cause: null }] },
  ],
] as const)('%s does not say that there is no such item', (_, body) => {
  expect(readItemResult({ status: 200, body: { ...body, items: 0 }, words: [] })).toEqual({
    kind: 'other',
    status: 200,
    words: '',
  })
})
