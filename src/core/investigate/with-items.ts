import { readFilterKey } from '#core/query/filter-key.ts'
import type { FilterRow, QueryForm } from '#core/query/form.ts'

/**
 * The form for some items only; null where the query holds a value that their IDs cannot be added to. Members of
 * a list must all hold, and one member with commas is any of them (datacycle-core.md 2.2), so the IDs are one that
 * stands beside those that the form asks for; `in` stands before `notIn`, which would turn it round.
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
