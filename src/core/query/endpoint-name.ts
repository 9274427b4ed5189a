import { isUuid } from '#core/text/uuid.ts'
import type { ExtraRow } from './form.ts'

/** The kind of an endpoint's name: its unique ID or its readable slug (api.md 2.1). */
export type EndpointName =
  | { kind: 'empty' }
  | { kind: 'uuid' }
  | { kind: 'slug' }
  /** Almost a UUID: probably a typo or a truncated copy. */
  | { kind: 'almost-uuid' }

const hexGroups = /^[\da-f]+(-[\da-f]+)+$/i
const withoutDashes = /^[\da-f]{32}$/i

/** Classifies an endpoint's name by its form, without a request. */
export function describeEndpointName(name: string): EndpointName {
  if (name === '') return { kind: 'empty' }
  if (isUuid(name)) return { kind: 'uuid' }
  return looksLikeUuid(name) ? { kind: 'almost-uuid' } : { kind: 'slug' }
}

/** True for hexadecimal text of about the right length, or five groups of the right lengths. */
function looksLikeUuid(name: string): boolean {
  if (withoutDashes.test(name)) return true
  if (hexGroups.test(name)) return name.length >= 30 && name.length <= 42
  return /^[\da-z]{8}-[\da-z]{4}-[\da-z]{4}-[\da-z]{4}-[\da-z]{12}$/i.test(name)
}

/**
 * True for names that change the URL's path: URL parsers resolve `.` and `..` segments, encoded or not (RFC
 * 3986, 5.2.4).
 */
export const isDots = (name: string): boolean => name === '.' || name === '..'

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
