import { inspect } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createContentClient } from '#host/content-client/content-client.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import type { Transport } from '#host/content-client/transport.ts'
import { canary, generousLimits, openClient, readToEnd, requestTo } from './exchange.ts'
import { findClosedPort, openHttpServer, openTcpServer, openTlsServer } from './servers.ts'

/** A server that takes requests and never answers; tells when it lost one. */
async function openSilentServer() {
  let lost: () => void = () => undefined
  let arrived: () => void = () => undefined
  const gone = new Promise<void>((resolve) => (lost = resolve))
  const requested = new Promise<void>((resolve) => (arrived = resolve))
  const server = await openHttpServer((_request, response) => {
    response.on('close', lost)
    arrived()
  })
  return { ...server, gone, requested }
}

test('no head within the limit is a timeout', async () => {
  const server = await openSilentServer()
  const limits = { ...generousLimits, firstByteMs: 30 }
  expect(await openClient().sendForProblem(requestTo(server.port, { limits }))).toEqual({
    kind: 'timeout',
    afterMs: 30,
  })
})

test('cancelling before the head closes the connection at once', async () => {
  const server = await openSilentServer()
  const cancel = new AbortController()
  const problem = openClient().sendForProblem(requestTo(server.port), cancel.signal)
  await server.requested
  cancel.abort()
  expect(await problem).toEqual({ kind: 'cancelled' })
  await server.gone
})

test('what is already cancelled is never sent', async () => {
  const server = await openSilentServer()
  const request = requestTo(server.port)
  expect(await openClient().sendForProblem(request, AbortSignal.abort())).toEqual({
    kind: 'cancelled',
  })
  expect(server.connections()).toBe(0)
})

test('the limit on the head does not end a body that follows', async () => {
  // Far longer than a head takes, also where many tests run at once.
  const firstByteMs = 3_000
  const server = await openHttpServer((_request, response) => {
    response.write('[')
    setTimeout(() => response.end(']'), firstByteMs + 100)
  })
  const limits = { ...generousLimits, firstByteMs }
  const answer = await openClient().sendForResponse(requestTo(server.port, { limits }))
  expect(await readToEnd(answer)).toMatchObject({ text: '[]', outcome: { kind: 'complete' } })
})

test('plain http to another host needs permission, and without it nothing is sent', async () => {
  expect(await openClient().sendForProblem(requestTo('http://name.invalid:8080'))).toEqual({
    kind: 'plain-http',
    host: 'name.invalid:8080',
  })
  const allowed = requestTo('http://name.invalid:8080', { allowPlainHttp: true })
  expect(await openClient().sendForProblem(allowed)).toMatchObject({ kind: 'dns' })
})

test.each([
  ['an address that is none', { baseUrl: 'not an address' }],
  ['an address of another scheme', { baseUrl: 'ftp://api.example' }],
  ['a target that is an address', { target: 'https://evil.example/' }],
  ['a target with a space', { target: '/a b' }],
  ['a target with a line break', { target: '/a\r\nX-Injected: 1' }],
  ['a target with a fragment', { target: '/a#b' }],
  ['a token with a line break', { token: `${canary}\r\nX-Injected: 1` }],
  ['a token with a NUL', { token: `${canary}\0` }],
  ['a GET with a body', { body: '{}' }],
])('%s is refused before anything is sent, and not quoted', async (_what, about) => {
  const server = await openSilentServer()
  const problem = await openClient().sendForProblem({ ...requestTo(server.port), ...about })
  expect(problem.kind).toBe('invalid-request')
  expect(JSON.stringify(problem)).not.toMatch(/canary|evil|Injected|not an address/)
  expect(server.connections()).toBe(0)
})

test('a server that echoes the token finds it masked in the head', async () => {
  const server = await openTcpServer((socket) => {
    socket.once('data', () => {
      socket.end(
        `HTTP/1.1 200 hello ${canary}\r\nX-Echo: Bearer ${canary}; and ${canary}\r\n` +
          `X-${canary}: 1\r\nContent-Length: 2\r\n\r\n{}`,
      )
    })
  })
  const { head } = await openClient().sendForResponse(requestTo(server.port))
  expect({ statusText: head.statusText, headers: head.headers }).toEqual({
    statusText: 'hello •••',
    headers: [
      ['X-Echo', 'Bearer •••; and •••'],
      ['X-•••', '1'],
      ['Content-Length', '2'],
    ],
  })
})

