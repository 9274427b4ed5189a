import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { emptyForm } from '#core/query/form.ts'
import { maxTabs } from '#core/workspace/query-tabs.ts'
import { openPage } from '../../support/page/open-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const query = (endpoint: string) => ({ form: { ...emptyForm, endpoint } })

/** As many tabs as there can be, somebody's own query in each. */
function fill(tabs: ReturnType<typeof useTabsStore>) {
  tabs.change(query('own 0'))
  for (let at = 1; at < maxTabs; at += 1) {
    tabs.openFresh()
    tabs.change(query(`own ${at}`))
  }
}

test('a query finds no room where all tabs hold one, and takes the place of none', () => {
  const page = openPage(useTabsStore)
  fill(page.opened)
  const before = page.opened.tabs
  expect(page.opened.openTab(query('from the history'))).toBe(false)
  expect(page.opened.tabs).toEqual(before)
  page.close()
})

test('a query takes the tab in front where nobody has typed in it', () => {
  const page = openPage(useTabsStore)
  fill(page.opened)
  page.opened.close(page.opened.active.id)
  page.opened.openFresh()
  expect(page.opened.isFull).toBe(true)
  expect(page.opened.openTab(query('from the history'))).toBe(true)
  expect(page.opened.active.form.endpoint).toBe('from the history')
  expect(page.opened.tabs).toHaveLength(maxTabs)
  page.close()
})

test.each<[string, (() => Response) | undefined, string]>([
  ['there is no host', undefined, 'restored'],
  ['the host fails', () => Response.json({ kind: 'other' }, { status: 500 }), 'HostFault'],
])('tabs that are kept are not written over where %s', async (_why, host, came) => {
  const page = openPage(useTabsStore, host && { host })
  const restored = page.opened.restore().then(
    () => 'restored',
    (error: unknown) => (error instanceof Error ? error.name : ''),
  )
  expect(await restored).toBe(came)
  page.opened.change(query('typed since'))
  await nextTick()
  vi.advanceTimersByTime(10_000)
  expect(page.requested).toEqual(['GET /api/tabs'])
  page.close()
})

test('the window opens with the tabs of a closed one before it is saved that they are taken over', async () => {
  const neverSaved = new Promise<Response>(() => undefined)
  const kept = { id: 'a', connectionId: null, ...query('kept'), rawBody: null, savedId: null }
  const windows = [{ windowId: 'gone', tabs: [kept], activeId: 'a' }]
  const answers = [Response.json({ windows })]
  const page = openPage(useTabsStore, { host: () => answers.shift() ?? neverSaved })
  await page.opened.restore()
  expect(page.opened.active.form.endpoint).toBe('kept')
  expect(page.requested).toEqual(['GET /api/tabs'])
  await vi.advanceTimersByTimeAsync(100)
  expect(page.requested).toEqual(['GET /api/tabs', 'POST /api/tabs'])
  page.close()
})

test('a query that is to stand beside the one in front leaves it, whoever typed in it', () => {
  const page = openPage(useTabsStore)
  expect(page.opened.openBeside(query('changes'))).toBe(true)
  expect(page.opened.tabs.map(({ form }) => form.endpoint)).toEqual(['', 'changes'])
  expect(page.opened.active.form.endpoint).toBe('changes')
  fill(page.opened)
  expect(page.opened.openBeside(query('changes'))).toBe(false)
  page.close()
})
