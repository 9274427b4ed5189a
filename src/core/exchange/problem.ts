/** Why there is no response. HTTP errors are responses (see ExchangeHead). Plain data, worded in i18n. */
export type ExchangeProblem =
  /** The host name could not be resolved. */
  | { kind: 'dns'; host: string }
  /** Nothing listens at that address. */
  | { kind: 'refused'; host: string }
  /** The address is unreachable. */
  | { kind: 'unreachable'; host: string }
  /** The connection was reset before the response head was complete. */
  | { kind: 'reset'; host: string }
  /** The certificate or the TLS handshake failed. */
  | { kind: 'tls'; host: string; reason: TlsReason }
  /** The proxy refused the request; `status` is null if it did not respond. */
  | { kind: 'proxy'; proxy: string; status: number | null }
  /** No response head within the connection's limit. */
  | { kind: 'timeout'; afterMs: number }
  | { kind: 'cancelled' }
  /** The server sent something that is not HTTP. */
  | { kind: 'not-http'; host: string }
  /** A redirect that is not followed because of the token. */
  | { kind: 'redirect-refused'; status: number; from: string; to: string; reason: RedirectReason }
  /** Plain http to another computer, not allowed for this connection. */
  | { kind: 'plain-http'; host: string }
  /** A link to another address than the connection's, or outside of the API path. */
  | { kind: 'foreign-link'; target: string }
  | { kind: 'unknown-connection'; connectionId: string }
  /** The token cannot be read now; `state` is the kind of TokenState. */
  | { kind: 'token-unavailable'; state: string }
  /** The host process could not parse the page's request: a defect of the app. */
  | { kind: 'invalid-request'; detail: string }
  /** The host process failed: a defect of the app. `detail` is the error's name, never its message. */
  | { kind: 'host-fault'; detail: string }
  /** Anything else; `code` is a machine code such as `EPROTO`, never a message. */
  | { kind: 'other'; code: string }

export type TlsReason =
  'expired' | 'not-yet-valid' | 'wrong-host' | 'self-signed' | 'unknown-issuer' | 'handshake'

export type RedirectReason = 'other-origin' | 'too-many' | 'invalid-address' | 'method-changes'
