import { expect, test } from 'vitest'
import { useCellWords } from '#app/words/use-cell-words.ts'
import type { Language } from '#core/language/language.ts'
import { openPage } from '../../support/page/open-page.ts'

test.each<[Language, string]>([
  ['en', 'Lido, (no name) · dcls:POI'],
  ['de', 'Lido, (ohne Namen) · dcls:POI'],
])('a place without a name says so, with its type beside it (%s)', (language, text) => {
  const page = openPage(() => useCellWords(() => false), { language })
  const words = page.opened.describeCell({
    kind: 'relations',
    labels: ['Lido', { types: ['Place', 'dcls:POI'] }],
    resolved: 2,
    unresolved: 0,
    types: [],
    related: [],
    image: null,
  })
  expect(words.text).toBe(text)
  page.close()
})
