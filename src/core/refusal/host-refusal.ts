import type { TokenProblem } from '#core/connection/token-check.ts'
import type { DraftProblem } from './draft-problem.ts'
import type { SaveProblem } from './save-problem.ts'

/**
 * Why the host rejected a call of the page. Holds codes and IDs, never a token or a library's message.
 * A failed request to a server is an `ExchangeProblem` instead.
 */
export type HostRefusal =
  | DraftProblem
  | ({ kind: 'token' } & TokenProblem)
  /** Another window removed the connection. */
  | { kind: 'unknown-connection' }
  | SaveProblem
  /** Another window changed the saved request since the page last read it. */
  | { kind: 'changed-elsewhere' }
  /** The disk quota for sets (`settings.sets-limit`) is used up, or this write would exceed it. */
  | { kind: 'sets-full'; limit: number }
  /** Another process has locked the set: its process ID and computer name. */
  | { kind: 'set-held'; pid: number; host: string }
  /** `detail` is the path of the value that failed validation. */
  | { kind: 'invalid-request'; detail: string }
  /** A bug: `detail` is the name of the error. */
  | { kind: 'host-fault'; detail: string }