/** Everything that can go wrong on the way, each with the token in the mouth of the server where it can be. */
const failures: readonly [string, (token: string) => Promise<Parameters<typeof requestTo>[0]>][] = [
  ['nothing listens', async () => findClosedPort()],
  ['no such name', () => Promise.resolve('https://name.invalid')],
  [
    'bad certificate',
    async () => `https://localhost:${(await openTlsServer('expired', () => undefined)).port}`,
  ],
  ['https to http', async () => `https://127.0.0.1:${(await speak(() => '')).port}`],
  ['not HTTP', async (token) => (await speak(() => `hello ${token}\r\n\r\n`)).port],
  [
    'a broken header',
    async (token) => (await speak(() => `HTTP/1.1 200 OK\r\n${token}\0: x\r\n\r\n`)).port,
  ],
  ['a broken status', async (token) => (await speak(() => `HTTP/1.1 ${token}\r\n\r\n`)).port],
  [
    'a head without end',
    async (token) => (await speak(() => `HTTP/1.1 200 OK\r\nX: ${token.repeat(5000)}`)).port,
  ],
  [
    'a redirect elsewhere',
    async (token) => (await speak(() => redirect(`https://evil.example/?token=${token}`))).port,
  ],
  [
    'a redirect in disguise',
    async (token) => (await speak(() => redirect(`https://${token}@evil.example/`))).port,
  ],
  [
    'an echo in the head',
    async (token) =>
      (await speak(() => `HTTP/1.1 401 ${token}\r\nA: ${token}\r\nContent-Length: 0\r\n\r\n`)).port,
  ],
  [
    'an unknown encoding',
    async (token) =>
      (
        await speak(
          () => `HTTP/1.1 200 OK\r\nContent-Encoding: ${token}\r\nContent-Length: 1\r\n\r\nx`,
        )
      ).port,
  ],
  [
    'a broken encoding',
    async () =>
      (await speak(() => 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 1\r\n\r\nx'))
        .port,
  ],
  [
    'a broken chunk',
    async (token) =>
      (
        await speak(
          () => `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n${token}\r\n`,
        )
      ).port,
  ],
  [
    'a body cut off',
    async () => (await speak(() => 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx')).port,
  ],
]

const redirect = (to: string) =>
  `HTTP/1.1 302 Found\r\nLocation: ${to}\r\nContent-Length: 0\r\n\r\n`

const speak = (answer: () => string) =>
  openTcpServer((socket) => {
    socket.once('data', () => socket.end(answer()))
  })

test.each(failures)('the token stays out of what is told about %s', async (_what, open) => {
  const sent = await openClient().send(requestTo(await open(canary)))
  if (sent.kind === 'problem') {
    expect(inspect(sent.problem, { depth: 9 }).toLowerCase()).not.toContain(canary.toLowerCase())
    return
  }
  const { outcome } = await readToEnd(sent)
  const told = inspect([sent.head, outcome], { depth: 9 }).toLowerCase()
  expect(told).not.toContain(canary.toLowerCase())
})

test('whatever a transport throws, the token is not in what is told', async () => {
  const token = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(token, fc.constantFrom('message', 'code', 'cause'), async (secret, place) => {
      const failing: Transport = {
        send: () => Promise.reject(Object.assign(new Error('x'), { [place]: `Bearer ${secret}` })),
        close: () => Promise.resolve(),
      }
      const client = createContentClient({
        transport: failing,
        appVersion: '9',
        requestLog: createRequestLog(),
        now: () => new Date(0),
      })
      const sent = await client.send(requestTo(1, { token: secret }), new AbortController().signal)
      expect(sent).toEqual({ kind: 'problem', problem: { kind: 'host-fault', detail: 'Error' } })
    }),
  )
})

test('a body a transport has already decoded is not decoded again', async () => {
  const decoding: Transport = {
    send: () =>
      Promise.resolve({
        status: 200,
        statusText: '',
        headers: [['content-encoding', 'gzip']],
        isDecoded: true,
        body: new Blob(['{"plain":1}']).stream(),
      }),
    close: () => Promise.resolve(),
  }
  const client = createContentClient({
    transport: decoding,
    appVersion: '9',
    requestLog: createRequestLog(),
    now: () => new Date(0),
  })
  const sent = await client.send(requestTo(1), new AbortController().signal)
  if (sent.kind === 'problem') throw new Error(sent.problem.kind)
  expect(await readToEnd(sent)).toMatchObject({
    text: '{"plain":1}',
    outcome: { kind: 'complete', sizes: { encoded: null, decoded: 11 } },
  })
})

test('what throws on the way is noted as a defect, and who waits is told', async () => {
  const noted: unknown[] = []
  const open = (transport: Transport) =>
    createContentClient({
      transport,
      appVersion: '9',
      requestLog: createRequestLog(),
      now: () => new Date(0),
      noteDefect: (error, doing) => noted.push([error, doing]),
    })
  const { signal } = new AbortController()
  const thrown = new TypeError('planted')
  const close = () => Promise.resolve()
  const failing = open({ send: () => Promise.reject(thrown), close })
  expect(await failing.send(requestTo(1), signal)).toEqual({
    kind: 'problem',
    problem: { kind: 'host-fault', detail: 'TypeError' },
  })
  expect(noted).toEqual([[thrown, 'sending a request']])

  // No bytes: reading them throws where the body is relayed.
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      Reflect.apply(controller.enqueue, controller, [{ byteLength: 1 }])
      controller.close()
    },
  })
  const answering = open({
    send: () =>
      Promise.resolve({ status: 200, statusText: '', headers: [], isDecoded: true, body }),
    close,
  })
  const sent = await answering.send(requestTo(1), signal)
  if (sent.kind === 'problem') throw new Error(sent.problem.kind)
  expect((await readToEnd(sent)).outcome).toMatchObject({
    kind: 'broken',
    cause: { kind: 'other', code: 'DEFECT' },
  })
  expect(noted.slice(1)).toMatchObject([[{ name: 'TypeError' }, 'relaying a body']])
})
