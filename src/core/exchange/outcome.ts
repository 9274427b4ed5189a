/**
 * How the body of an exchange ended. The page asks for it when the stream is over, because the
 * stream itself carries the body's bytes and nothing else (`GET /api/exchange/:id/outcome`).
 */
export type ExchangeOutcome = ({ kind: 'complete' } | { kind: 'broken'; cause: BrokenCause }) & {
  sizes: BodySizes
  /** In how many places the body repeated the token: there `*` stands for each of its bytes. */
  masked: number
  downloadMs: number
}

export interface BodySizes {
  /** Bytes as they came over the wire, encoded; null where the transport cannot tell. */
  encoded: number | null
  /** Bytes after decoding: what was streamed to the page. */
  decoded: number
}

export type BrokenCause =
  /** The connection was cut. */
  | { kind: 'reset' }
  /** No byte for longer than the connection's limit. */
  | { kind: 'silence'; afterMs: number }
  /** More decoded bytes than the connection's limit. */
  | { kind: 'too-large'; limitBytes: number }
  /** gzip, deflate or br data that cannot be decoded. */
  | { kind: 'bad-encoding'; encoding: string }
  | { kind: 'cancelled' }
  | { kind: 'other'; code: string }
