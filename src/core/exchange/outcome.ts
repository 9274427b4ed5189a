/**
 * How the body of an exchange ended. The page requests it after the stream (`GET /api/exchange/:id/outcome`),
 * because the stream contains only the body's bytes.
 */
export type ExchangeOutcome = ({ kind: 'complete' } | { kind: 'broken'; cause: BrokenCause }) & {
  sizes: BodySizes
  /** Number of occurrences of the token in the body; each of its bytes was replaced by `*`. */
  masked: number
  downloadMs: number
}

export interface BodySizes {
  /** Encoded bytes as received; null if the transport does not report it. */
  encoded: number | null
  /** Decoded bytes, as streamed to the page. */
  decoded: number
}

export type BrokenCause =
  /** The connection was reset. */
  | { kind: 'reset' }
  /** No byte within the connection's limit. */
  | { kind: 'silence'; afterMs: number }
  /** More decoded bytes than the connection's limit. */
  | { kind: 'too-large'; limitBytes: number }
  /** gzip, deflate or br data that cannot be decoded. */
  | { kind: 'bad-encoding'; encoding: string }
  | { kind: 'cancelled' }
  | { kind: 'other'; code: string }
