import type {
  FilterRow,
  ParameterValue,
  QueryForm,
  RelativeDate,
  StoredFilterRow,
  StoredForm,
} from './form.ts'
import { resolveRelativeDate } from './relative-date.ts'

/** Resolves the relative dates of a form for a day (`2026-03-31`); returns the form itself if it has none. */
export function resolveForm(stored: StoredForm, today: string): QueryForm {
  return isQueryForm(stored)
    ? stored
    : { ...stored, filters: stored.filters.map((row) => resolveRow(row, today)) }
}

export const resolveRows = (rows: readonly StoredFilterRow[], today: string): FilterRow[] =>
  rows.map((row) => resolveRow(row, today))

/**
 * Restores relative dates in a form derived from a resolved one: a row with the same key and resolved date
 * becomes the original relative row again.
 */
export const restoreRelativeDates = (
  derived: QueryForm,
  stored: StoredForm,
  today: string,
): StoredForm => ({
  ...derived,
  filters: restoreRelativeRows(derived.filters, stored.filters, today),
})

/** The same for filter rows. */
export function restoreRelativeRows(
  derived: readonly FilterRow[],
  stored: readonly StoredFilterRow[],
  today: string,
): readonly StoredFilterRow[] {
  const relative = stored.filter(isRelativeRow)
  if (relative.length === 0) return derived
  return derived.map((row): StoredFilterRow => {
    const original = relative.find(
      ({ key, value }) =>
        key === row.key && isSameText(row.value, resolveRelativeDate(value, today)),
    )
    return original ?? row
  })
}

export const listRelativeRows = ({
  filters,
}: StoredForm): (StoredFilterRow & { value: RelativeDate })[] => filters.filter(isRelativeRow)

const isSameText = (value: ParameterValue, text: string): boolean =>
  value.kind === 'text' && value.text === text

const isQueryForm = (form: StoredForm): form is QueryForm => !form.filters.some(isRelativeRow)

const isRelativeRow = (row: StoredFilterRow): row is StoredFilterRow & { value: RelativeDate } =>
  row.value.kind === 'relative'

function resolveRow({ key, value }: StoredFilterRow, today: string): FilterRow {
  return value.kind === 'relative'
    ? { key, value: { kind: 'text', text: resolveRelativeDate(value, today) } }
    : { key, value }
}
