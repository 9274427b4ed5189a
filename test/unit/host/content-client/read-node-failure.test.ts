import { expect, test } from 'vitest'
import { readNodeFailure } from '#host/content-client/undici-transport.ts'

const withCode = (code: unknown) => Object.assign(new Error('Bearer secret'), { code })

test.each([
  ['ENOTFOUND', { kind: 'dns' }],
  ['EAI_AGAIN', { kind: 'dns' }],
  ['ECONNREFUSED', { kind: 'refused' }],
  ['EHOSTUNREACH', { kind: 'unreachable' }],
  ['UND_ERR_CONNECT_TIMEOUT', { kind: 'unreachable' }],
  ['ECONNRESET', { kind: 'reset' }],
  ['CERT_HAS_EXPIRED', { kind: 'tls', reason: 'expired' }],
  ['SELF_SIGNED_CERT_IN_CHAIN', { kind: 'tls', reason: 'unknown-issuer' }],
  ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', { kind: 'tls', reason: 'handshake' }],
  ['HPE_INVALID_CONSTANT', { kind: 'not-http' }],
  ['EMFILE', { kind: 'other', code: 'EMFILE' }],
])('%s', (code, failure) => {
  expect(readNodeFailure(withCode(code))).toEqual(failure)
})

test.each([
  ['a code that is a text', withCode('Bearer secret')],
  ['a code without end', withCode('E'.repeat(100))],
  ['a number', withCode(7)],
  ['no code', new Error('Bearer secret')],
  ['a text', 'Bearer secret'],
  ['nothing', undefined],
])('%s tells nothing', (_what, error) => {
  expect(readNodeFailure(error)).toEqual({ kind: 'other', code: 'UNKNOWN' })
})

test('of several addresses that were tried, the first counts', () => {
  const error = new AggregateError([withCode('ECONNREFUSED'), withCode('ENETUNREACH')])
  expect(readNodeFailure(error)).toEqual({ kind: 'refused' })
})
