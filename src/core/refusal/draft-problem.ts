/** Why what a person typed cannot be the address of an instance. */
export type BaseUrlProblem = 'not-a-url' | 'not-http' | 'has-user' | 'has-query' | 'other-version'

/** Why a text cannot be certificates. */
export type CertificateProblem =
  /** There is text, and no `BEGIN CERTIFICATE` in it. */
  | 'no-certificate'
  /** A secret that has no business here, and must not be kept. */
  | 'private-key'
  /** Looks like a certificate and cannot be read as one. */
  | 'unreadable'

/** Why a connection cannot be kept as it was typed. */
export type DraftProblem =
  | { kind: 'base-url'; reason: BaseUrlProblem }
  | { kind: 'certificates'; reason: CertificateProblem }
