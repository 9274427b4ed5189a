import { expect, test } from 'vitest'
import {
  chooseLanguageText,
  withOtherLanguage,
  nameOfLicense,
} from '#core/content/language-text.ts'

const of = (...languages: string[]) =>
  languages.map((language) => ({ language, value: `in ${language}` }))

test.each([
  ['its own language, in any case', of('en', 'DE'), 'in DE'],
  ['its own language before a region of it', of('de-AT', 'de'), 'in de'],
  ['a region of it', of('en', 'de-at'), 'in de-at'],
  ['one without a language', of('en', ''), 'in '],
  ['the first one', of('fr', 'en', 'den'), 'in fr'],
])('the text that a German page shows: %s', (_, texts, shown) => {
  expect(chooseLanguageText(texts, 'de').value).toBe(shown)
})

test('a text is marked with its language only where that is another', () => {
  const marked = of('de', 'DE-AT', '', 'en-GB', 'den').map((text) => withOtherLanguage(text, 'de'))
  expect(marked).toEqual(['in de', 'in DE-AT', 'in ', 'in en-GB (en-GB)', 'in den (den)'])
})

test.each([
  ['https://creativecommons.org/licenses/by/4.0/', 'CC BY 4.0'],
  ['http://www.creativecommons.org/licenses/by-sa/3.0/at/deed.de', 'CC BY-SA 3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['https://creativecommons.org/publicdomain/mark/1.0/', 'Public Domain Mark 1.0'],
  ['https://creativecommons.org/licenses/', null],
  ['https://example.org/creativecommons.org/licenses/by/4.0/', null],
  ['CC BY 4.0', null],
])('%s is called %s', (address, name) => {
  expect(nameOfLicense(address)).toBe(name)
})
