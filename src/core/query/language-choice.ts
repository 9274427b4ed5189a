import type { ExtraRow } from './form.ts'

const parameter = 'language'

/**
 * The languages requested by a form, in order; empty without any. null if the parameter has a shape that the
 * language choice does not produce (repeated, list, JSON).
 */
export function readLanguageChoice(extra: readonly ExtraRow[]): string[] | null {
  const rows = extra.filter(({ name }) => name === parameter)
  const [row] = rows
  if (row === undefined) return []
  if (rows.length > 1 || row.value.kind !== 'text') return null
  return row.value.text
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
}

/** Sets the requested languages as one comma-separated text (datacycle-core.md 8), at the old position. */
export function writeLanguageChoice(
  extra: readonly ExtraRow[],
  codes: readonly string[],
): ExtraRow[] {
  const at = languageRowOf(extra)
  if (codes.length === 0) return extra.filter(({ name }) => name !== parameter)
  const row: ExtraRow = { name: parameter, value: { kind: 'text', text: codes.join(',') } }
  return at < 0 ? [...extra, row] : extra.toSpliced(at, 1, row)
}

/** Index of the language parameter; -1 without one. */
export const languageRowOf = (extra: readonly ExtraRow[]): number =>
  extra.findIndex(({ name }) => name === parameter)
