import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'

/**
 * Limits the form to some items; null if its own ID filter is JSON. All members of a list must match, and a
 * member with commas matches any of its IDs (datacycle-core.md 2.2), so the IDs are added as one member. The
 * row comes first, because after `notIn` it would be read as an exclusion.
 */
export function withItems(form: QueryForm, ids: readonly string[]): QueryForm | null {
  const isOwn = ({ key }: FilterRow) => readFilterKey(key).join('/') === 'contentId/in'
  const ownFilter = form.filters.find(isOwn)
  if (ownFilter?.value.kind === 'json') return null
  const ownItems =
    ownFilter === undefined
      ? []
      : ownFilter.value.kind === 'list'
        ? ownFilter.value.items
        : [ownFilter.value.text]
  const value = { kind: 'list', items: [...ownItems, ids.join(',')] } as const
  const row: FilterRow = { key: 'contentId.in', value }
  return { ...form, filters: [row, ...form.filters.filter((one) => !isOwn(one))] }
}
