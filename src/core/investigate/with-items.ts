import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'

/**
 * Limits the form to some items; null if its own ID filter is JSON. All members of a list must match, and a
 * member with commas matches any of its IDs (datacycle-core.md 2.2), so the IDs are added as one member. The
 * row comes first, because after `notIn` it would be read as an exclusion.
 */
export function withItems(form: QueryForm, ids: readonly string[]): QueryForm | null {
  const isOwn = ({ key }: FilterRow) => readFilterKey(key).join('/') === 'contentId/in'
  const own = form.filters.find(isOwn)
  if (own?.value.kind === 'json') return null
  const before =
    own === undefined ? [] : own.value.kind === 'list' ? own.value.items : [own.value.text]
  const value = { kind: 'list', items: [...before, ids.join(',')] } as const
  const row: FilterRow = { key: 'contentId.in', value }
  return { ...form, filters: [row, ...form.filters.filter((one) => !isOwn(one))] }
}
