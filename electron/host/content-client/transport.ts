import type { HeaderLine } from '#core/exchange/head.ts'

/**
 * One hop over HTTP, as a shell can do it: no redirects followed, no cookies, no cache, no login dialog.
 *
 * The browser shell's transport is undici; Electron's may be Chromium's network stack. A transport
 * knows nothing of tokens, origins or limits: the content client does, and hands it finished requests.
 */
export interface Transport {
  /** Rejects with a TransportError when no head came; an HTTP status of any value resolves. */
  send(request: TransportRequest): Promise<TransportAnswer>
  close(): Promise<void>
}

export interface TransportRequest {
  method: 'GET' | 'POST'
  /** Scheme, host and port, for example `https://api.example:8443`. */
  origin: string
  /** Path and query exactly as they must stand in the request line. */
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
  /** The request's header lines as they went over the wire, where the transport knows which it added. */
  sentHeaders?: readonly HeaderLine[]
  /** Whether the transport has already undone `content-encoding` (Chromium does, undici does not). */
  decoded: boolean
  /** Errors with a TransportError when the connection breaks; cancelling closes the connection. */
  body: ReadableStream<Uint8Array>
}
