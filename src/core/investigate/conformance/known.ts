import type { CloserLook } from '#core/investigate/closer-look.ts'
import type { Outcomes, StepAnswer, StepFailure } from '#core/investigate/investigation.ts'

/** What came of one request of the card. */
export type Came =
  | { kind: 'not-yet' }
  | { kind: 'list'; answer: StepAnswer; look: CloserLook }
  /** The server says no to what was asked; or something that is no list. */
  | { kind: 'refused'; status: number; look: CloserLook | null }
  /** Token, load, network: it says nothing of what was asked. */
  | { kind: 'unanswered'; failure: StepFailure }

export function readCame(outcomes: Outcomes, key: string): Came {
  const outcome = outcomes.get(key)
  if (outcome === undefined) return { kind: 'not-yet' }
  const look = outcome.look ?? null
  if (outcome.kind === 'answered')
    return look === null
      ? { kind: 'unanswered', failure: { kind: 'no-list' } }
      : { kind: 'list', answer: outcome.answer, look }
  const { failure } = outcome
  return failure.kind === 'status' && isOfTheQuestion(failure.status)
    ? { kind: 'refused', status: failure.status, look }
    : { kind: 'unanswered', failure }
}

/** 401 and 403 are about the token, 408 and 429 about the load, 5xx about a fault. */
const isOfTheQuestion = (status: number): boolean =>
  status >= 300 && status < 500 && ![401, 403, 407, 408, 429].includes(status)

/** What the card knows of the endpoint from its first answer, and what has come of the rest. */
export interface Known {
  endpoint: string
  /** Another name that the endpoint has, told by the instance or by the person; '' where none is known. */
  otherName: string
  /** The address of the instance, which its links must lead to. */
  baseUrl: string
  /** The endpoint asked for without anything. */
  first: { answer: StepAnswer; look: CloserLook }
  /** Hits; null where no number is told, or one beyond what can be counted with. */
  total: number | null
  /** A page size at which there are three pages, where there are three items. */
  size: number
  came(key: string): Came
}
