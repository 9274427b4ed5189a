import type { ExtraRow } from './form.ts'

const parameter = 'language'

/**
 * The languages that a form asks for, in order: none where it names none, and null where the parameter stands
 * there otherwise than a choice would write it (twice, as a list, as JSON).
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

/** The parameters with these languages asked for, one text with commas (datacycle-core.md 8), in its old place. */
export function writeLanguageChoice(
  extra: readonly ExtraRow[],
  codes: readonly string[],
): ExtraRow[] {
  const at = extra.findIndex(({ name }) => name === parameter)
  if (codes.length === 0) return extra.filter(({ name }) => name !== parameter)
  const row: ExtraRow = { name: parameter, value: { kind: 'text', text: codes.join(',') } }
  return at < 0 ? [...extra, row] : extra.toSpliced(at, 1, row)
}

/** Where the choice stands among the parameters; -1 where there is none. */
export const languageRowOf = (extra: readonly ExtraRow[]): number =>
  extra.findIndex(({ name }) => name === parameter)
