import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import type { RequestPurpose } from '#core/exchange/exchange-request.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { QueryForm } from '#core/query/form.ts'
import type { RequestPlan } from '#core/request/request-plan.ts'
import type { ResponseDetails } from './response-details.ts'

/**
 * A plan of several requests to a server (truth.md 3 to 5). Pure: from the outcomes so far it derives the
 * next requests or the conclusion. The order of the responses makes no difference.
 */
export interface Investigation<Conclusion> {
  /** The maximum number of requests, known before the first one. */
  price: number
  /** The next requests after these outcomes, or the conclusion. */
  next(outcomes: Outcomes): NextSteps<Conclusion>
}

export type NextSteps<Conclusion> =
  /** The requests without an outcome, including those already running. Never empty. */
  { kind: 'open'; wanted: readonly Step[] } | { kind: 'concluded'; conclusion: Conclusion }

/** The steps without an outcome, or else the conclusion. */
export function openOrConclude<Conclusion>(
  steps: readonly Step[],
  outcomes: Outcomes,
  conclude: () => Conclusion,
): NextSteps<Conclusion> {
  const wanted = steps.filter(({ key }) => !outcomes.has(key))
  return wanted.length > 0
    ? { kind: 'open', wanted }
    : { kind: 'concluded', conclusion: conclude() }
}

export interface Step {
  /** Identifies the request: steps with the same key are sent once. */
  key: string
  plan: RequestPlan
  purpose: RequestPurpose
  /** What is read from the items in addition to their IDs. */
  reads?: StepReading
  /** Only the total is needed; the response may have no items. */
  isCount?: true
  /** `ResponseDetails` are read too, whatever the status of the response. */
  readsDetails?: true
  /** Pages follow, as those of a set (whole-set.md A2), until an item has come. */
  walk?: ListWalk
}

/** A walk over the pages of a list, of which `Step.plan` is the first. */
export interface ListWalk {
  form: QueryForm
  conventions: Conventions
  itemId: string
  maxPages: number
}

export type StepReading =
  /** The first value of an attribute in each item, as text. */
  | { kind: 'attribute'; name: string }
  /** The whole item with this ID, if present. */
  | { kind: 'item'; id: string }
  /** The number of resolved values per relation. */
  | { kind: 'resolved'; relations: readonly string[] }

/** The outcomes of the steps that have ended, by step key. */
export type Outcomes = ReadonlyMap<string, StepOutcome>

export type StepOutcome =
  /** The response has a list, or the requested total. */
  (
    | { kind: 'answered'; response: StepResponse }
    /** There is no list. This says nothing about the parameters in question. */
    | { kind: 'failed'; failure: StepFailure }
  ) & {
    /** Present if the step has `readsDetails` and there was a response. */
    details?: ResponseDetails
    /** Present if the step is a walk. `isComplete`: nothing is known to be missing in its items. */
    walked?: { pages: number; items: number; isComplete: boolean }
    /** Time to the first byte; absent if there was no response. */
    firstByteMs?: number
    /** Size and download time of the body; absent if there was none, or if unknown. */
    body?: Pick<ExchangeOutcome, 'sizes' | 'downloadMs'>
  }

export type StepFailure =
  | {
      kind: 'status'
      status: number
      /** The server's error messages. */
      words?: readonly string[]
    }
  /** No answer; a kind of core/exchange/outcome.ts or of the page's own host. */
  | { kind: 'problem'; problem: string }
  /** Success without a list, or with an incomplete one. */
  | { kind: 'no-list' }

/** The parts of a response that investigations read. */
export interface StepResponse {
  /** The digits of the total in `meta`; null if none. */
  total: string | null
  /** The `@id` of each item in order; '' if it has none. */
  ids: readonly string[]
  /** The number of resolved values per relation in `Step.reads`. */
  resolved: Readonly<Record<string, number>>
  /** The language stated by the response; null if none. */
  language: string | null
  /** The attribute in `Step.reads`, per item; null if an item has none. */
  values: readonly (string | null)[]
  /** The item in `Step.reads`; null if it is not on the page. */
  item: JsonValue | null
}

export const responseWithoutItems: StepResponse = {
  total: null,
  ids: [],
  resolved: {},
  language: null,
  values: [],
  item: null,
}

/** The number of hits; a lower bound if not exact. */
export interface Hits {
  count: bigint
  isExact: boolean
}

export function hitsOf({ total, ids }: Pick<StepResponse, 'total' | 'ids'>): Hits {
  return total === null
    ? { count: BigInt(ids.length), isExact: ids.length === 0 }
    : { count: BigInt(total), isExact: true }
}

/** The hits of a step; null if it has not ended with a list. */
export function hitsAt(outcomes: Outcomes, key: string): Hits | null {
  const outcome = outcomes.get(key)
  return outcome?.kind === 'answered' ? hitsOf(outcome.response) : null
}

/** True if a response has all items of its total; only then are other items proved absent. */
export function isWholeList(outcome: StepOutcome | undefined): boolean {
  if (outcome?.kind !== 'answered') return false
  const { total, ids } = outcome.response
  return total !== null && BigInt(total) <= BigInt(ids.length)
}

/** True for the same items in the same order; false if one has no ID. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id !== '' && id === other[at])

/** UUIDs are case-insensitive (RFC 9562 section 4). */
export const isSameId = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** The steps without those whose request is already among the earlier ones. */
export const uniqueSteps = (steps: readonly Step[]): Step[] =>
  steps.filter(({ key }, at) => steps.findIndex((other) => other.key === key) === at)
