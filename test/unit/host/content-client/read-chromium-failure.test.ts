import { expect, test } from 'vitest'
import { readChromiumFailure } from '#host/content-client/chromium-transport.ts'

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
