import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { h, nextTick } from 'vue'
import UndoOffer from '#app/features/query/UndoOffer.vue'
import { useOpenQuery } from '#app/response/use-open-query.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { freshForm } from '#core/query/form.ts'
import { openPage } from '../../support/page/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const written = { ...freshForm, endpoint: 'events', q: 'music' }

/** A page whose tab in front holds a query, with the offer under it. */
async function open() {
  const page = openPage(
    () => ({ tabs: useTabsStore(), query: useQueryStore(), ...useOpenQuery() }),
    {},
    () => h(UndoOffer),
  )
  await nextTick()
  page.opened.query.changeStored(written)
  await nextTick()
  const bar = () => document.querySelector('.undo-offer')
  return {
    ...page,
    said: () => bar()?.querySelector('span')?.textContent ?? null,
    undo: async () => {
      bar()?.querySelector('button')?.click()
      await nextTick()
    },
    form: () => page.opened.tabs.active.form,
  }
}

test('a cleared query comes back by the button', async () => {
  const page = await open()
  expect(page.said()).toBeNull()
  page.opened.query.reset()
  await nextTick()
  expect(page.form()).toEqual({ ...freshForm, endpoint: 'events' })
  expect(page.said()).toBe('Query cleared.')
  await page.undo()
  expect(page.form()).toEqual(written)
  expect(page.said()).toBeNull()
  page.close()
})

test('what was opened over a sent query gives it back', async () => {
  const page = await open()
  page.opened.tabs.change({ recoverableForm: written })
  page.opened.openEntry({
    id: '6f1f2c1e-0000-4000-8000-000000000001',
    at: '2026-08-22T09:15:00Z',
    hasBody: false,
    connectionId: 'gone',
    connectionName: 'Gone',
    baseUrl: 'https://api.example',
    form: { ...freshForm, endpoint: 'places' },
    result: { kind: 'problem', problem: 'timeout' },
  })
  await nextTick()
  expect(page.form().endpoint).toBe('places')
  expect(page.said()).toBe('Query replaced.')
  await page.undo()
  expect(page.opened.tabs.active).toMatchObject({ form: written, connectionId: null })
  page.close()
})

test('what was pasted gives back the connection too, which changed first', async () => {
  const page = await open()
  const { tabs } = page.opened
  const before = tabs.active
  tabs.change({ connectionId: 'other' })
  tabs.replace({ form: { ...freshForm, endpoint: 'places' } }, 'paste', before)
  await nextTick()
  expect(page.said()).toBe('Query replaced.')
  await page.undo()
  expect(tabs.active).toMatchObject({ form: written, connectionId: null })
  page.close()
})

test('a token that was replaced with the query does not come back, and that is said', async () => {
  const page = await open()
  page.opened.tabs.replace({ form: { ...freshForm, endpoint: 'places' } }, 'paste-with-token')
  await nextTick()
  expect(page.said()).toBe('Query and stored token replaced. Undo restores only the query.')
  page.close()
})

test('the offer ends after ten seconds, the undo does not', async () => {
  const page = await open()
  page.opened.query.reset()
  await nextTick()
  vi.advanceTimersByTime(10_000)
  await nextTick()
  expect(page.said()).toBeNull()
  page.opened.tabs.undo()
  expect(page.form()).toEqual(written)
  page.close()
})

test('another tab has no offer of this one', async () => {
  const page = await open()
  page.opened.query.reset()
  page.opened.tabs.openFresh()
  await nextTick()
  expect([page.said(), page.opened.tabs.isUndoPossible]).toEqual([null, false])
  page.close()
})

test('a closed tab comes back with its query', async () => {
  const page = await open()
  const { tabs } = page.opened
  expect(tabs.isReopenPossible).toBe(false)
  tabs.close(tabs.active.id)
  expect(page.form()).toEqual(freshForm)
  tabs.reopen()
  expect(page.form()).toEqual(written)
  expect([tabs.tabs.length, tabs.isReopenPossible]).toEqual([1, false])
  page.close()
})
