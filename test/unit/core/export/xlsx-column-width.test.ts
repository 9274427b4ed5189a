import { expect, test } from 'vitest'
import { planColumnWidth } from '#core/export/xlsx-writer.ts'

test.each([
  ['a column without values', 'a', [], 12],
  ['a switch', 'a', ['boolean'], 8],
  ['a text', 'a', ['text'], 28],
  ['a link before a text', 'a', ['url', 'text'], 40],
  ['a long name', 'x'.repeat(9), ['boolean'], 13],
  ['a name that is longer than any column', 'x'.repeat(57), ['boolean'], 60],
] as const)('the width of %s', (_, name, kinds, width) => {
  const seen = kinds.map((kind) => ({ kind, count: 1 }))
  expect(planColumnWidth(name, seen)).toBe(width)
})
