import type {
  FilterRow,
  ParameterValue,
  QueryForm,
  RelativeDate,
  WrittenFilterRow,
  WrittenForm,
} from './form.ts'
import { resolveRelativeDate } from './relative-date.ts'

/** What a written form asks for on a day (`2026-03-31`); the form itself where nothing in it is relative. */
export function resolveForm(written: WrittenForm, today: string): QueryForm {
  return isQueryForm(written)
    ? written
    : { ...written, filters: written.filters.map((row) => resolveRow(row, today)) }
}

/** The rows as they are sent on a day. */
export const resolveRows = (rows: readonly WrittenFilterRow[], today: string): FilterRow[] =>
  rows.map((row) => resolveRow(row, today))

/**
 * A form that was made of what a written one asks for, with the dates that nobody changed relative again: a
 * row of the same key and the same day is the one that was there.
 */
export const keepRelative = (
  made: QueryForm,
  written: WrittenForm,
  today: string,
): WrittenForm => ({ ...made, filters: keepRelativeRows(made.filters, written.filters, today) })

/** The same for its rows alone. */
export function keepRelativeRows(
  made: readonly FilterRow[],
  written: readonly WrittenFilterRow[],
  today: string,
): readonly WrittenFilterRow[] {
  const relative = written.filter(isRelativeRow)
  if (relative.length === 0) return made
  return made.map((row): WrittenFilterRow => {
    const before = relative.find(
      ({ key, value }) =>
        key === row.key && isSameText(row.value, resolveRelativeDate(value, today)),
    )
    return before ?? row
  })
}

/** The rows whose dates are relative to the day. */
export const listRelative = ({
  filters,
}: WrittenForm): (WrittenFilterRow & { value: RelativeDate })[] => filters.filter(isRelativeRow)

const isSameText = (value: ParameterValue, text: string): boolean =>
  value.kind === 'text' && value.text === text

const isQueryForm = (form: WrittenForm): form is QueryForm => !form.filters.some(isRelativeRow)

const isRelativeRow = (row: WrittenFilterRow): row is WrittenFilterRow & { value: RelativeDate } =>
  row.value.kind === 'relative'

function resolveRow({ key, value }: WrittenFilterRow, today: string): FilterRow {
  return value.kind === 'relative'
    ? { key, value: { kind: 'text', text: resolveRelativeDate(value, today) } }
    : { key, value }
}
