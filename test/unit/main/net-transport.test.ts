import { X509Certificate } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type * as Tls from 'node:tls'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { session } from 'electron'
import fc from 'fast-check'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { renderTarget } from '#core/request/request-plan.ts'
import { type TransportRequest, TransportError } from '#host/content-client/transport.ts'
import { guardSession } from '../../../electron/main/explorer-window.ts'
import { createNetTransport } from '../../../electron/main/net-transport.ts'
import { electronDouble } from '../../support/electron-double/main.ts'

beforeAll(() => {
  electronDouble.life.app.on('session-created', guardSession)
  electronDouble.life.becomeReady()
})

const system = vi.hoisted(() => ({ certificates: [] as string[] }))
// A system that trusts an issuer of its own, as a company's does, and a Node that lists it.
vi.mock('node:tls', async (load) => ({
  ...(await load<typeof Tls>()),
  getCACertificates: () => system.certificates,
}))

const pem = (name: string) =>
  readFileSync(new URL(`../../support/certificates/${name}.pem`, import.meta.url), 'utf8')

async function serve(listener: RequestListener, certificate?: string): Promise<string> {
  const server = certificate
    ? createTlsServer({ cert: pem(certificate), key: pem('key') }, listener)
    : createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return certificate ? `https://localhost:${port}` : `http://127.0.0.1:${port}`
}

const requestTo = (origin: string, about: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  origin,
  target: '/things?page%5Bsize%5D=1',
  headers: [
    ['Accept', 'application/json'],
    ['Accept-Encoding', 'gzip, deflate, br'],
    ['Authorization', 'Bearer t0ken'],
  ],
  body: null,
  certificates: null,
  signal: new AbortController().signal,
  ...about,
})

const readText = (body: ReadableStream<Uint8Array>) => new Response(body).text()

async function failureOf(sending: Promise<unknown>) {
  try {
    await sending
  } catch (error) {
    if (error instanceof TransportError) return error.failure
    throw error
  }
  throw new Error('There was an answer')
}

test('a request goes out through Chromium, and is told with the headers that Chromium added', async () => {
  const origin = await serve((request, response) => {
    response.setHeader('X-Twice', ['one', 'two'])
    response.end(`${request.method ?? ''} ${request.url ?? ''}`)
  })
  const answer = await createNetTransport().send(requestTo(origin))
  expect(await readText(answer.body)).toBe('GET /things?page%5Bsize%5D=1')
  expect(answer).toMatchObject({ status: 200, statusText: 'OK', isDecoded: true })
  expect(answer.headers.filter(([name]) => name === 'X-Twice')).toEqual([
    ['X-Twice', 'one'],
    ['X-Twice', 'two'],
  ])
  expect(answer.sentHeaders).toEqual([
    ['Connection', 'keep-alive'],
    ['Accept', 'application/json'],
    ['Authorization', 'Bearer t0ken'],
    ['Accept-Encoding', 'gzip, deflate, br'],
  ])
})

test('the body of a POST goes out as it is', async () => {
  const origin = await serve((request, response) => void request.pipe(response))
  const { body } = await createNetTransport().send(
    requestTo(origin, { method: 'POST', body: '{"q":"Käse"}' }),
  )
  expect(await readText(body)).toBe('{"q":"Käse"}')
})

test('a compressed answer comes decoded', async () => {
  const origin = await serve((_request, response) => {
    response.setHeader('Content-Encoding', 'gzip').end(gzipSync('text'))
  })
  const { body, isDecoded } = await createNetTransport().send(requestTo(origin))
  expect({ isDecoded, text: await readText(body) }).toEqual({ isDecoded: true, text: 'text' })
})

test('a redirect is handed on, not followed', async () => {
  const targets: (string | undefined)[] = []
  const origin = await serve((request, response) => {
    targets.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  const answer = await createNetTransport().send(requestTo(origin, { target: '/things' }))
  expect(answer).toMatchObject({ status: 307 })
  expect(answer.headers).toContainEqual(['location', '/elsewhere'])
  expect(targets).toEqual(['/things'])
})

test('a server that asks for a login gets none: its 401 is the answer', async () => {
  const origin = await serve((_request, response) => {
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="x"' }).end('no')
  })
  expect(await createNetTransport().send(requestTo(origin))).toMatchObject({ status: 401 })
})

test('an abort ends the request, and a body that breaks off says so', async () => {
  const origin = await serve((request, response) => {
    if (request.url === '/silent') return
    response.write('[', () => request.socket.resetAndDestroy())
  })
  const abort = new AbortController()
  const silent = createNetTransport().send(
    requestTo(origin, { target: '/silent', signal: abort.signal }),
  )
  abort.abort()
  expect(await failureOf(silent)).toEqual({ kind: 'aborted' })

  const { body } = await createNetTransport().send(requestTo(origin))
  expect(await failureOf(readText(body))).toEqual({ kind: 'reset' })
})

test('nobody there is refused, a certificate of an unknown issuer is not accepted', async () => {
  const transport = createNetTransport()
  expect(await failureOf(transport.send(requestTo('http://127.0.0.1:9')))).toEqual({
    kind: 'refused',
  })
  const origin = await serve((_request, response) => response.end('[]'), 'valid')
  expect(await failureOf(transport.send(requestTo(origin)))).toEqual({
    kind: 'tls',
    reason: 'unknown-issuer',
    fingerprint: new X509Certificate(pem('valid')).fingerprint256,
  })
})

test('with certificates of its own, a connection is reached past Chromium', async () => {
  const origin = await serve((_request, response) => response.end('[]'), 'valid')
  const { body, isDecoded } = await createNetTransport().send(
    requestTo(origin, { certificates: pem('issuer') }),
  )
  expect({ isDecoded, text: await readText(body) }).toEqual({ isDecoded: false, text: '[]' })
})

test('an address that Chromium would rewrite goes out as it is, past Chromium', async () => {
  const origin = await serve((request, response) => response.end(request.url))
  const target = "/things?q='it'&x=|"
  const { body } = await createNetTransport().send(requestTo(origin, { target }))
  expect(await readText(body)).toBe(target)
})

test('past Chromium too, an issuer that the system trusts is trusted', async () => {
  const origin = await serve((_request, response) => response.end('[]'), 'valid')
  const request = requestTo(origin, { target: "/things?q='it'" })
  system.certificates = [pem('issuer')]
  const { body } = await createNetTransport().send(request)
  system.certificates = []
  expect(await readText(body)).toBe('[]')
  expect(await failureOf(createNetTransport().send(request))).toEqual({
    kind: 'tls',
    reason: 'unknown-issuer',
    fingerprint: new X509Certificate(pem('valid')).fingerprint256,
  })
})

test('whatever the form plans is an address that Chromium leaves as it is', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 })
  const query = fc.array(fc.record({ name: text, members: fc.array(text) }))
  fc.assert(
    fc.property(text, query, (name, parameters) => {
      // Dots alone would address another folder; the form refuses them.
      fc.pre(!/^\.{1,2}$/.test(name))
      const target = renderTarget({ kind: 'get', endpoint: name, query: parameters })
      expect(new URL(`https://api.example${target}`).href).toBe(`https://api.example${target}`)
    }),
  )
})

test('every other session stays cut off from the network', () => {
  createNetTransport()
  session.fromPartition('page')
  expect(electronDouble.sessionRecord('page').beforeRequest).not.toBeNull()
  expect(electronDouble.sessionRecord('api').beforeRequest).toBeNull()
})
