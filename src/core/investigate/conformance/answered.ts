import type { AnswerDetails } from '#core/investigate/answer-details.ts'
import type { RequestOutcome, Observations } from './observations.ts'
import { sectionOfCheck, type CheckName, type ConformanceLine, type LineValues } from './line.ts'

export type Answered = Extract<RequestOutcome, { kind: 'list' | 'refused' }>

/**
 * Calls `judge` if all of these requests were answered, else returns an `unanswered` line. A request that was
 * not sent is passed as refused with status 0.
 */
export function ifAnswered<const Keys extends readonly string[]>(
  observed: Observations,
  check: CheckName,
  keys: Keys,
  judge: (...answers: { [At in keyof Keys]: Answered }) => ConformanceLine,
): ConformanceLine {
  const outcomes = keys.map((key) => observed.outcomeOf(key))
  const missing = outcomes.find((one) => one.kind === 'unanswered')
  if (missing) return { kind: 'unanswered', check, restsOn: keys, failure: missing.failure }
  const answered = outcomes.map((one): Answered =>
    one.kind === 'list' || one.kind === 'refused'
      ? one
      : { kind: 'refused', status: 0, details: null },
  )
  return judge(...(answered as { [At in keyof Keys]: Answered }))
}

/** The status and body kind of a refusal, as message values. */
export const valuesOfRefusal = ({
  status,
  details,
}: Extract<RequestOutcome, { kind: 'refused' }>): { status: string; body: BodyKind } => ({
  status: String(status),
  body: bodyKindOf(details),
})

export const bodyKinds = ['errors', 'json', 'html', 'empty', 'text'] as const
export type BodyKind = (typeof bodyKinds)[number]

function bodyKindOf(details: AnswerDetails | null): BodyKind {
  switch (details?.shape) {
    case undefined:
    case 'empty':
    case 'pending':
      return 'empty'
    case 'html':
      return 'html'
    case 'not-json':
      return 'text'
    case 'bare-array':
    case 'envelope':
    case 'graph-object':
    case 'graph-scalar':
    case 'no-graph':
    case 'scalar':
      return details.members.some((name) => /^errors?$/.test(name)) ? 'errors' : 'json'
  }
}

/** The total of an answer; null if it has none or it is not a safe integer. */
export function totalOf(outcome: Answered): number | null {
  if (outcome.kind !== 'list' || outcome.answer.total === null) return null
  const total = Number(outcome.answer.total)
  return Number.isSafeInteger(total) ? total : null
}

export const asText = (values: Record<string, number | string>): LineValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

export const checkNames = Object.keys(sectionOfCheck) as CheckName[]
