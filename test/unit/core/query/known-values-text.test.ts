import { expect, test } from 'vitest'
import { readKnownValues, renderKnownValues } from '#core/query/known-names.ts'

test('a line is a value and what people call it', () => {
  expect(readKnownValues('music = Music\r\n\n0b1e-22\tPlay & opera\nplain\nmusic = again')).toEqual(
    [
      { value: 'music', label: 'Music' },
      { value: '0b1e-22', label: 'Play & opera' },
      { value: 'plain', label: '' },
    ],
  )
})

test('values come back as they were', () => {
  const values = [
    { value: 'a = b', label: 'c' },
    { value: 'x = y', label: '' },
    { value: 'a =', label: 'b' },
    { value: 'a', label: 'b\tc' },
  ]
  expect(readKnownValues(renderKnownValues(values))).toEqual(values)
})

test('lines come back as they were written', () => {
  const lines = 'a=b = A and B\nplain'
  expect(renderKnownValues(readKnownValues(lines))).toBe(lines)
})
