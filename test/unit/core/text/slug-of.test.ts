import { expect, test } from 'vitest'
import { slugOf } from '#core/text/slug-of.ts'

test('a name has one slug, whether its umlauts are one character or two', () => {
  const name = 'Käse & Öl, Übergröße à la carte'
  expect([name.normalize('NFC'), name.normalize('NFD')].map(slugOf)).toEqual([
    'kaese-oel-uebergroesse-a-la-carte',
    'kaese-oel-uebergroesse-a-la-carte',
  ])
})
