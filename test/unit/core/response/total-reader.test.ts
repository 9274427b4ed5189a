import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTotalReader } from '#core/response/total-reader.ts'

/** The total of a text whose bytes come in pieces of that size. */
function totalOf(text: string, pieceBytes = 65_536): string | null {
  const decoder = new TextDecoder()
  const reader = createTotalReader({ decode: (bytes) => decoder.decode(bytes) })
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += pieceBytes)
    reader.feed(bytes.subarray(at, at + pieceBytes))
  return reader.total()
}

test.each([
  ['{"@graph":[],"meta":{"total":71}}', '71'],
  ['{"meta":{"page":{"totalElements":5}},"@graph":[{"@id":"a"}]}', '5'],
  ['{"@graph":[{"meta":{"total":7}}]}', null],
  ['{"@graph":[],"meta":{"total":12345678901234567890}}', '12345678901234567890'],
  ['{"meta":{"total":1},"meta":{"total":2}}', '2'],
  ['{"meta":null}', null],
  ['[{"meta":{"total":7}}]', null],
  ['<html>', null],
  ['{"@graph":[],"meta":{"total":7', null],
  ['', null],
])('the total of %s is %s', (text, total) => {
  expect(totalOf(text)).toBe(total)
})

test('is found wherever the bytes are cut, and behind any number of items', () => {
  const items = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 30 })
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 50 }), fc.nat(), (texts, pieceBytes, total) => {
      const graph = texts.map((name) => ({ name, meta: { total: -1 } }))
      const text = JSON.stringify({ '@graph': graph, meta: { total }, links: {} })
      expect(totalOf(text, pieceBytes)).toBe(String(total))
    }),
  )
})

test('a meta before megabytes of items is kept in mind', () => {
  const text = `{"meta":{"total":9},"@graph":["${'x'.repeat(300_000)}"]}`
  expect(totalOf(text)).toBe('9')
})
