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
])('of a %s, 2000 characters are kept', (_, purposeWith) => {
  const lengths = [0, 2000, 2001]
  expect(lengths.map((length) => requestPurpose.parse(purposeWith('a'.repeat(length))))).toEqual(
    lengths.map((length) => purposeWith('a'.repeat(Math.min(length, 2000)))),
  )
})
