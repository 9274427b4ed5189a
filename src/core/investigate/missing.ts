import type { QueryForm } from '#core/query/form.ts'
import type { Condition } from './conditions.ts'
import type { Investigation, Outcomes, StepFailure } from './investigation.ts'

/** One thing that must hold for an item to be in an answer, and whether it does (truth.md 5). */
export interface MissingCheck {
  kind: 'readable' | 'endpoint' | 'condition' | 'query'
  /** The condition that it is about; null for the others. */
  condition: Condition | null
  result: 'yes' | 'no' | 'unknown'
  /** Why the item cannot be read, where the server says so. */
  reason: 'expired' | 'deleted' | null
  /** What the item itself shows of it: an attribute with a value. */
  shown: { path: string; value: string } | null
}

/** A check that is about no condition. */
export const checkWhole = (
  kind: Exclude<MissingCheck['kind'], 'condition'>,
  result: MissingCheck['result'],
): MissingCheck => ({ kind, condition: null, result, reason: null, shown: null })

/** The conditions that the item does not meet. */
export const listFailing = (checks: readonly MissingCheck[]): Condition[] =>
  checks.flatMap(({ condition, result }) =>
    condition !== null && result === 'no' ? [condition] : [],
  )

/** Why an item is not in an answer; only what is proved. */
export type MissingConclusion =
  /** It is there. */
  | { kind: 'listed' }
  /** It meets none of these conditions. */
  | { kind: 'fails'; conditions: readonly Condition[] }
  /** The token may read it, and the endpoint does not hold it under any condition. */
  | { kind: 'not-in-endpoint'; isReadable: boolean }
  /** In the server's own words. */
  | { kind: 'expired'; words: string }
  /** The instance knows no item of that ID; `isSought`: nor do its deletions have it, as far as they go back. */
  | { kind: 'unknown-item'; isSought: boolean }
  /** It was deleted; `at` as the server tells it, null where it does not. */
  | { kind: 'deleted'; at: string | null }
  /** The endpoint refuses the token, which may read the item itself. */
  | { kind: 'endpoint-refused'; status: number }
  /** Not met on so many pages, which are not all there are. */
  | { kind: 'not-met'; pages: number; items: number }
  /** It is in the endpoint and not in the answer, and no single condition that can be told keeps it out. */
  | { kind: 'untold' }
  | { kind: 'failed'; failure: StepFailure }

/** An item that is sought in the answer of a query. */
export interface SoughtItem {
  id: string
  form: QueryForm
}

export interface MissingQuestion extends Investigation<MissingConclusion> {
  conditions: readonly Condition[]
  /** Items that a request brings at most; null where it only counts. */
  pageSize: number | null
  checks(outcomes: Outcomes): readonly MissingCheck[]
  /** The item's name, once it has been read. */
  nameIn(outcomes: Outcomes): string | null
}
