import { mount } from '@vue/test-utils'
import { NMessageProvider } from 'naive-ui'
import { expect, test } from 'vitest'
import { h } from 'vue'
import LedgerRow from '#app/features/ledger/LedgerRow.vue'
import type { Language } from '#core/language/language.ts'
import { pageI18n } from '../../support/page/page-i18n.ts'
import type { LedgerEntry, LedgerState } from '#core/exchange/ledger-entry.ts'

function showRow(state: LedgerState, language: Language, hop = 0) {
  const entry: LedgerEntry = {
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
  const wrapper = mount(NMessageProvider, {
    slots: { default: () => h(LedgerRow, { entry, purpose: 'Page 2', canOpen: true }) },
    global: { plugins: [pageI18n(language)] },
  })
  const texts = ['.purpose', '.target', '.facts'].map((part) => wrapper.get(part).text())
  wrapper.unmount()
  return texts
}

const answered = { kind: 'answered', status: 200, durationMs: 12, bytes: 999 } as const

test('a row says why, what and how it ended', () => {
  expect(showRow({ ...answered, total: '240', isWhole: true }, 'en')).toEqual([
    'Page 2',
    'GET /api/v4/endpoints/events?page[size]=2',
    '200 · 240 in all · 999 B · 12 ms',
  ])
  expect(showRow({ ...answered, total: null, isWhole: false }, 'de')[2]).toBe(
    '200 · 999 B · 12 ms · abgebrochen',
  )
  expect(showRow({ kind: 'waiting' }, 'en')[2]).toBe('waiting for the response')
  expect(showRow({ kind: 'receiving', status: 200 }, 'en')[2]).toBe('200 · being received')
  expect(showRow({ kind: 'failed', problem: 'dns', durationMs: 3 }, 'en')[2]).toBe(
    'Host name not found · 3 ms',
  )
})

test('what a redirect led to says so', () => {
  expect(showRow({ kind: 'waiting' }, 'en', 1)[0]).toBe('Page 2, redirected')
})
