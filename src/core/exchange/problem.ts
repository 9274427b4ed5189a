/**
 * Why there is no answer. An HTTP status of any value is an answer (see ExchangeHead), so this is
 * for what happened before one came. Plain data: the words for people stand in the page's messages.
 */
export type ExchangeProblem =
  /** The host name could not be resolved. */
  | { kind: 'dns'; host: string }
  /** Nothing listens at that address. */
  | { kind: 'refused'; host: string }
  /** The network has no way to that address. */
  | { kind: 'unreachable'; host: string }
  /** The connection was cut before the answer's head was complete. */
  | { kind: 'reset'; host: string }
  /** The certificate or the TLS handshake failed; `reason` says which check. */
  | { kind: 'tls'; host: string; reason: TlsReason }
  /** The proxy did not let the request through; `status` where it answered. */
  | { kind: 'proxy'; proxy: string; status: number | null }
  /** No head within the connection's limit. */
  | { kind: 'timeout'; afterMs: number }
  | { kind: 'cancelled' }
  /** The server sent something that is not HTTP. */
  | { kind: 'not-http'; host: string }
  /** A redirect that is not followed with the token: another origin, too many, or a broken address. */
  | { kind: 'redirect-refused'; status: number; from: string; to: string; reason: RedirectReason }
  /** Plain http to a host that is not this computer, and nobody allowed it for this connection. */
  | { kind: 'plain-http'; host: string }
  /** A link that leaves the connection's address or its API path. */
  | { kind: 'foreign-link'; target: string }
  | { kind: 'unknown-connection'; connectionId: string }
  /** The token cannot be read at the moment; `state` is the vault's own word for why. */
  | { kind: 'token-unavailable'; state: string }
  /** The host did not understand the page: a defect of the app, told as one. */
  | { kind: 'invalid-request'; detail: string }
  /** The host failed at what it was asked: a defect as well; `detail` is the error's name, never its message. */
  | { kind: 'host-fault'; detail: string }
  /** Anything else; `code` is a bounded machine code such as `EPROTO`, never a message. */
  | { kind: 'other'; code: string }

export type TlsReason =
  'expired' | 'not-yet-valid' | 'wrong-host' | 'self-signed' | 'unknown-issuer' | 'handshake'

export type RedirectReason = 'other-origin' | 'too-many' | 'invalid-address' | 'method-changes'
