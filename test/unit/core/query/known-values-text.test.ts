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

test('lines come back as they were written', () => {
  const lines = 'a=b = A and B\nplain'
  expect(renderKnownValues(readKnownValues(lines))).toBe(lines)
})
