import type { QueryForm } from '#core/query/form.ts'
import type { Condition } from './conditions.ts'
import type { Investigation, Outcomes, StepFailure } from './investigation.ts'

/** A requirement for an item to be in an answer, and whether it is met (truth.md 5). */
export interface MissingCheck {
  kind: 'readable' | 'endpoint' | 'condition' | 'query'
  /** null unless `kind` is `condition`. */
  condition: Condition | null
  result: 'yes' | 'no' | 'unknown'
  /** Why the item cannot be read, if the server says so. */
  reason: 'expired' | 'deleted' | null
  /** Evidence in the item itself: an attribute with its value. */
  evidence: { path: string; value: string } | null
}

/** A check that is not about a condition. */
export const checkWithoutCondition = (
  kind: Exclude<MissingCheck['kind'], 'condition'>,
  result: MissingCheck['result'],
): MissingCheck => ({ kind, condition: null, result, reason: null, evidence: null })

/** The conditions that the item does not meet. */
export const listFailing = (checks: readonly MissingCheck[]): Condition[] =>
  checks.flatMap(({ condition, result }) =>
    condition !== null && result === 'no' ? [condition] : [],
  )

/** The proved reason why an item is not in an answer. */
export type MissingConclusion =
  /** The item is in the answer. */
  | { kind: 'listed' }
  /** The item meets none of these conditions. */
  | { kind: 'fails'; conditions: readonly Condition[] }
  /** Not in the endpoint, even without conditions. `isReadable`: the token can read it by ID. */
  | { kind: 'not-in-endpoint'; isReadable: boolean }
  /** Not valid at present: over, or not begun; `words` is the server's message for both. */
  | { kind: 'expired'; words: string }
  /** The server does not know the ID. `hasSearchedDeletions`: nor does the complete list of deletions. */
  | { kind: 'unknown-item'; hasSearchedDeletions: boolean }
  /** Deleted; `at` is the server's time, null if none. */
  | { kind: 'deleted'; at: string | null }
  /** The endpoint refuses the token, which can read the item itself. */
  | { kind: 'endpoint-refused'; status: number }
  /** The token works for lists, but may not read the item; no list contains it. */
  | { kind: 'item-refused'; status: number }
  /** Not found on this number of pages, which are not all pages. */
  | { kind: 'not-encountered'; pages: number; items: number }
  /** The item is in the endpoint but not in the answer, and no single condition is proved to exclude it. */
  | { kind: 'unexplained' }
  | { kind: 'failed'; failure: StepFailure }

/** An item to look for in the answer of a query. */
export interface SoughtItem {
  id: string
  form: QueryForm
}

export interface MissingQuestion extends Investigation<MissingConclusion> {
  conditions: readonly Condition[]
  /** Maximum items per request; null if requests only count. */
  pageSize: number | null
  checks(outcomes: Outcomes): readonly MissingCheck[]
  /** The item's name, once it has been read. */
  nameIn(outcomes: Outcomes): string | null
}
