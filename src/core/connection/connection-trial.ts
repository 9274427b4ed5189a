import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { ErrorAdvice } from '#core/response/error-cause.ts'
import type { TokenState } from './token-state.ts'

/** What a trial of a connection found out; what it means stands in the page's words. */
export type ConnectionTrial =
  | {
      kind: 'answer'
      asked: TrialQuestion
      status: number
      /** Whether the answer is JSON, by its first bytes: a login page or a shop answers 200 as well. */
      isJson: boolean
      hadToken: boolean
      /** Whose part a refusal is, by what it proves of itself; null for a success. */
      advice: ErrorAdvice | null
      /** After a 401 that may mean either: whether the server takes the token as such. */
      credentials: 'accepted' | 'refused' | 'not-asked'
      /** The trial's own answers carry the mark of a dataCycle CORE (datacycle-core.md 0). */
      isDatacycle: boolean
      /** How many endpoints the instance names to this token; null where it was not asked or does not say. */
      endpoints: number | null
    }
  | { kind: 'no-answer'; problem: ExchangeProblem }
  | { kind: 'token-unavailable'; state: Exclude<TokenState['kind'], 'stored' | 'memory'> }

/** `endpoint`: one item of it. `credentials`: CORE's own check, which knows no endpoint. */
export type TrialQuestion = 'endpoint' | 'credentials'
