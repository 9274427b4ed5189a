import { expect, test } from 'vitest'
import { impossibleValue } from '#core/investigate/impossible-value.ts'

test.each([
  ['1e3', '999999999'],
  ['1.5E+2', '999999999'],
  ['{"max":-2e-1}', '{"max":-999999999}'],
  ['[10,20]', '[999999999]'],
  ['"2e3"', '"999999999"'],
])('the impossible value for the JSON %s is JSON', (text, impossible) => {
  expect(impossibleValue('attribute.width.in.min', { kind: 'json', text })).toEqual({
    kind: 'json',
    text: impossible,
  })
})
