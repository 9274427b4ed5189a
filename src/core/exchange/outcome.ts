/** Why there is no response. HTTP errors are responses (see ExchangeHead). Plain data, worded in i18n. */
export type ExchangeProblem =
  /** The host name could not be resolved. */
  | { kind: 'dns'; host: string }
  /** Nothing listens at that address. */
  | { kind: 'refused'; host: string }
  | { kind: 'unreachable'; host: string }
  /** The connection was reset before the response head was complete. */
  | { kind: 'reset'; host: string }
  /**
   * The certificate or the TLS handshake failed. `fingerprint`: that of a certificate of an unknown issuer (SHA-256),
   * if it could be read.
   */
  | { kind: 'tls'; host: string; reason: TlsReason; fingerprint?: string | undefined }
  /** The proxy refused the request; `status` is null if it did not respond. */
  | { kind: 'proxy'; proxy: string; status: number | null }
  /** No response head within the connection's limit. */
  | { kind: 'timeout'; afterMs: number }
  | { kind: 'cancelled' }
  /** The server sent something that is not HTTP. */
  | { kind: 'not-http'; host: string }
  /** The head of the response breaks the rules of HTTP. */
  | { kind: 'invalid-head'; host: string; reason: InvalidHeadReason }
  /** A redirect that is not followed because of the token. */
  | { kind: 'redirect-refused'; status: number; from: string; to: string; reason: RedirectReason }
  /** Plain http to another computer, not allowed for this connection. */
  | { kind: 'plain-http'; host: string }
  | { kind: 'unknown-connection'; connectionId: string }
  /** The token cannot be read now; `state` is the kind of TokenState. */
  | { kind: 'token-unavailable'; state: string }
  /** The host process could not parse the page's request: a defect of the app. */
  | { kind: 'invalid-request'; detail: string }
  /** The host process failed: a defect of the app. `detail` is the error's name, never its message. */
  | { kind: 'host-fault'; detail: string }
  /** Anything else; `code` is a machine code such as `EPROTO`, never a message. */
  | { kind: 'other'; code: string }

/** True for a problem whose advice is to check the address of the connection. */
export const mayBeWrongAddress = (kind: string): boolean =>
  kind === 'refused' || kind === 'dns' || kind === 'not-http'

export type TlsReason =
  | 'expired'
  | 'not-yet-valid'
  | 'wrong-host'
  | 'self-signed'
  | 'unknown-issuer'
  | 'handshake'

/**
 * `lengths`: Content-Length twice, beside Transfer-Encoding, or unlike the body (RFC 9112, section 6.3).
 * `other`: a line that is no header, or a character that must not be in one.
 */
export type InvalidHeadReason = 'lengths' | 'too-large' | 'other'

export type RedirectReason = 'other-origin' | 'too-many' | 'invalid-address' | 'method-changes'

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
  | { kind: 'reset' }
  /** No byte within the connection's limit. */
  | { kind: 'silence'; afterMs: number }
  /** Not complete within the connection's limit. */
  | { kind: 'duration'; afterMs: number }
  /** More decoded bytes than the connection's limit. */
  | { kind: 'too-large'; limitBytes: number }
  /** gzip, deflate, br or zstd data that cannot be decoded. */
  | { kind: 'bad-encoding'; encoding: string }
  /** Data in an encoding that the app cannot decode. */
  | { kind: 'unknown-encoding'; encoding: string }
  | { kind: 'cancelled' }
  | { kind: 'other'; code: string }

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

/** The first value of a header, whose name is given in lower case; '' without one. */
export const headerOf = (headers: readonly HeaderLine[], name: string): string =>
  headers.find(([own]) => own.toLowerCase() === name)?.[1] ?? ''

/** True if the request contained a token. */
export const hadToken = ({ sent }: ExchangeHead): boolean =>
  headerOf(sent.headers, 'authorization') !== ''

/** True for 2xx (RFC 9110 15.3); a response with 1xx never ends an exchange. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** True if a status refuses the token or its access. */
export const isRefused = (status: number): status is 401 | 403 => status === 401 || status === 403

/** True if a status says nothing about the query: 408 and 429 are about the load, 5xx are errors of the server. */
export const isServerTrouble = (status: number): boolean =>
  status >= 500 || status === 429 || status === 408

/** How a status is coloured: 2xx is good, 3xx a notice, all above is bad. */
export const toneOfStatus = (status: number): 'good' | 'notice' | 'bad' =>
  isSuccess(status) ? 'good' : status < 400 ? 'notice' : 'bad'
