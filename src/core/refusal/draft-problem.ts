/** Why a typed text is not a valid base URL. */
export type BaseUrlProblem = 'not-a-url' | 'not-http' | 'has-user' | 'has-query' | 'other-version'

/** Why a text is not a list of PEM certificates. */
export type CertificateProblem =
  /** The text has no `BEGIN CERTIFICATE`. */
  | 'no-certificate'
  /** A private key is a secret and must not be stored here. */
  | 'private-key'
  /** Looks like a certificate but cannot be parsed. */
  | 'unreadable'

/** Why a connection cannot be saved as typed. */
export type DraftProblem =
  | { kind: 'base-url'; reason: BaseUrlProblem }
  | { kind: 'certificates'; reason: CertificateProblem }
