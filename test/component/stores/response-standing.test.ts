import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextTick } from 'vue'
import type { ResponseEvent, SendExchange } from '#app/client/response-client.ts'
import { useResponseStanding, useShownRequest } from '#app/response/use-response-standing.ts'
import { useResponseOfForm } from '#app/response/use-own-response.ts'
import { usePageTurns } from '#app/response/use-page-turns.ts'
import type { ResponseEnd } from '#app/response-worker/protocol.ts'
import { useOpenQuery } from '#app/response/use-open-query.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { usePageStore } from '#app/stores/page-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { emptyForm, type QueryForm } from '#core/query/form.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { presets } from '#core/query/conventions.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import { connectionsResponse, viewConnection } from '../../support/page/connections-response.ts'
import { openPage } from '../../support/page/open-page.ts'
import { responseEnd, responseHead } from '../../support/page/whole-response.ts'
import { rounds } from '../../support/rounds.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const views = ['one', 'two'].map((id) => viewConnection({ id, name: id.toUpperCase() }))
const end: ResponseEnd = {
  ...responseEnd,
  bytes: 10,
  items: 25,
  shape: 'envelope',
  paging: { ...responseEnd.paging, total: '75', pages: 3 },
}
const form = (endpoint: string, more: Partial<QueryForm> = {}): QueryForm => ({
  ...emptyForm,
  endpoint,
  pageSize: '25',
  ...more,
})
const entry = (connectionId: string, requested: QueryForm, at: number): ListedEntry => ({
  id: `6f1f2c1e-0000-4000-8000-00000000000${at}`,
  at: '2026-08-22T09:15:00Z',
  hasBody: true,
  connectionId,
  connectionName: connectionId,
  baseUrl: `https://${connectionId}.example`,
  form: requested,
  result: { kind: 'problem', problem: 'timeout' },
})
const entries = [
  entry('one', form('events'), 1),
  entry('two', form('places', { q: 'a' }), 2),
  entry('gone', form('events'), 3),
]

/** A page of two connections, whose requests are answered when a test says so. */
async function open() {
  const waiting: { listener: (event: ResponseEvent) => void; isOpen: boolean }[] = []
  const send: SendExchange = (_request, listener) => {
    const told = { listener, isOpen: true }
    waiting.push(told)
    return {
      cancel: () => {
        if (told.isOpen) listener({ kind: 'problem', problem: { kind: 'cancelled' } })
        told.isOpen = false
      },
      close: () => undefined,
      ask: () => new Promise<never>(() => undefined),
    }
  }
  const page = openPage(
    () => ({
      tabs: useTabsStore(),
      connections: useConnectionsStore(),
      query: useQueryStore(),
      responses: useResponseStore(),
      standing: useResponseStanding(),
      own: useResponseOfForm(),
      shownRequest: useShownRequest(),
      turns: usePageTurns(),
      history: useOpenQuery(),
      pages: usePageStore(),
    }),
    {
      send,
      host: (path) => {
        if (path === '/api/connections') return connectionsResponse(views)
        return Response.json(views.find(({ id }) => path.includes(`/${id}/`)) ?? views[0])
      },
    },
  )
  const { opened } = page
  await opened.connections.load('one')
  await nextTick()
  return {
    ...opened,
    close: page.close,
    ask(sentAt = '2026-08-22T09:15:00Z') {
      const { current } = opened.connections
      const { plan, plannedForm, conventions } = opened.query
      if (!current || !plan) return
      opened.responses.send({
        id: crypto.randomUUID(),
        savedResponseId: null,
        sentAt,
        connectionId: current.id,
        baseUrl: current.baseUrl,
        conventions,
        form: plannedForm,
        plan,
        query: { form: plannedForm, plan },
        purpose: { kind: 'send' },
      })
    },
    /** All that was sent is answered. */
    response(ended = end) {
      for (const told of waiting.splice(0)) {
        if (!told.isOpen) continue
        told.isOpen = false
        told.listener({ kind: 'head', head: responseHead })
        told.listener({ kind: 'end', end: ended })
      }
    },
    /** Whether Send would ask something else than what is shown was asked for; said without the code under test. */
    isOfOther(): boolean {
      const sent = opened.standing.sent.value
      if (sent === null) return false
      const next = opened.responses.underWay?.sent
      const asked = next?.purpose.kind === 'page' ? next : sent
      const planned = planRequest(opened.query.form, presets.documented)
      const requested = planRequest(asked.query.form, presets.documented)
      const isSame =
        planned.ok &&
        requested.ok &&
        JSON.stringify(planned.value) === JSON.stringify(requested.value)
      return !isSame || opened.connections.currentId !== sent.connectionId
    },
  }
}

