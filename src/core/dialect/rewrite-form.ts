import type { Conventions } from '#core/query/conventions.ts'
import type { FilterDefinition } from '#core/query/filter-definition.ts'
import { findDefinition } from '#core/query/find-definition.ts'
import { moveToField } from '#core/query/form-fix.ts'
import {
  isEmptyValue,
  type FieldsRow,
  type FilterRow,
  type ParameterValue,
  type QueryForm,
} from '#core/query/form.ts'

/**
 * The form that means under other conventions what this one meant under its own: attributes of a relation
 * leave the item itself whole, and values of which any was enough stay so.
 *
 * Only what the form says by its shape is rewritten. A key with a definition of its own keeps its values,
 * and so does a body typed by hand, which is no form.
 */
export function rewriteForm(
  form: QueryForm,
  from: Conventions,
  to: Conventions,
  definitions: readonly FilterDefinition[],
): QueryForm {
  const isFlattened = from.fields === 'per-relation' && to.fields === 'flat-list'
  const needsAll = from.listMeans === 'any' && to.listMeans === 'all'
  const flat = isFlattened ? withFlatFields(form, to) : form
  return {
    ...flat,
    filters: needsAll ? form.filters.map((row) => joinValues(row, definitions)) : form.filters,
  }
}

/** A list over the item has its field in the form now. */
function withFlatFields(form: QueryForm, to: Conventions): QueryForm {
  const whole = { ...form, fields: withWholeItem(form.fields) }
  const at = form.extra.findIndex(({ name, value }) => name === 'fields' && !isEmptyValue(value))
  return moveToField(whole, at, to) ?? whole
}

/** One list over the item would drop what it does not name. */
function withWholeItem(fields: readonly FieldsRow[]): readonly FieldsRow[] {
  const isNeeded =
    fields.some(({ attributes }) => attributes.some((name) => name !== '')) &&
    fields.every(({ relation }) => relation !== '')
  return isNeeded ? [{ relation: '', attributes: ['*'] }, ...fields] : fields
}

/** One text with commas is any of them on CORE (datacycle-core.md 2.2), still as a member of a list. */
function joinValues(row: FilterRow, definitions: readonly FilterDefinition[]): FilterRow {
  const means = findDefinition(definitions, row.key)?.listMeans ?? null
  if (means !== null || row.value.kind !== 'list') return row
  const filled = row.value.items.filter((item) => item !== '')
  const value: ParameterValue = { kind: 'list', items: [filled.join(',')] }
  return filled.length < 2 ? row : { ...row, value }
}
