import { afterEach, expect, test, vi } from 'vitest'
import { openExchange } from '#app/response-worker/receive-exchange.ts'
import { createHostClient } from '#app/client/host-client.ts'
import { requestEntry, noteSessionLost } from '#app/client/launch.ts'
import { until } from '../../support/page/until.ts'

afterEach(() => {
  sessionStorage.clear()
})

const answerWith = (status: number) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        { kind: 'app-refused', status },
        { status, headers: { 'content-type': 'application/problem+json' } },
      ),
    ),
  )
}

test.each([401, 403])('a host that answers %i does not know the page any more', async (status) => {
  answerWith(status)
  const lost = vi.fn()
  const client = createHostClient('old', { onSessionLost: lost, onDefects: () => undefined })
  const told = await Promise.race([
    client.api.settings.$get().then(() => 'answered'),
    until(() => {
      expect(lost).toHaveBeenCalledTimes(1)
      return 'lost'
    }),
  ])
  expect(told).toBe('lost')
})

test('a refusal of a route is no lost session', async () => {
  answerWith(422)
  const lost = vi.fn()
  const answer = await createHostClient('token', {
    onSessionLost: lost,
    onDefects: () => undefined,
  }).api.settings.$get()
  expect([answer.status, lost.mock.calls]).toEqual([422, []])
})

test.each([
  [401, { kind: 'host-gone' }],
  [431, { kind: 'app-refused', status: 431 }],
])(
  'a request that the app itself answers with %i never seems to be refused by the server',
  async (status, problem) => {
    answerWith(status)
    const plan = { kind: 'get' as const, endpoint: 'events', query: [] }
    const purpose = { kind: 'send' as const }
    const request = { id: crypto.randomUUID(), connectionId: 'one', plan, purpose }
    const opened = await openExchange(request, {
      fetch,
      headers: { 'content-type': 'application/json' },
      signal: new AbortController().signal,
    })
    expect(opened).toEqual({ kind: 'problem', problem })
  },
)

const location = new URL('http://127.0.0.1:4711/')

test('a page that never came in says so', async () => {
  expect(await requestEntry(location, sessionStorage)).toEqual({
    kind: 'locked',
    reason: 'no-access',
  })
})

test('a page that the host does not know is locked, and open again once it is known', async () => {
  sessionStorage.setItem('app-token', 'token')
  noteSessionLost(sessionStorage)
  answerWith(401)
  const unknown = await requestEntry(location, sessionStorage)
  answerWith(200)
  const known = await requestEntry(location, sessionStorage)
  answerWith(401)
  expect([unknown, known, await requestEntry(location, sessionStorage)]).toEqual([
    { kind: 'locked', reason: 'lost' },
    { kind: 'open', appToken: 'token', opened: null, first: {} },
    // Known again: what is asked next finds out by itself.
    { kind: 'open', appToken: 'token', opened: null, first: {} },
  ])
})

test('a page whose host has ended stays locked', async () => {
  sessionStorage.setItem('app-token', 'token')
  noteSessionLost(sessionStorage)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await requestEntry(location, sessionStorage)).toEqual({ kind: 'locked', reason: 'lost' })
})
