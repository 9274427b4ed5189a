import type { JsonValue } from '#core/json/json-value.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { pruneForm, type FilterRow, type QueryForm } from '#core/query/form.ts'
import { readConditions } from '#core/verdict/filter-condition.ts'
import { checkCondition } from '#core/verdict/check-condition.ts'
import type { Condition } from './conditions.ts'
import type { MissingCheck } from './missing.ts'

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
