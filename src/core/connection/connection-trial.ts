import type { ExchangeProblem } from '#core/exchange/problem.ts'
import type { ErrorAdvice } from '#core/response/error-cause.ts'
import type { TokenState } from './token-state.ts'

/** The result of testing a connection; its meaning is worded in i18n. */
export type ConnectionTrial =
  | {
      kind: 'answer'
      requested: TrialQuestion
      status: number
      /** True if the body starts like JSON: a login page also answers 200. */
      isJson: boolean
      hadToken: boolean
      /** Advice on a refusal, derived from the response; null for a success. */
      advice: ErrorAdvice | null
      /** After an ambiguous 401: whether the server accepts the token itself. */
      credentials: 'accepted' | 'refused' | 'not-asked'
      /** True if the responses are marked as dataCycle CORE (datacycle-core.md 0). */
      isDatacycle: boolean
      /** Number of endpoints that the token can see; null if unknown. */
      endpointCount: number | null
    }
  | { kind: 'no-answer'; problem: ExchangeProblem }
  | { kind: 'token-unavailable'; state: Exclude<TokenState['kind'], 'stored' | 'memory'> }

/** `endpoint`: requests one item. `credentials`: CORE's token check, which needs no endpoint. */
export type TrialQuestion = 'endpoint' | 'credentials'
