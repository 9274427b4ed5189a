import { expect, test } from 'vitest'
import { nameOfLicense } from '#core/content/language-text.ts'

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
