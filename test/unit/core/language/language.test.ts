import { expect, test } from 'vitest'
import { nameOfCountry, nameOfLanguage } from '#core/language/language.ts'

test('a code has its name in a language, and one that is unknown or none stays as it is', () => {
  const codes = ['de', 'DE', 'de-AT', 'zz', 'no code', '']
  expect(codes.map((code) => nameOfLanguage(code, 'en'))).toEqual([
    'German',
    'German',
    'Austrian German',
    'zz',
    'no code',
    '',
  ])
  expect(['AT', 'Austria', ''].map((code) => nameOfCountry(code, 'de'))).toEqual([
    'Österreich',
    'Austria',
    '',
  ])
})
