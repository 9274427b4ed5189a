import { expect, test } from 'vitest'
import { isForHistory, requestPurpose } from '#core/exchange/request-purpose.ts'

const kinds = requestPurpose.options.map(({ shape }) => shape.kind.value)

test('only what the person asked for belongs into the history', () => {
  expect(kinds.filter((kind) => isForHistory({ kind }))).toEqual(['send', 'page', 'compare'])
})

test.each([
  ['name of a query', (text: string) => ({ kind: 'batch', name: text })],
  ['step', (text: string) => ({ kind: 'missing', step: text, parameters: [] })],
  ['value', (text: string) => ({ kind: 'doctor', step: '', parameters: [], value: text })],
  ['endpoint', (text: string) => ({ kind: 'access', endpoint: text })],
])('a %s is taken up to 2000 characters', (_, purposeWith) => {
  expect(
    [0, 2000, 2001].map(
      (length) => requestPurpose.safeParse(purposeWith('a'.repeat(length))).success,
    ),
  ).toEqual([true, true, false])
})
