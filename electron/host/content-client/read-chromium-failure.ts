import type { TlsReason } from '#core/exchange/problem.ts'
import type { TransportFailure } from './transport-error.ts'

/**
 * Reads the kind of a failure from the text of an error of Chromium's network stack, `net::ERR_…`.
 *
 * Electron gives no code beside the text. Unknown names become `other` with Chromium's name; text in any
 * other format is discarded. The text does not say which proxy failed, so `proxy` is ''. `encoding` is the
 * response's Content-Encoding. Source: Chromium's net/base/net_error_list.h.
 */
export function readChromiumFailure(error: unknown, encoding = ''): TransportFailure {
  const text = error instanceof Error ? error.message : ''
  const name = /^net::ERR_([A-Z][A-Z0-9_]{0,59})$/.exec(text)?.[1] ?? 'UNKNOWN'
  const reason = tlsReasons.get(name)
  if (reason !== undefined) return { kind: 'tls', reason }
  if (/^(SSL_|CERT_|BAD_SSL_)/.test(name)) return { kind: 'tls', reason: 'handshake' }
  if (/^CONTENT_DECODING_(INIT_)?FAILED$/.test(name)) return { kind: 'bad-encoding', encoding }
  if (/PROXY|TUNNEL|SOCKS/.test(name)) return { kind: 'proxy', proxy: '', status: null }
  const kind = kinds.get(name)
  return kind === undefined ? { kind: 'other', code: name } : { kind }
}

const kinds: ReadonlyMap<
  string,
  'dns' | 'refused' | 'unreachable' | 'reset' | 'not-http' | 'aborted'
> = new Map([
  ['NAME_NOT_RESOLVED', 'dns'],
  ['NAME_RESOLUTION_FAILED', 'dns'],
  ['DNS_TIMED_OUT', 'dns'],
  ['DNS_SERVER_FAILED', 'dns'],
  ['CONNECTION_REFUSED', 'refused'],
  ['ADDRESS_UNREACHABLE', 'unreachable'],
  ['ADDRESS_INVALID', 'unreachable'],
  ['INTERNET_DISCONNECTED', 'unreachable'],
  ['NETWORK_ACCESS_DENIED', 'unreachable'],
  ['NETWORK_CHANGED', 'unreachable'],
  ['CONNECTION_FAILED', 'unreachable'],
  ['CONNECTION_TIMED_OUT', 'unreachable'],
  ['TIMED_OUT', 'unreachable'],
  ['CONNECTION_RESET', 'reset'],
  ['CONNECTION_CLOSED', 'reset'],
  ['CONNECTION_ABORTED', 'reset'],
  ['EMPTY_RESPONSE', 'reset'],
  ['SOCKET_NOT_CONNECTED', 'reset'],
  ['CONTENT_LENGTH_MISMATCH', 'reset'],
  ['INCOMPLETE_CHUNKED_ENCODING', 'reset'],
  ['INVALID_HTTP_RESPONSE', 'not-http'],
  ['INVALID_CHUNKED_ENCODING', 'not-http'],
  ['RESPONSE_HEADERS_TOO_BIG', 'not-http'],
  ['RESPONSE_HEADERS_TRUNCATED', 'not-http'],
  ['ABORTED', 'aborted'],
])

/**
 * Chromium reports `CERT_DATE_INVALID` for expired and for not-yet-valid certificates; expired is the usual
 * case.
 */
const tlsReasons: ReadonlyMap<string, TlsReason> = new Map([
  ['CERT_DATE_INVALID', 'expired'],
  ['CERT_COMMON_NAME_INVALID', 'wrong-host'],
  ['CERT_AUTHORITY_INVALID', 'unknown-issuer'],
])
