import { expect, test } from 'vitest'
import type { SetVerdict } from '#core/set/set-verdict.ts'
import { describeVerdict } from '#core/set/set-words.ts'
import { messagesOf } from '../../../support/page/page-words.ts'
import { flatten } from './flatten.ts'

const en = messagesOf('en')
const de = messagesOf('de')

/** What stands beside a set that was counted: its sentence, its lines, how it was fetched, its report. */
const isSaidOfCounted = (key: string): boolean =>
  ['sets.verdict.counted', 'sets.verdict.unnoticed', 'exporting.result.counted'].includes(key) ||
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

test.each([
  ['English', en, 'The app does not notice if one item was removed while another was added.'],
  ['German', de, 'Die App bemerkt nicht, wenn ein Inhalt wegfällt, während ein anderer dazukommt.'],
])('it is never said in %s without what it cannot show', (_, words, limit) => {
  const told = new Map(flatten(words))
  const counted: SetVerdict = {
    state: 'counted',
    items: 6,
    totalBefore: '6',
    totalAfter: '6',
    missing: '0',
    repeated: 0,
    lines: [],
  }
  expect(describeVerdict(counted, '', (key) => told.get(`sets.${key}`) ?? '')).toContain(limit)
})

test.each([
  ['English', en],
  ['German', de],
])('of a set in one answer nobody speaks in %s of a page, which a sheet is too', (_, words) => {
  const said = new Map(flatten(words)).get('sets.verdict.one-answer')
  expect(said).toContain('{count}')
  expect(said).not.toMatch(/page|seite/i)
})