type Page = Awaited<ReturnType<typeof open>>

const steps: Record<string, (page: Page, at: number) => void> = {
  send: (page) => {
    page.ask()
  },
  response: (page) => {
    page.response()
  },
  cancel: (page) => {
    page.responses.cancel()
  },
  connection: ({ connections }, at) => void connections.use(at % 2 === 0 ? 'one' : 'two'),
  endpoint: ({ query }, at) => {
    query.change({ endpoint: ['events', 'places', ''][at % 3] ?? '' })
  },
  form: ({ query }, at) => {
    const changes: Partial<QueryForm>[] = [
      { q: 'a' },
      { q: '' },
      { pageNumber: '2' },
      { pageNumber: '' },
      // Nothing that would be sent.
      { sort: [{ attribute: '', direction: 'ascending' }] },
      { filters: [] },
    ]
    query.change(changes[at % changes.length] ?? {})
  },
  tab: ({ tabs }, at) => {
    if (at % 3 === 0) tabs.openFresh()
    else if (at % 3 === 1) tabs.step(1)
    else tabs.close(tabs.active.id)
  },
  page: ({ turns }, at) => {
    if (at % 2 === 0) turns.go('next')
    else turns.goTo((at % 3) + 1)
  },
  history: ({ history }, at) => {
    const kept = entries[at % entries.length]
    if (kept) history.openEntry(kept)
  },
}

test('in 200 orders of changes the band is there exactly when the answer is not of the form', async () => {
  const order = fc.array(fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.nat(11)), {
    minLength: 3,
    maxLength: 14,
  })
  let shown = 0
  await fc.assert(
    fc.asyncProperty(order, async (taken) => {
      const page = await open()
      try {
        page.query.change(form('events'))
        page.ask()
        page.response()
        for (const [name, at] of taken) {
          steps[name]?.(page, at)
          await nextTick()
          const isBand = page.standing.stale.value !== null
          if (isBand) shown += 1
          expect([name, at, isBand]).toEqual([name, at, page.isOfOther()])
        }
      } finally {
        page.close()
      }
    }),
    { numRuns: rounds(200) },
  )
  expect(shown).toBeGreaterThan(rounds(200))
}, 60_000)

test('the band names the connection and the endpoint of the answer', async () => {
  const page = await open()
  page.query.change(form('events'))
  page.ask()
  page.response()
  expect(page.standing.stale.value).toBeNull()
  page.query.change({ q: 'jazz' })
  expect(page.standing.stale.value).toMatchObject({ differs: 'query', connection: 'ONE' })
  page.query.change({ endpoint: 'places' })
  expect(page.standing.stale.value?.differs).toBe('endpoint')
  void page.connections.use('two')
  await nextTick()
  expect(page.standing.stale.value).toMatchObject({
    differs: 'connection',
    connection: 'ONE',
    sent: { query: { form: { endpoint: 'events' } } },
  })
  page.close()
})

test('an answer from before the token was changed is stale, until it is sent again', async () => {
  const page = await open()
  page.query.change(form('events'))
  page.ask()
  page.response()
  await page.connections.setToken('two', 'another')
  expect(page.standing.stale.value).toBeNull()
  await page.connections.setToken('one', 'new')
  expect(page.standing.stale.value?.differs).toBe('token')
  page.ask(new Date().toISOString())
  page.response()
  expect(page.standing.stale.value).toBeNull()
  vi.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 2))
  await page.connections.removeToken('one')
  expect(page.standing.stale.value?.differs).toBe('token')
  page.close()
})

test('a sample that gets its address while it is asked has not become another server', async () => {
  const page = await open()
  const sample = viewConnection({ id: 'one', builtIn: 'sample', baseUrl: 'http://127.0.0.1:1' })
  page.connections.connections = [sample]
  page.query.change(form('events'))
  page.ask()
  page.connections.connections = [{ ...sample, baseUrl: 'http://127.0.0.1:2' }]
  page.response()
  expect(page.standing.stale.value).toBeNull()
  page.close()
})

test('an answer that was kept is not of a token that was changed since', async () => {
  const page = await open()
  await page.connections.setToken('two', 'another')
  const kept = entries[1]
  if (kept) page.history.openEntry(kept)
  page.response()
  await nextTick()
  expect(page.standing.stale.value).toBeNull()
  page.close()
})

