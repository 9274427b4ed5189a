/**
 * The head of an exchange: all that the host process reports about a response before its body.
 *
 * On the wire it is the first line (JSON) of the stream of `POST /api/exchange`; the body's bytes follow
 * unchanged, after content decoding.
 */
export interface ExchangeHead {
  /** Any status is a response: 401, 404 and 500 are no ExchangeProblem. */
  status: number
  /** The reason phrase; '' if the protocol has none (HTTP/2). */
  statusText: string
  /** The response headers as received: order, spelling, repetitions. */
  headers: readonly HeaderLine[]
  /** The last request of the redirect chain as sent, with the token masked. */
  sent: SentRequest
  /** Redirects followed within the connection's origin, in order. */
  redirects: readonly Redirect[]
  timing: {
    /** Milliseconds from the first request to the head of the final response. */
    firstByteMs: number
  }
}

export type HeaderLine = readonly [name: string, value: string]

export interface SentRequest {
  method: 'GET' | 'POST'
  /** Absolute URL, exactly as sent. */
  url: string
  /** The authorization header's token is replaced by `•••`. */
  headers: readonly HeaderLine[]
  /** The exact body text; null for GET. */
  body: string | null
}

export interface Redirect {
  status: number
  from: string
  to: string
}

/** True if the request contained a token. */
export const hadToken = ({ sent }: ExchangeHead): boolean =>
  sent.headers.some(([name]) => name.toLowerCase() === 'authorization')
