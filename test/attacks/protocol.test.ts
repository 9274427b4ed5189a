import { expect, test } from 'vitest'
import { expectSafeHeaders, send, statusOf } from './support/send.ts'
import { sendRaw } from './support/raw-response.ts'
import { attack } from './support/page-session.ts'

const { server, session } = await attack()

// The app has no event stream of its own, so data is asked for the way an EventSource asks.
const eventSource = { accept: 'text/event-stream', 'sec-fetch-mode': 'cors' }

test('row 19: an EventSource without the cookie is answered 401', async () => {
  expect(await statusOf(server, null, { headers: eventSource })).toBe(401)
})

test('row 19: an EventSource of a same-site page or a foreign Origin is answered 403', async () => {
  const foreign = [{ 'sec-fetch-site': 'same-site' }, { origin: 'http://127.0.0.1:1' }]
  const statuses = await Promise.all(
    foreign.map((header) => statusOf(server, session, { headers: { ...eventSource, ...header } })),
  )
  expect(statuses).toEqual([403, 403])
})

test('row 19: the same request of the app’s own page is answered 200', async () => {
  const headers = { ...eventSource, 'sec-fetch-site': 'same-origin' }
  expect(await statusOf(server, session, { headers })).toBe(200)
})

const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

test('row 20: a WebSocket of our own page is refused with 403, because the app has none', async () => {
  const headers = { ...handshake, origin: server.origin }
  expect(await statusOf(server, session, { headers })).toBe(403)
})

test.each([null, 'http://evil.example', 'null', 'http://127.0.0.1:1'])(
  'row 20: a WebSocket with the Origin %s is refused with 403',
  async (origin) => {
    expect(await statusOf(server, session, { headers: { ...handshake, origin } })).toBe(403)
  },
)

test('row 20: a WebSocket without the cookie or to any other path is refused with 403 as well', async () => {
  const headers = { ...handshake, origin: server.origin }
  expect([
    await statusOf(server, null, { headers }),
    await statusOf(server, session, { target: '/ws', headers }),
  ]).toEqual([403, 403])
})

test('row 20: a WebSocket to an evil Host is answered 421', async () => {
  const headers = { ...handshake, origin: server.origin, host: `evil.example:${server.port}` }
  expect(await statusOf(server, session, { headers })).toBe(421)
})

test('row 21: an upgrade to HTTP/2 is refused with 403', async () => {
  const headers = {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQAAP__',
  }
  expect(await statusOf(server, session, { headers })).toBe(403)
})

test('row 21: HTTP/2 without asking is answered 400', async () => {
  const answer = await sendRaw(server.port, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
  expectSafeHeaders(answer)
  expect(answer.status).toBe(400)
})

test.each(['200-ok', 'x'])(
  'an Expect of %s is refused with 417, with and without a session',
  async (expectation) => {
    const headers = { expect: expectation }
    const post = { method: 'POST', target: '/api/settings', body: '{}', headers }
    expect([
      await statusOf(server, session, { headers }),
      await statusOf(server, null, { headers }),
      await statusOf(server, session, post),
    ]).toEqual([417, 417, 417])
  },
)

test('row 21: all cookies that a browser sends of other local servers take nothing away', async () => {
  const others = Array.from({ length: 180 }, (_, at) => `c${at}=${'x'.repeat(4_090)}`)
  const cookie = [...others, session.cookie].join('; ')
  expect(await statusOf(server, session, { headers: { cookie } })).toBe(200)
})

test('row 21: more than 1 MiB of headers is answered 431, as a refusal of the app', async () => {
  const answer = await send(server, session, { headers: { 'x-long': 'x'.repeat(1_100_000) } })
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    431,
    {
      type: 'about:blank',
      kind: 'app-refused',
      status: 431,
      detail: 'The headers of the request are too long.',
    },
  ])
})

test('row 21: headers that never end are answered 408', async () => {
  const answer = await sendRaw(server.port, `GET / HTTP/1.1\r\nHost: ${server.address}\r\n`)
  expectSafeHeaders(answer)
  expect(answer.status).toBe(408)
})
