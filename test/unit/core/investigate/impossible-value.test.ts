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

test.each([
  ['in.min', '12.03.2024', '9000-01-01'],
  ['in.max', '2024/03/01', '1000-01-01'],
  ['in.max', '12/03/2024', '1000-01-01'],
  ['in.min', '20240301', '999999999'],
  ['in.equals', 'Haus 12', 'qzxwvkjq7xqz'],
  // An upper limit that everything meets would prove a filter ignored that works.
  ['until', '2024-03-01', '1000-01-01'],
  ['to', '2024-03-01', '1000-01-01'],
  ['before', '7', '-999999999'],
  ['bis', '2024-03-01', '1000-01-01'],
  ['validUntil', '2024-03-01', '1000-01-01'],
  ['from', '2024-03-01', '9000-01-01'],
])('the impossible value for %s of %s is of its kind', (operator, text, impossible) => {
  expect(impossibleValue(`attribute.x.${operator}`, { kind: 'text', text })).toEqual({
    kind: 'text',
    text: impossible,
  })
})