test('a set is shown as what it is: kept, under its own conventions, and with what may be said of it', async () => {
  const page = await open()
  const verdict = {
    state: 'counted' as const,
    items: 25,
    totalBefore: '25',
    totalAfter: '25',
    missing: '0',
    repeated: 0,
    lines: [],
  }
  page.query.change(form('places'))
  page.ask()
  page.response()
  const openedFrom = page.tabs.active.id
  page.history.showSet({
    version: 1,
    id: '6f1f2c1e-0000-4000-8000-000000000009',
    connectionId: 'one',
    connectionName: 'ONE',
    baseUrl: 'https://one.example',
    form: form('events'),
    conventions: presets.documented,
    isDatacycle: false,
    way: 'pages',
    isGentle: false,
    tokenMark: '',
    isOfTwoTokens: false,
    passes: [],
    startedAt: '2026-08-22T09:15:00Z',
    endedAt: '2026-08-22T09:16:00Z',
    standing: { kind: 'ended', verdict },
    bytes: 100,
    items: 25,
  })
  page.response()
  await nextTick()
  expect(page.responses.response?.sent).toMatchObject({
    savedResponseId: '6f1f2c1e-0000-4000-8000-000000000009',
    set: { verdict, endedAt: '2026-08-22T09:16:00Z', openedFrom },
    conventions: presets.documented,
  })
  expect(page.pages.page).toMatchObject({ isWholeSet: true, paging: { total: null } })
  expect(page.standing.stale.value).toBeNull()
  page.tabs.activate(openedFrom)
  expect(page.responses.response?.sent).toMatchObject({
    savedResponseId: null,
    form: { endpoint: 'places' },
  })
  page.close()
})

test('pages are turned at the instance that answered, with its query', async () => {
  const page = await open()
  page.query.change(form('events', { q: 'jazz' }))
  page.ask()
  page.response()
  page.query.change({ q: 'blues' })
  void page.connections.use('two')
  await nextTick()
  page.turns.go('next')
  page.response()
  expect(page.responses.response?.sent).toMatchObject({
    connectionId: 'one',
    form: { endpoint: 'events', q: 'jazz', pageNumber: '2' },
  })
  expect(page.standing.stale.value?.differs).toBe('connection')
  page.close()
})

test.each(['GET', 'POST'] as const)(
  'a page turned to is that of the form, whose page number goes along (%s)',
  async (method) => {
    const page = await open()
    page.query.change(form('events', { method, pageNumber: '2' }))
    page.ask()
    page.response()
    page.turns.go('next')
    expect(page.standing.stale.value).toBeNull()
    page.response()
    expect([page.query.form.pageNumber, page.standing.stale.value]).toEqual(['3', null])
    expect(page.own.value?.sent.form.pageNumber).toBe('3')
    expect(page.shownRequest.value.page).toBeNull()
    page.query.change({ pageNumber: '2' })
    expect(page.standing.stale.value?.differs).toBe('query')
    page.close()
  },
)

test('a page turned to by a link of the server is that of the form too', async () => {
  const page = await open()
  page.query.change(form('events', { pageNumber: '2' }))
  page.ask()
  page.response({
    ...end,
    links: {
      ...end.links,
      next: 'https://one.example/api/v4/endpoints/events?page%5Bnumber%5D=3&page%5Bsize%5D=25',
    },
  })
  page.turns.go('next')
  page.response()
  expect(page.responses.response?.sent.plan.kind).toBe('link')
  expect(page.standing.stale.value).toBeNull()
  expect(page.own.value?.sent.form.pageNumber).toBe('3')
  expect(page.shownRequest.value.page).toBeNull()
  page.close()
})

test('a cancelled request leaves the answer that was shown before it', async () => {
  const page = await open()
  page.query.change(form('events'))
  page.ask()
  page.response()
  const before = page.responses.response
  page.query.change({ q: 'jazz' })
  page.ask()
  page.responses.cancel()
  expect([page.responses.response, page.responses.isSending]).toEqual([before, false])
  page.close()
})

test('a first request that is cancelled is told as that', async () => {
  const page = await open()
  page.query.change(form('events'))
  page.ask()
  page.responses.cancel()
  expect(page.responses.shown).toMatchObject({ kind: 'problem', problem: { kind: 'cancelled' } })
  page.close()
})

test('a body typed by hand makes the answer that of before, until it says the same again', async () => {
  const page = await open()
  page.query.change(form('events', { method: 'POST' }))
  page.ask()
  page.response()
  page.query.rawBody = '{"page":{"size":25},"mine":1}'
  expect(page.standing.stale.value?.differs).toBe('query')
  page.ask()
  page.response()
  expect(page.standing.stale.value).toBeNull()
  page.query.rawBody = null
  expect(page.standing.stale.value?.differs).toBe('query')
  page.close()
})
