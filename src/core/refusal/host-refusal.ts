import type { TokenProblem } from '#core/connection/token-check.ts'
import type { DraftProblem } from './draft-problem.ts'
import type { SaveProblem } from './save-problem.ts'

/**
 * Why the host does not keep or change what the page asks it to: codes and ids, never a token or a message of
 * a library. What becomes of a request to an instance is an `ExchangeProblem` instead.
 */
export type HostRefusal =
  | DraftProblem
  | ({ kind: 'token' } & TokenProblem)
  /** The connection was removed meanwhile, by another window. */
  | { kind: 'unknown-connection' }
  | SaveProblem
  /** A saved request is not as the page last saw it: another window changed it. */
  | { kind: 'changed-elsewhere' }
  /** The sets take as much as a person gave them (`settings.sets-limit`), or would. */
  | { kind: 'sets-full'; limit: number }
  /** Another process writes into the set; its number, and the computer that it runs on. */
  | { kind: 'set-held'; pid: number; host: string }
  /** `detail` is the path of what did not fit its schema. */
  | { kind: 'invalid-request'; detail: string }
  /** A bug: `detail` is the name of the error. */
  | { kind: 'host-fault'; detail: string }
