import type { FolderProblem } from '#core/workspace/opened-folder.ts'
import type { TokenProblem } from '#core/connection/read-token.ts'

/** Why something at a path is not read as a file. */
export type FileFault = 'folder' | 'device' | 'pipe' | 'socket' | 'too-large'

/**
 * Why a file could not be written. `code` is the system's error code (such as `ENOSPC`), never a message,
 * because messages contain paths.
 */
export interface WriteProblem {
  kind: 'disk-full' | 'read-only' | 'other'
  code: string
}

export type LockProblem =
  | WriteProblem
  /** Another process held the lock until the wait timed out. */
  | { kind: 'busy' }

export type SaveProblem =
  | LockProblem
  /** A newer version of the app wrote the file, so this version must not change it. */
  | { kind: 'newer'; version: number }

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

/**
 * Why the host rejected a call of the page. Holds codes and IDs, never a token or a library's message.
 * A failed request to a server is an `ExchangeProblem` instead.
 */
export type HostRefusal =
  | DraftProblem
  | ({ kind: 'token' } & TokenProblem)
  /** Another window removed the connection. */
  | { kind: 'unknown-connection' }
  /** The token cannot be read now, as while the keyring is locked. */
  | { kind: 'token-unavailable' }
  | SaveProblem
  /** Another window changed the saved request since the page last read it. */
  | { kind: 'changed-elsewhere' }
  /** The disk quota for sets (`settings.sets-limit`) is used up, or this write would exceed it. */
  | { kind: 'sets-full'; limit: number }
  /** Another process has locked the set: its process ID and computer name. */
  | { kind: 'set-held'; pid: number; host: string }
  /** A folder cannot be opened. */
  | { kind: 'folder'; reason: FolderProblem }
  /** `detail` is the path of the value that failed validation. */
  | { kind: 'invalid-request'; detail: string }
  /** A bug: `detail` is the name of the error. */
  | { kind: 'host-fault'; detail: string }
