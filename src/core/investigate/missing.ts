import { type QueryForm, pruneForm, type FilterRow } from '#core/query/form.ts'
import type { Condition } from './conditions.ts'
import type { Investigation, Outcomes, StepFailure } from './investigation.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { readConditions } from '#core/verdict/filter-condition.ts'
import { checkCondition } from '#core/verdict/check-condition.ts'

/** A requirement for an item to be in a response, and whether it is met (truth.md 5). */
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

/** The proved reason why an item is not in a response. */
export type MissingConclusion =
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
  /** The item is in the endpoint but not in the response, and no single condition is proved to exclude it. */
  | { kind: 'unexplained' }
  | { kind: 'failed'; failure: StepFailure }

/** An item to look for in the response of a query. */
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

/**
 * Whether the item's own attributes meet a condition: `yes` if it has the value, `no` if it has only others,
 * else `unknown`. Always `unknown` for full text, language and other parameters.
 */
export function compareWithItem(
  item: JsonValue,
  { place }: Condition,
  form: QueryForm,
  conventions: Conventions,
): Pick<MissingCheck, 'result' | 'evidence'> {
  const unknown = { result: 'unknown', evidence: null } as const
  if (place.kind !== 'filter') return unknown
  const row = pruneForm(form).filters[place.row]
  if (row === undefined) return unknown
  const results = readConditions(memberOf(row, place.member), conventions).map((one) =>
    checkCondition(item, one),
  )
  const mismatch = results.find((one) => one.kind === 'no')
  if (mismatch?.kind === 'no') return { result: 'no', evidence: evidenceOf(mismatch) }
  const [match] = results
  return match?.kind === 'yes' && results.every(({ kind }) => kind === 'yes')
    ? { result: 'yes', evidence: evidenceOf(match) }
    : unknown
}

/** The item's own ID is no useful evidence. */
const evidenceOf = ({ path, value }: { path: string; value: string }) =>
  path === '@id' ? null : { path, value }

/** The row with only the member that the condition is about; the whole row if null. */
function memberOf({ key, value }: FilterRow, member: number | null): FilterRow {
  if (member === null || value.kind !== 'list') return { key, value }
  return { key, value: { kind: 'list', items: value.items.slice(member, member + 1) } }
}
