import { expect, test } from 'vitest'
import { withPageMember } from '#core/request/plan-body.ts'

test('the number is replaced and everything else stays as it was typed', () => {
  expect(
    withPageMember(
      '{ "page": { "number": 1, "size": 25.0 }, "filter": { "x": 1e400 } }',
      'number',
      2,
    ),
  ).toBe('{"page":{"number":2,"size":25.0},"filter":{"x":1e400}}')
})

test('a body without a page gets one', () => {
  expect(withPageMember('{"filter":{}}', 'number', 3)).toBe('{"filter":{},"page":{"number":3}}')
  expect(withPageMember('{"page":{"size":5}}', 'number', 3)).toBe('{"page":{"size":5,"number":3}}')
})

test('what is no object has no page', () => {
  expect(withPageMember('[1]', 'number', 2)).toBeNull()
  expect(withPageMember('{', 'number', 2)).toBeNull()
})
