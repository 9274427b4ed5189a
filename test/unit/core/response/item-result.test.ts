import { expect, test } from 'vitest'
import { readItemResult, type ItemResult } from '#core/response/response-page.ts'

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
  expect(readItemResult({ status, itemCount: items, words })).toEqual(end)
})
