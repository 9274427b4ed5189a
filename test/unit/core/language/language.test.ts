import { expect, test } from 'vitest'
import { nameOfCountry, nameOfLanguage, chooseDateLocale } from '#core/language/language.ts'
import { dateFormat } from '#core/language/intl-formats.ts'

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

test.each([
  // What the person prefers, with the language of the words.
  ['en', ['en-GB'], 'en-GB'],
  ['en', ['en-IE', 'en-GB'], 'en-IE'],
  ['de', ['de-AT', 'de', 'en-US', 'en'], 'de-AT'],
  ['de', ['en-GB', 'de-CH'], 'de-CH'],
  ['en', ['de-AT', 'en-IE'], 'en-IE'],
  // American dates are how many computers and browsers are delivered.
  ['en', ['en-US', 'en'], 'en-GB'],
  ['en', ['en-US', 'en-AT'], 'en-AT'],
  ['en', ['de-AT', 'de', 'en-US', 'en'], 'en-GB'],
  // Dates of digits with dashes could be read in two ways.
  ['en', ['en-MV'], 'en-GB'],
  // Without a region, or not a tag at all.
  ['en', ['en'], 'en-GB'],
  ['de', ['de'], 'de-DE'],
  ['de', [], 'de-DE'],
  ['en', ['C', 'en_GB', 'en-US-POSIX', 'english'], 'en-GB'],
] as const)('words in %s for %j have the dates of %s', (language, preferred, locale) => {
  expect(chooseDateLocale(language, preferred)).toBe(locale)
})

test('dates in English have the month as a word, and times count to 24', () => {
  const locale = chooseDateLocale('en', ['en-US'])
  const format = (kind: Parameters<typeof dateFormat>[1]) =>
    dateFormat(locale, kind).format(new Date(2026, 11, 1, 14, 30))
  expect((['moment', 'exact-moment', 'clock'] as const).map(format)).toEqual([
    '1 Dec 2026, 14:30',
    '1 Dec 2026, 14:30:00',
    '14:30',
  ])
})
