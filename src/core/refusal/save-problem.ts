/**
 * Why a file could not be written. `code` is the system's own name (such as `ENOSPC`), never a
 * message, because messages carry paths.
 */
export interface WriteProblem {
  kind: 'disk-full' | 'read-only' | 'other'
  code: string
}

export type LockProblem =
  | WriteProblem
  /** Another process held the lock for longer than this one was ready to wait. */
  | { kind: 'busy' }

export type SaveProblem =
  | LockProblem
  /** The file was written by a newer version of the app and must not be changed by this one. */
  | { kind: 'newer'; version: number }
