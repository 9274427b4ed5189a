import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import HistoryRow from '#app/features/workspace/HistoryRow.vue'
import type { Language } from '#core/language/language.ts'
import { pageWords } from '../../support/page/page-words.ts'
import { emptyForm } from '#core/query/form.ts'
import type { HistoryEntry } from '#core/workspace/history-entry.ts'

function open(result: HistoryEntry['result'], language: Language) {
  return mount(HistoryRow, {
    props: {
      entry: {
        id: '0b1e77aa-0000-4000-8000-000000000000',
        connectionId: 'one',
        connectionName: 'Live',
        baseUrl: 'https://api.example.org',
        form: emptyForm,
        at: '2026-01-02T12:04:05.000Z',
        hasBody: false,
        result,
      },
      query: '',
      queryInApiNames: '',
      endpoint: 'events',
      today: '2026-01-02',
    },
    global: { plugins: [pageWords(language)] },
  })
}

function factsOf(result: HistoryEntry['result'], language: Language): string {
  const wrapper = open(result, language)
  const text = wrapper.get('.facts').text()
  wrapper.unmount()
  return text
}

test('why there was no answer is told in words, in general ones where another version kept it', () => {
  expect(factsOf({ kind: 'problem', problem: 'dns' }, 'en')).toBe('Host name not found · Live')
  expect(factsOf({ kind: 'problem', problem: 'dns' }, 'de')).toBe('Hostname nicht gefunden · Live')
  expect(factsOf({ kind: 'problem', problem: 'of-tomorrow' }, 'de')).toBe('Keine Antwort · Live')
})

test('one item is one item', () => {
  const answer = (total: string) =>
    ({
      kind: 'answer',
      status: 200,
      total,
      durationMs: 12,
      sizeBytes: 999,
      isComplete: true,
    }) as const
  expect(factsOf(answer('1'), 'en')).toBe('1 item · 12 ms · 999 B · response not saved · Live')
  expect(factsOf(answer('1200'), 'de')).toBe(
    '1.200 Inhalte · 12 ms · 999 B · Antwort nicht gespeichert · Live',
  )
})

test.each([
  [200, 'text-good'],
  [304, 'text-warning'],
  [404, 'text-bad'],
])('%i has the tone of the response view', (status, tone) => {
  const result = { kind: 'answer', status, total: null, durationMs: 12, sizeBytes: 0 } as const
  const wrapper = open({ ...result, isComplete: true }, 'en')
  expect(wrapper.get('.first span').classes()).toContain(tone)
  wrapper.unmount()
})

test('an entry has its date as soon as its day is over', async () => {
  const wrapper = open({ kind: 'problem', problem: 'dns' }, 'en')
  expect(wrapper.text()).not.toContain('2026')
  await wrapper.setProps({ today: '2026-01-03' })
  expect(wrapper.text()).toContain('2026')
  wrapper.unmount()
})
