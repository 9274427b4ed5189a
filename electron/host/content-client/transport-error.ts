import type { TlsReason } from '#core/exchange/problem.ts'

/**
 * Why a hop failed. Contains no message or cause of a network library, because those quote URLs, headers and
 * sometimes the token (`Headers.append: "Bearer …" is an invalid header value`).
 */
export type TransportFailure =
  | { kind: 'dns' | 'refused' | 'unreachable' | 'reset' | 'not-http' | 'aborted' }
  /** The body does not match its `Content-Encoding`; only from transports that decode bodies. */
  | { kind: 'bad-encoding'; encoding: string }
  /** The certificate or the TLS handshake failed. */
  | { kind: 'tls'; reason: TlsReason }
  /** `proxy` is its origin, or the setting that names no usable one; '' if unknown. `status`: its refusal, or null. */
  | { kind: 'proxy'; proxy: string; status: number | null }
  /** Any other failure, with the code of the system. */
  | { kind: 'other'; code: string }

/** The only error a transport throws. */
export class TransportError extends Error {
  readonly failure: TransportFailure

  constructor(failure: TransportFailure) {
    super(`No answer: ${failure.kind}`)
    this.name = 'TransportError'
    this.failure = failure
  }
}
