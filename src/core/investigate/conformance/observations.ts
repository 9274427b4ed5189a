import type { AnswerDetails } from '#core/investigate/answer-details.ts'
import type { Outcomes, StepAnswer, StepFailure } from '#core/investigate/investigation.ts'

/** The outcome of one request of the card. */
export type RequestOutcome =
  /** The request has not ended. */
  | { kind: 'not-yet' }
  /** The response has a list of items. */
  | { kind: 'list'; answer: StepAnswer; details: AnswerDetails }
  /** The server refused the request, or returned no list. */
  | { kind: 'refused'; status: number; details: AnswerDetails | null }
  /** Failed because of token, load or network, independent of the request. */
  | { kind: 'unanswered'; failure: StepFailure }

export function readRequestOutcome(outcomes: Outcomes, key: string): RequestOutcome {
  const outcome = outcomes.get(key)
  if (outcome === undefined) return { kind: 'not-yet' }
  const details = outcome.details ?? null
  if (outcome.kind === 'answered')
    return details === null
      ? { kind: 'unanswered', failure: { kind: 'no-list' } }
      : { kind: 'list', answer: outcome.answer, details }
  const { failure } = outcome
  return failure.kind === 'status' && concernsRequest(failure.status)
    ? { kind: 'refused', status: failure.status, details }
    : { kind: 'unanswered', failure }
}

/** 401, 403 and 407 concern permissions, 408 and 429 the load, 5xx are server errors. */
const concernsRequest = (status: number): boolean =>
  status >= 300 && status < 500 && ![401, 403, 407, 408, 429].includes(status)

/** What the requests of an API check have shown so far. */
export interface Observations {
  endpoint: string
  /** Another name of the endpoint (slug or UUID); '' if unknown. */
  otherName: string
  /** The address with which the server's links must begin. */
  baseUrl: string
  /** The answer to a request without parameters. */
  first: { answer: StepAnswer; details: AnswerDetails }
  /** Hits; null if unknown or not a safe integer. */
  total: number | null
  /** A page size that gives at least three pages if there are at least three items; at most 5. */
  size: number
  outcomeOf(key: string): RequestOutcome
}
