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
