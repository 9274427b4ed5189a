import { expect, test } from 'vitest'
import { withPageNumber } from '#core/request/with-page-number.ts'

test('the number is replaced and everything else stays as it was typed', () => {
  expect(
    withPageNumber('{ "page": { "number": 1, "size": 25.0 }, "filter": { "x": 1e400 } }', 2),
  ).toBe('{"page":{"number":2,"size":25.0},"filter":{"x":1e400}}')
})

test('a body without a page gets one', () => {
  expect(withPageNumber('{"filter":{}}', 3)).toBe('{"filter":{},"page":{"number":3}}')
  expect(withPageNumber('{"page":{"size":5}}', 3)).toBe('{"page":{"size":5,"number":3}}')
})

test('what is no object has no page', () => {
  expect(withPageNumber('[1]', 2)).toBeNull()
  expect(withPageNumber('{', 2)).toBeNull()
})
