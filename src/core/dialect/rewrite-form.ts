import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/filter-key.ts'
import { withWholeItem } from '#core/query/flat-fields.ts'
import { moveToField } from '#core/query/form-fix.ts'
import {
  isEmptyValue,
  type FilterRow,
  type ParameterValue,
  type QueryForm,
} from '#core/query/form.ts'

/**
 * Rewrites a form so that it means the same under other conventions: attributes of a relation do not restrict
 * the item itself, and OR lists stay OR lists.
 *
 * Filters with their own definition and hand-typed bodies stay unchanged.
 */
export function rewriteForm(
  form: QueryForm,
  from: Conventions,
  to: Conventions,
  definitions: readonly FilterDefinition[],
): QueryForm {
  const isFlattened = from.fields === 'per-relation' && to.fields === 'flat-list'
  const mustJoinLists = from.listMeans === 'any' && to.listMeans === 'all'
  const flat = isFlattened ? withFlatFields(form, to) : form
  return {
    ...flat,
    filters: mustJoinLists ? form.filters.map((row) => joinValues(row, definitions)) : form.filters,
  }
}

/** Adds `*` for the item's own attributes, and moves an extra `fields` parameter into the form's field. */
function withFlatFields(form: QueryForm, to: Conventions): QueryForm {
  const isRequested = form.fields.some(({ attributes }) => attributes.some((name) => name !== ''))
  const whole = isRequested ? { ...form, fields: withWholeItem(form.fields) } : form
  const at = form.extra.findIndex(({ name, value }) => name === 'fields' && !isEmptyValue(value))
  return moveToField(whole, at, to) ?? whole
}

/** Joins values with commas, which means OR on CORE (datacycle-core.md 2.2), as the only member of a list. */
function joinValues(row: FilterRow, definitions: readonly FilterDefinition[]): FilterRow {
  const means = findDefinition(definitions, row.key)?.listMeans ?? null
  if (means !== null || row.value.kind !== 'list') return row
  const filled = row.value.items.filter((item) => item !== '')
  const value: ParameterValue = { kind: 'list', items: [filled.join(',')] }
  return filled.length < 2 ? row : { ...row, value }
}
