import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { RequestPurpose } from '#core/exchange/request-purpose.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { CloserLook } from './closer-look.ts'

/**
 * A question to an instance that takes several requests (truth.md 3 to 5): a value, pure. Given
 * what is known so far it says what to ask next, or what follows from it; in which order the answers came
 * makes no difference.
 */
export interface Investigation<Conclusion> {
  /** Requests at most; known before the first one. */
  price: number
  look(outcomes: Outcomes): Look<Conclusion>
}

export type Look<Conclusion> =
  /** What is not known yet and can be asked now, those under way included. Never empty. */
  { kind: 'open'; wanted: readonly Step[] } | { kind: 'concluded'; conclusion: Conclusion }

/** One request of an investigation. */
export interface Step {
  /** Says what is asked: two steps with the same key are the same, and are asked once. */
  key: string
  plan: RequestPlan
  purpose: RequestPurpose
  /** Relations whose resolved values are to be counted. */
  include: readonly string[]
  /** What is read of the items besides their ids. */
  reads?: StepReading
  /** The total is all that is wanted: the items may be left out of the answer. */
  isCount?: true
  /** Whether more is to be seen of the answer, whatever its status, than its hits. */
  looksCloser?: true
}

export type StepReading =
  /** The first value of an attribute in each item, as text. */
  | { kind: 'attribute'; name: string }
  /** One item as a whole, if it is there. */
  | { kind: 'item'; id: string }

/** What came of the steps that have ended, by their keys. */
export type Outcomes = ReadonlyMap<string, StepOutcome>

export type StepOutcome = (
  | { kind: 'answered'; answer: StepAnswer }
  /** There is no list: said of the step, never a verdict on what was asked. */
  | { kind: 'failed'; failure: StepFailure }
) & {
  /** Where the step wants it, and something came. */
  look?: CloserLook
  /** From sending to the answer's head; not there where none came. */
  firstByteMs?: number
  /** How its body came; not there where none did, or nobody could tell. */
  body?: Pick<ExchangeOutcome, 'sizes' | 'downloadMs'>
}

export type StepFailure =
  /** Answered, but not with success. */
  | {
      kind: 'status'
      status: number
      /** What the server says about it, where it says anything. */
      words?: readonly string[]
    }
  /** No answer at all; the kinds of core/exchange/problem.ts and of the page's own host. */
  | { kind: 'problem'; problem: string }
  /** Success without a list, or one that broke off. */
  | { kind: 'no-list' }

/** What investigations look at in an answer. */
export interface StepAnswer {
  /** The digits of `meta`; null where the answer tells none. */
  total: string | null
  /** The `@id` of each item in order, '' where it has none. */
  ids: readonly string[]
  /** Resolved values of the relations that the step names. */
  resolved: Readonly<Record<string, number>>
  /** The one language that the answer says it is in; null where it names none. */
  language: string | null
  /** The attribute that the step reads, item by item; null where an item has none. */
  values: readonly (string | null)[]
  /** The item that the step reads; null where it is not on the page. */
  item: JsonValue | null
}

/** An answer that has told nothing yet. */
export const nothingShown: StepAnswer = {
  total: null,
  ids: [],
  resolved: {},
  language: null,
  values: [],
  item: null,
}

/** How many hits an answer stands for: at least so many where it tells no total. */
export interface Hits {
  count: bigint
  isExact: boolean
}

export function hitsOf({ total, ids }: Pick<StepAnswer, 'total' | 'ids'>): Hits {
  return total === null
    ? { count: BigInt(ids.length), isExact: ids.length === 0 }
    : { count: BigInt(total), isExact: true }
}

/** The hits of a step; null where it was not answered with a list. */
export function hitsAt(outcomes: Outcomes, key: string): Hits | null {
  const outcome = outcomes.get(key)
  return outcome?.kind === 'answered' ? hitsOf(outcome.answer) : null
}

/** Whether an answer has as many items as it counts: only then does one that is not on it not exist. */
export function isWholeList(outcome: StepOutcome | undefined): boolean {
  if (outcome?.kind !== 'answered') return false
  const { total, ids } = outcome.answer
  return total !== null && BigInt(total) <= BigInt(ids.length)
}

/** A UUID's letters have no case (RFC 9562 section 4). */
export const isSameId = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()
