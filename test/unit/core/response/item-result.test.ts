import { expect, test } from 'vitest'
import { readItemResult, type ItemResult } from '#core/response/response-page.ts'

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
