import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h } from 'vue'
import RequestLogRow from '#app/features/request-log/RequestLogRow.vue'
import type { Language } from '#core/language/language.ts'
import MessageProvider from '#app/ui/MessageProvider.vue'
import { pageWords } from '../../support/page/page-words.ts'
import type { RequestLogEntry, RequestState } from '#core/exchange/request-log-entry.ts'

function showRow(state: RequestState, language: Language, hop = 0) {
  const wrapper = mountRow(entryOf(state, hop), language)
  const texts = ['.purpose', '.connection', '.target', '.facts'].map((part) =>
    wrapper.get(part).text(),
  )
  wrapper.unmount()
  return texts
}

function entryOf(state: RequestState, hop = 0): RequestLogEntry {
  return {
    id: 1,
    purpose: { kind: 'send' },
    connectionId: 'one',
    hop,
    method: 'GET',
    body: null,
    url: 'https://api.example/api/v4/endpoints/events?page%5Bsize%5D=2',
    sentAt: '2026-08-22T09:15:00.000Z',
    hasToken: true,
    state,
  }
}

function mountRow(entry: RequestLogEntry, language: Language, isOpen = false) {
  const row = { entry, purpose: 'Page 2', connection: 'Live', canOpen: false, isOpen }
  return mount(MessageProvider, {
    slots: { default: () => h(RequestLogRow, row) },
    global: { plugins: [pageWords(language)] },
  })
}

const answered = { kind: 'answered', status: 200, durationMs: 12, bytes: 999 } as const

test('a row says why, what and how it ended', () => {
  expect(showRow({ ...answered, total: '240', isWhole: true }, 'en')).toEqual([
    'Page 2',
    'Live',
    'GET /api/v4/endpoints/events?page[size]=2',
    '200 · total: 240 · 999 B · 12 ms',
  ])
  expect(showRow({ ...answered, total: null, isWhole: false }, 'de')[3]).toBe(
    '200 · 999 B · 12 ms · abgebrochen',
  )
  expect(showRow({ kind: 'waiting' }, 'en')[3]).toBe('waiting for the response')
  expect(showRow({ kind: 'receiving', status: 200 }, 'en')[3]).toBe('200 · receiving')
  expect(showRow({ kind: 'failed', problem: 'dns', durationMs: 3 }, 'en')[3]).toBe(
    'Host name not found · 3 ms',
  )
})

test.each<[RequestState, string]>([
  [{ kind: 'waiting' }, 'text-muted'],
  [{ kind: 'failed', problem: 'dns', durationMs: 3 }, 'text-bad'],
  [{ kind: 'receiving', status: 200 }, 'text-muted'],
  [{ kind: 'receiving', status: 304 }, 'text-warning'],
  [{ kind: 'receiving', status: 404 }, 'text-bad'],
])('%o has the tone of the response view', (state, tone) => {
  const wrapper = mountRow(entryOf(state), 'en')
  expect(wrapper.get('.facts').classes()).toContain(tone)
  wrapper.unmount()
})

test('what a redirect led to says so', () => {
  expect(showRow({ kind: 'waiting' }, 'en', 1)[0]).toBe('Page 2, redirected')
})

test('a request without a token says so', () => {
  const wrapper = mountRow({ ...entryOf({ kind: 'waiting' }), hasToken: false }, 'en')
  expect(wrapper.get('.connection').text()).toBe('Live, no token')
  wrapper.unmount()
})

test('its icons have words, and an open row shows all of the request with buttons in words', () => {
  const entry = { ...entryOf({ kind: 'waiting' }), body: '{"page":{"size":2}}' }
  const words = ['Copy as cURL', 'Copy request line', 'This request cannot be opened as a query']
  const closed = mountRow(entry, 'en')
  expect(closed.findAll('.last button').map((button) => button.attributes('title'))).toEqual(words)
  expect(closed.get('[data-test="ledger.toggle"]').attributes('aria-expanded')).toBe('false')
  closed.unmount()
  const open = mountRow(entry, 'en', true)
  expect(open.findAll('.actions button').map((button) => button.text())).toEqual(words)
  expect([open.get('.address').text(), open.get('pre').text()]).toEqual([
    `GET ${entry.url}`,
    entry.body,
  ])
  open.unmount()
})
