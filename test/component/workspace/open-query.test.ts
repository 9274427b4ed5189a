import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import { useSendAgain } from '#app/features/compare/use-comparison.ts'
import { useOpenQuery } from '#app/response/use-open-query.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { emptyForm } from '#core/query/form.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import { maxTabs } from '#core/workspace/query-tabs.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'

const baseUrl = 'https://api.example'
const entry: ListedEntry = {
  id: '6f1f2c1e-0000-4000-8000-000000000001',
  at: '2026-08-22T09:15:00Z',
  hasBody: true,
  connectionId: 'one',
  connectionName: 'One',
  baseUrl,
  form: { ...emptyForm, endpoint: 'events' },
  result: { kind: 'problem', problem: 'timeout' },
}
const one = viewConnection({ id: 'one', baseUrl })

/** A page whose connection is there, with what is sent by it. */
async function open() {
  const sent: string[] = []
  const page = openPage(
    () => ({
      tabs: useTabsStore(),
      answers: useResponseStore(),
      connections: useConnectionsStore(),
      ...useOpenQuery(),
      ...useSendAgain(entry),
    }),
    {
      host: (path) =>
        path === '/api/connections' ? connectionsResponse([one]) : Response.json(one),
      send: ({ connectionId }) => {
        sent.push(connectionId)
        const never = () => new Promise<never>(() => undefined)
        return { cancel: () => undefined, close: () => undefined, ask: never }
      },
    },
  )
  await page.opened.connections.load(null)
  return { ...page, ...page.opened, sent }
}

test('with room for it, a kept answer is shown and a query is sent again', async () => {
  const page = await open()
  page.openEntry(entry)
  page.sendAgain()
  expect(page.sent).toEqual(['one', 'one'])
  page.close()
})

test('an entry whose answer was not kept says so, and sends nothing', async () => {
  const page = await open()
  page.openEntry({ ...entry, hasBody: false })
  expect(page.tabs.active.form.endpoint).toBe('events')
  expect(page.answers.shown).toMatchObject({ kind: 'problem', problem: { kind: 'not-kept' } })
  expect(page.sent).toEqual([])
  page.close()
})

test('without room, nothing is shown or sent in the place of another query', async () => {
  const page = await open()
  for (let at = 0; at < maxTabs; at += 1) {
    if (at > 0) page.tabs.openFresh()
    page.tabs.change({ form: { ...emptyForm, endpoint: `own ${at}` } })
  }
  const before = page.tabs.tabs
  page.openEntry(entry)
  page.sendAgain()
  await nextTick()
  expect(page.sent).toEqual([])
  expect(page.tabs.tabs).toEqual(before)
  const full = '30 tabs are open. Close a tab to open another.'
  expect(page.said()).toEqual([full, full])
  page.close()
})
