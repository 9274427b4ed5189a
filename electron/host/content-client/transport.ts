import type { HeaderLine } from '#core/exchange/head.ts'

/**
 * Sends one HTTP request, without following redirects, cookies, cache or login dialog.
 *
 * The browser shell uses undici, Electron Chromium's network stack. Tokens, allowed origins and limits are
 * handled by the content client, not by the transport.
 */
export interface Transport {
  /** Resolves for any HTTP status; rejects with a TransportError if no head was received. */
  send(request: TransportRequest): Promise<TransportAnswer>
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

export interface TransportAnswer {
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
