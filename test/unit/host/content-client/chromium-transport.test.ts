import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import {
  createChromiumTransport,
  readChromiumFailure,
} from '#host/content-client/chromium-transport.ts'
import { TransportError } from '#host/content-client/transport.ts'

/** A request of Chromium's network stack, answered by the test. */
class OpenRequest extends EventEmitter {
  readonly setHeader = () => undefined
  readonly end = () => undefined
  isAborted = false
  readonly abort = () => {
    this.isAborted = true
  }
}

function openTransport(proxy = 'DIRECT') {
  const open = new OpenRequest()
  const transport = createChromiumTransport({
    network: {
      request: () => open,
      takeSentHeaders: () => null,
      resolveProxy: () => Promise.resolve(proxy),
    },
    fallback: {
      send: () => Promise.reject(new Error('not asked')),
      close: () => Promise.resolve(),
    },
  })
  const sending = transport.send({
    method: 'GET',
    origin: 'https://api.example',
    target: '/',
    headers: [],
    body: null,
    certificates: null,
    signal: new AbortController().signal,
  })
  return { open, transport, sending }
}

const answerWith = (rawHeaders: string[] = []) =>
  Object.assign(new Readable({ read: () => undefined }), {
    statusCode: 200,
    statusMessage: 'OK',
    rawHeaders,
  })

test('a body that fails before anybody reads it ends nothing but itself', async () => {
  const { open, sending } = openTransport()
  const response = answerWith()
  open.emit('response', response)
  const { body } = await sending
  response.destroy(new Error('net::ERR_CONNECTION_RESET'))
  await new Promise((resolve) => response.once('close', resolve))
  await expect(body.getReader().read()).rejects.toEqual(new TransportError({ kind: 'reset' }))
})

test('what came before a body failed is read, and then that it failed', async () => {
  const { open, sending } = openTransport()
  const response = answerWith()
  open.emit('response', response)
  const reader = (await sending).body.getReader()
  response.push(Buffer.from('{"@graph":['))
  response.push(Buffer.from('{"@id":"1"}'))
  response.destroy(new Error('net::ERR_CONTENT_LENGTH_MISMATCH'))
  await new Promise((resolve) => response.once('close', resolve))
  const { value } = await reader.read()
  expect(Buffer.from(value ?? []).toString()).toBe('{"@graph":[{"@id":"1"}')
  await expect(reader.read()).rejects.toEqual(new TransportError({ kind: 'reset' }))
})

test('a body that is not coded as its head says is told so, with the name of the coding', async () => {
  const { open, sending } = openTransport()
  const response = answerWith(['Content-Encoding', 'br'])
  open.emit('response', response)
  const { body } = await sending
  response.destroy(new Error('net::ERR_CONTENT_DECODING_FAILED'))
  await expect(body.getReader().read()).rejects.toEqual(
    new TransportError({ kind: 'bad-encoding', encoding: 'br' }),
  )
})

test('a proxy that asks for a login is the proxy’s refusal, not the answer of the API', async () => {
  const { open, sending } = openTransport('PROXY proxy.example:3128')
  let isAnswered = false
  open.emit('login', { isProxy: true }, () => {
    isAnswered = true
  })
  await expect(sending).rejects.toEqual(
    new TransportError({ kind: 'proxy', proxy: 'http://proxy.example:3128', status: 407 }),
  )
  expect([open.isAborted, isAnswered]).toEqual([true, false])
})

test('a server that asks for a login gets none', () => {
  const { open } = openTransport()
  let given: unknown[] | null = null
  open.emit('login', { isProxy: false }, (...login: unknown[]) => {
    given = login
  })
  expect(given).toEqual([])
})

test('closing ends what runs, before its head and in its body', async () => {
  const waiting = openTransport()
  await waiting.transport.close()
  await expect(waiting.sending).rejects.toEqual(new TransportError({ kind: 'aborted' }))
  expect(waiting.open.isAborted).toBe(true)

  const answered = openTransport()
  answered.open.emit('response', answerWith())
  await answered.sending
  await answered.transport.close()
  expect(answered.open.isAborted).toBe(true)
})

test.each([
  ['net::ERR_NAME_NOT_RESOLVED', { kind: 'dns' }],
  ['net::ERR_CONNECTION_REFUSED', { kind: 'refused' }],
  ['net::ERR_INTERNET_DISCONNECTED', { kind: 'unreachable' }],
  ['net::ERR_EMPTY_RESPONSE', { kind: 'reset' }],
  ['net::ERR_INVALID_HTTP_RESPONSE', { kind: 'not-http' }],
  ['net::ERR_ABORTED', { kind: 'aborted' }],
  ['net::ERR_CERT_DATE_INVALID', { kind: 'tls', reason: 'expired' }],
  ['net::ERR_CERT_COMMON_NAME_INVALID', { kind: 'tls', reason: 'wrong-host' }],
  ['net::ERR_CERT_AUTHORITY_INVALID', { kind: 'tls', reason: 'unknown-issuer' }],
  ['net::ERR_CERT_REVOKED', { kind: 'tls', reason: 'handshake' }],
  ['net::ERR_SSL_PROTOCOL_ERROR', { kind: 'tls', reason: 'handshake' }],
  ['net::ERR_TUNNEL_CONNECTION_FAILED', { kind: 'proxy', proxy: '', status: null }],
  ['net::ERR_PROXY_CONNECTION_FAILED', { kind: 'proxy', proxy: '', status: null }],
  ['net::ERR_UNSAFE_REDIRECT', { kind: 'other', code: 'UNSAFE_REDIRECT' }],
])('%s', (text, failure) => {
  expect(readChromiumFailure(new Error(text))).toEqual(failure)
})

test('of any other text nothing is taken over', () => {
  expect(readChromiumFailure(new Error('Bearer t0ken is not a valid header'))).toEqual({
    kind: 'other',
    code: 'UNKNOWN',
  })
  expect(readChromiumFailure('net::ERR_FAILED')).toEqual({ kind: 'other', code: 'UNKNOWN' })
})
