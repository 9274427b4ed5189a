/**
 * The head of an exchange: everything the host tells about an answer before its body.
 *
 * On the wire it is the first line of the stream of `POST /api/exchange` (one line of JSON, ended by
 * a line feed); the body's bytes follow unchanged, after any content encoding has been undone.
 */
export interface ExchangeHead {
  /** Any status is an answer: 401, 404 and 500 come here, not as a problem. */
  status: number
  /** The reason phrase, or '' where the protocol has none (HTTP/2). */
  statusText: string
  /** The answer's headers in the order received, names as received, repeated names repeated. */
  headers: readonly HeaderLine[]
  /** What went over the wire in the last hop, the token masked. */
  sent: SentRequest
  /** Redirects that were followed inside the connection's origin, in order. */
  redirects: readonly Redirect[]
  timing: {
    /** Milliseconds from the start of the first hop to the head of the final answer. */
    firstByteMs: number
  }
}

export type HeaderLine = readonly [name: string, value: string]

export interface SentRequest {
  method: 'GET' | 'POST'
  /** Absolute, exactly as it stood in the request line behind the origin. */
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

/** Whether the request went out with a token. */
export const hadToken = ({ sent }: ExchangeHead): boolean =>
  sent.headers.some(([name]) => name.toLowerCase() === 'authorization')
