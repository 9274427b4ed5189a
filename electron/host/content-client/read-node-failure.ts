import type { TlsReason } from '#core/exchange/problem.ts'
import type { TransportFailure } from './transport-error.ts'

/**
 * Reads the kind of a failure from the error code of Node or undici.
 *
 * Reads only `code` (or that of the first of `errors`, if several IP addresses were tried) and the name of
 * undici's parser error, which has no code. Unknown codes become `other`.
 */
export function readNodeFailure(error: unknown): TransportFailure {
  const code = readCode(error)
  const reason = tlsReasons.get(code)
  if (reason !== undefined) return { kind: 'tls', reason }
  if (code.startsWith('ERR_SSL_') || code.startsWith('ERR_TLS_')) {
    return { kind: 'tls', reason: 'handshake' }
  }
  const kind = kinds.get(code)
  if (kind !== undefined) return { kind }
  if (code.startsWith('EAI_')) return { kind: 'dns' }
  if (code.startsWith('HPE_') || isParserError(error)) return { kind: 'not-http' }
  return { kind: 'other', code }
}

const kinds: ReadonlyMap<string, 'dns' | 'refused' | 'unreachable' | 'reset'> = new Map([
  ['ENOTFOUND', 'dns'],
  ['ENODATA', 'dns'],
  ['ESERVFAIL', 'dns'],
  ['ECONNREFUSED', 'refused'],
  ['EHOSTUNREACH', 'unreachable'],
  ['EHOSTDOWN', 'unreachable'],
  ['ENETUNREACH', 'unreachable'],
  ['ENETDOWN', 'unreachable'],
  ['EADDRNOTAVAIL', 'unreachable'],
  ['ETIMEDOUT', 'unreachable'],
  ['UND_ERR_CONNECT_TIMEOUT', 'unreachable'],
  ['ECONNRESET', 'reset'],
  ['ECONNABORTED', 'reset'],
  ['EPIPE', 'reset'],
  ['UND_ERR_SOCKET', 'reset'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'reset'],
  // The connection was closed in the middle of a head or a chunk.
  ['HPE_INVALID_EOF_STATE', 'reset'],
])

/** Codes of OpenSSL's certificate verification, as given by Node. */
const tlsReasons: ReadonlyMap<string, TlsReason> = new Map([
  ['CERT_HAS_EXPIRED', 'expired'],
  ['CERT_NOT_YET_VALID', 'not-yet-valid'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'wrong-host'],
  ['HOSTNAME_MISMATCH', 'wrong-host'],
  ['UND_ERR_PRX_TLS', 'wrong-host'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed'],
  // An unknown root certificate, for example a company's: every root is self-signed.
  ['SELF_SIGNED_CERT_IN_CHAIN', 'unknown-issuer'],
  ['UNABLE_TO_GET_ISSUER_CERT', 'unknown-issuer'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unknown-issuer'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknown-issuer'],
  ['CERT_UNTRUSTED', 'unknown-issuer'],
  ['CERT_REJECTED', 'handshake'],
  ['CERT_REVOKED', 'handshake'],
  ['CERT_SIGNATURE_FAILURE', 'handshake'],
  ['CERT_CHAIN_TOO_LONG', 'handshake'],
  ['INVALID_CA', 'handshake'],
  ['INVALID_PURPOSE', 'handshake'],
  ['PATH_LENGTH_EXCEEDED', 'handshake'],
  ['EPROTO', 'handshake'],
])

function readCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return unknownCode
  if ('code' in error && typeof error.code === 'string' && codeShape.test(error.code))
    return error.code
  if ('errors' in error && Array.isArray(error.errors) && error.errors.length > 0) {
    return readCode(error.errors[0])
  }
  return unknownCode
}

const isParserError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'HTTPParserError'

const codeShape = /^[A-Z][A-Z0-9_]{0,63}$/
const unknownCode = 'UNKNOWN'
