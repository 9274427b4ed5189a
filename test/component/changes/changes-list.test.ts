import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import ChangesList from '#app/features/changes/ChangesList.vue'
import type { ChangesPart } from '#core/investigate/changes.ts'
import type { Language } from '#core/language/language.ts'
import { pageI18n } from '../../support/page/page-i18n.ts'

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: `Item ${at}`, at: null }))
const told = (total: string | null, count: number, hasMore: boolean): ChangesPart => ({
  kind: 'told',
  total,
  hasMore,
  items: itemsOf(count),
})

/** The heading and the sentence of one half. */
function wordsOf(part: ChangesPart, kind: 'changed' | 'deleted', language: Language = 'en') {
  const wrapper = mount(ChangesList, {
    props: { part, kind, since: '2026-11-16' },
    global: { plugins: [pageI18n(language)] },
  })
  const words = [wrapper.get('h3').text(), wrapper.get('p').text()]
  wrapper.unmount()
  return words
}

test.each([
  [
    told('0', 0, false),
    'deleted',
    'Deleted on the whole server since Nov 16, 2026',
    'Nothing was deleted.',
  ],
  [
    told('0', 0, false),
    'changed',
    'Changed in the endpoint since Nov 16, 2026',
    'Nothing was changed.',
  ],
  [
    told('3', 3, false),
    'changed',
    'Changed in the endpoint since Nov 16, 2026',
    '3 items. An item does not count if only its linked content changed.',
  ],
  [
    told('1234', 50, true),
    'changed',
    'Changed in the endpoint since Nov 16, 2026',
    '1,234 items; the newest 50 are listed. An item does not count if only its linked content changed.',
  ],
  [
    told(null, 50, true),
    'changed',
    'Changed in the endpoint since Nov 16, 2026',
    'The newest 50 are listed; there may be more. An item does not count if only its linked content changed.',
  ],
] as const)('of %j it says what there is, and no more', (part, kind, title, sentence) => {
  expect(wordsOf(part, kind)).toEqual([title, sentence])
})

test('days and numbers are those of the page’s language', () => {
  expect(wordsOf(told('1234', 50, true), 'deleted', 'de')).toEqual([
    'Auf dem ganzen Server gelöscht seit 16.11.2026',
    '1.234 Inhalte; die neuesten 50 sind aufgelistet. Der Server rechnet mit ganzen Tagen (UTC). Er sagt nicht, in welchem Endpunkt ein Inhalt war.',
  ])
})
