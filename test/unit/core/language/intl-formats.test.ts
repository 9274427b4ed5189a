import { expect, test } from 'vitest'
import { nameOrder, numberFormat, writeCount } from '#core/language/intl-formats.ts'
import { languages } from '#core/language/language.ts'

test.each(languages)('counts are written in %s as its number format writes them', (language) => {
  const counts = [...Array.from({ length: 1200 }, (_, count) => count), 12n, 1_234_567n, 0.4, -3]
  expect(counts.map((count) => writeCount(language, count))).toEqual(
    counts.map((count) => numberFormat(language, 'whole').format(count)),
  )
})

test('names are ordered by the numbers in them', () => {
  const names = ['Raum 10', 'raum 9', 'Ärzte', 'Zoo']
  expect(names.toSorted(nameOrder('de').compare)).toEqual(['Ärzte', 'raum 9', 'Raum 10', 'Zoo'])
})
