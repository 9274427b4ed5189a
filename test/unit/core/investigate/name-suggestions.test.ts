import { expect, test } from 'vitest'
import { suggestNames } from '#core/investigate/name-search.ts'

test.each([
  [
    'Gasthof zur Lnde Oberwiesing',
    [
      { kind: 'near', name: 'Gasthof zur Linde Oberwiesing' },
      { kind: 'fewer-words', name: 'Gasthof Oberwiesing' },
    ],
  ],
  [
    'Bootsverleih Aeschenhof',
    [
      { kind: 'umlauts', name: 'Bootsverleih Äschenhof' },
      { kind: 'fewer-words', name: 'Bootsverleih' },
    ],
  ],
  ['Neue Quelle', [{ kind: 'fewer-words', name: 'Quelle' }]],
  ['Zwergenstube', []],
])('after no hit for “%s”, the next texts to search are suggested', (name, expected) => {
  expect(suggestNames(name, ['Gasthof zur Linde Oberwiesing', 'Seerunde 5'])).toEqual(expected)
})
