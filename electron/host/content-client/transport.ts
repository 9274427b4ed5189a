import type {
  BrokenCause,
  ExchangeProblem,
  HeaderLine,
  InvalidHeadReason,
  TlsReason,
} from '#core/exchange/outcome.ts'

/**
 * Sends one HTTP request, without following redirects, cookies, cache or login dialog.
 *
 * The browser shell uses undici, Electron Chromium's network stack. Tokens, allowed origins and limits are
 * handled by the content client, not by the transport.
 */
export interface Transport {
  /** Resolves for any HTTP status; rejects with a TransportError if no head was received. */
  send(request: TransportRequest): Promise<TransportResponse>
  close(): Promise<void>
}

export interface TransportRequest {
  method: 'GET' | 'POST'
  /** Scheme, host and port, for example `https://api.example:8443`. */
  origin: string
  /** Path and query exactly as sent in the request line. */
  target: string
  headers: readonly HeaderLine[]
  /** UTF-8 text, or null for no body. */
  body: string | null
  /** PEM certificates to trust besides the platform's own, or null. */
  certificates: string | null
  /** Aborting closes the connection at once, before and after the head. */
  signal: AbortSignal
}

export interface TransportResponse {
  status: number
  statusText: string
  headers: readonly HeaderLine[]
  /** The request's header lines as sent, if the transport knows which ones it added. */
  sentHeaders?: readonly HeaderLine[]
  /** True if the transport has already decoded the body (Chromium does, undici does not). */
  isDecoded: boolean
  /** Errors with a TransportError when the connection breaks; cancelling closes the connection. */
  body: ReadableStream<Uint8Array>
}

/**
 * Why a hop failed. Contains no message or cause of a network library, because those quote URLs, headers and
 * sometimes the token (`Headers.append: "Bearer …" is an invalid header value`).
 */
export type TransportFailure =
  | { kind: 'dns' | 'refused' | 'unreachable' | 'reset' | 'not-http' | 'aborted' }
  | { kind: 'invalid-head'; reason: InvalidHeadReason }
  /** The body does not match its `Content-Encoding`; only from transports that decode bodies. */
  | { kind: 'bad-encoding'; encoding: string }
  /** The certificate or the TLS handshake failed. */
  | { kind: 'tls'; reason: TlsReason; fingerprint?: string | undefined }
  /** `proxy` is its origin, or the setting that names no usable one; '' if unknown. `status`: its refusal, or null. */
  | { kind: 'proxy'; proxy: string; status: number | null }
  /** Any other failure, with the code of the system. */
  | { kind: 'other'; code: string }

/** The only error a transport throws. */
export class TransportError extends Error {
  readonly failure: TransportFailure

  constructor(failure: TransportFailure) {
    super(`No response: ${failure.kind}`)
    this.name = 'TransportError'
    this.failure = failure
  }
}

/**
 * Describes why there is no response. Other errors than `TransportError` are defects; only their class is
 * given.
 */
export function describeProblem(error: unknown, address: URL): ExchangeProblem {
  if (!(error instanceof TransportError))
    return { kind: 'host-fault', detail: error instanceof Error ? error.name : typeof error }
  const { failure } = error
  switch (failure.kind) {
    case 'dns':
      return { kind: 'dns', host: address.hostname }
    case 'refused':
    case 'unreachable':
    case 'reset':
    case 'not-http':
      return { kind: failure.kind, host: address.host }
    case 'tls':
    case 'invalid-head':
      return { ...failure, host: address.host }
    case 'bad-encoding':
      return { kind: 'other', code: 'BAD_ENCODING' }
    case 'aborted':
      return { kind: 'cancelled' }
    case 'proxy':
    case 'other':
      return failure
  }
}

/** Describes why a body broke off after the head was received. */
export function describeBreak(error: unknown): BrokenCause {
  const failure: TransportFailure =
    error instanceof TransportError ? error.failure : { kind: 'other', code: 'UNKNOWN' }
  switch (failure.kind) {
    case 'reset':
      return { kind: 'reset' }
    case 'invalid-head':
      // With a head that was accepted, the body is shorter than its Content-Length.
      return failure.reason === 'lengths' ? { kind: 'reset' } : { kind: 'other', code: 'NOT_HTTP' }
    case 'aborted':
      return { kind: 'cancelled' }
    case 'bad-encoding':
    case 'other':
      return failure
    case 'dns':
    case 'refused':
    case 'unreachable':
    case 'not-http':
    case 'tls':
    case 'proxy':
      return { kind: 'other', code: failure.kind.toUpperCase().replace('-', '_') }
  }
}

/** The header lines of a flat list of names and values, as Node and undici report them. */
export const pairUpHeaders = (raw: readonly string[]): HeaderLine[] =>
  Array.from({ length: Math.floor(raw.length / 2) }, (_, index) => [
    raw[index * 2] ?? '',
    raw[index * 2 + 1] ?? '',
  ])
