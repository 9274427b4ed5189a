import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import ChangesList from '#app/features/changes/ChangesList.vue'
import type { ChangesPart } from '#core/investigate/changes.ts'
import type { Language } from '#core/language/language.ts'
import { pageWords } from '../../support/page/page-words.ts'

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    name: `Item ${String(at)}`,
    at: null,
  }))
const received = (serverTotal: string | null, count: number): ChangesPart => ({
  kind: 'received',
  completeness:
    serverTotal === null ? 'no-total' : serverTotal === String(count) ? 'whole' : 'short',
  receivedCount: count,
  serverTotal,
  items: itemsOf(count),
})

/** The heading and the sentence of one half. */
function wordsOf(part: ChangesPart, kind: 'changed' | 'deleted', language: Language = 'en') {
  const wrapper = mount(ChangesList, {
    props: { part, kind, since: '2026-11-16', isRunning: false },
    global: { plugins: [pageWords(language)] },
  })
  const words = [wrapper.get('h3').text(), wrapper.get('p').text()]
  wrapper.unmount()
  return words
}

const changedTitle = 'Changed in the endpoint since 16 Nov 2026'
const note = 'Items are not counted if only their linked content changed.'

test.each([
  ['three of three', received('3', 3), `3 items. ${note}`],
  [
    'more than are listed',
    received('1234', 1234),
    `1,234 items. Only the 1,000 items with the most recent dates are listed. ${note}`,
  ],
  [
    'fewer than counted',
    received('1234', 50),
    `Items counted by the server: 1,234. Items received: 50. ${note}`,
  ],
  ['no total', received(null, 50), `50 items received. There may be more. ${note}`],
  ['none', received('0', 0), 'No items were changed.'],
  ['not asked', { kind: 'awaited' }, 'Not loaded.'],
  [
    'refused',
    { kind: 'failed', failure: { kind: 'status', status: 401 } },
    'No result: status 401.',
  ],
] as const)('of %s it says what there is, and no more', (_, part, sentence) => {
  expect(wordsOf(part, 'changed')).toEqual([changedTitle, sentence])
})

test('where nothing was deleted, the title says of what', () => {
  expect(wordsOf(received('0', 0), 'deleted')).toEqual([
    'Deleted on the whole server since 16 Nov 2026',
    'No items were deleted.',
  ])
})

test('days and numbers are those of the page’s language', () => {
  expect(wordsOf(received('1234', 50), 'deleted', 'de')).toEqual([
    'Auf dem ganzen Server gelöscht seit 16.11.2026',
    'Inhalte laut Server: 1.234. Erhalten: 50. Der Server sagt nicht, zu welchem Endpunkt ein gelöschter Inhalt gehörte.',
  ])
})

test('the total is there for automation only where it is proved', () => {
  const totals = [received('3', 3), received('1234', 50), received(null, 50)].map((part) => {
    const wrapper = mount(ChangesList, {
      props: { part, kind: 'changed', since: '2026-11-16', isRunning: false },
      global: { plugins: [pageWords('en')] },
    })
    const total = wrapper.get('section').attributes('data-total')
    wrapper.unmount()
    return total
  })
  expect(totals).toEqual(['3', '', ''])
})
