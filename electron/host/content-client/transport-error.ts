import type { TlsReason } from '#core/exchange/problem.ts'

/**
 * Why a hop failed. Plain data on purpose: messages and causes of network libraries quote addresses,
 * headers and sometimes the token (`Headers.append: "Bearer …" is an invalid header value`), so
 * neither is ever taken over.
 */
export type TransportFailure =
  | { kind: 'dns' | 'refused' | 'unreachable' | 'reset' | 'not-http' | 'aborted' }
  /** The body is not what its `Content-Encoding` says; only of transports that decode it themselves. */
  | { kind: 'bad-encoding'; encoding: string }
  | { kind: 'tls'; reason: TlsReason }
  /** `proxy` is its address without user name and password. */
  | { kind: 'proxy'; proxy: string; status: number | null }
  | { kind: 'other'; code: string }

/** The only error a transport throws; carries a failure, never a text of somebody else. */
export class TransportError extends Error {
  readonly failure: TransportFailure

  constructor(failure: TransportFailure) {
    super(`No answer: ${failure.kind}`)
    this.name = 'TransportError'
    this.failure = failure
  }
}
