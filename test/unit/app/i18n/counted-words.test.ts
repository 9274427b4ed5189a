import { expect, test } from 'vitest'
import { de } from '#app/i18n/de/messages.ts'
import { en } from '#app/i18n/en/messages.ts'
import { flatten } from './flatten.ts'

/** What stands beside a set that was counted: its sentence, its lines, how it was fetched, its report. */
const isSaidOfCounted = (key: string): boolean =>
  key === 'sets.verdict.counted' ||
  /^sets\.(line|reportOf)\./.test(key) ||
  ['sets.pages', 'sets.pagesHint', 'sets.entry', 'sets.show'].includes(key)

test.each([
  ['English', en],
  ['German', de],
])('of a set that was counted nobody says in %s that it is complete (L3)', (_, words) => {
  const said = flatten(words).filter(([key]) => isSaidOfCounted(key))
  expect(said.length).toBeGreaterThan(20)
  const promised = /\b(all|complete\w*|everything|alle[mnrs]?|vollständig\w*|komplett\w*)\b/i
  expect(said.filter(([, text]) => promised.test(text))).toEqual([])
})

test('it is never said without what it cannot show', () => {
  expect(en.sets.verdict.counted).toContain(
    'The app does not notice if one item was removed while another was added.',
  )
  expect(de.sets.verdict.counted).toContain(
    'Die App bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.',
  )
})
