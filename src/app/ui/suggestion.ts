import { suggest } from '#core/query/suggest.ts'

/** A value that a field suggests; any other value can be typed as well. */
export interface Suggestion {
  value: string
  /** Its label; if absent, the value is shown. */
  label?: string
  /** Its label in the list only: once taken, the field shows the value. */
  listLabel?: string
  /** A further text in small print, to tell it apart. */
  note?: string
}

/** The suggestions whose label or value matches the typed text, best first. */
export function matchSuggestions(
  all: readonly Suggestion[],
  typed: string,
  taken: readonly string[],
): Suggestion[] {
  const byText = new Map<string, Suggestion>()
  for (const one of all)
    if (!taken.includes(one.value))
      byText.set([one.label ?? one.listLabel ?? '', one.value].join(' ').trim(), one)
  const matches = suggest([...byText.keys()], typed).flatMap((text) => byText.get(text) ?? [])
  const isExact = (one: Suggestion) => isNameOf(typed, one)
  return [...matches.filter(isExact), ...matches.filter((one) => !isExact(one))]
}

/**
 * True if the suggestion may replace the typed text without being chosen. A match inside the value is not
 * enough: `places` may be another name than `core-places`.
 */
export function canComplete(typed: string, { value, label, listLabel }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return false
  return (
    value.toLowerCase().startsWith(wanted) ||
    listLabel?.toLowerCase().startsWith(wanted) === true ||
    Boolean(label?.toLowerCase().includes(wanted))
  )
}

/** Whether what is typed is the whole name of a suggestion, ignoring case. */
export function isNameOf(typed: string, { value, label, listLabel }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && [value, label, listLabel].some((name) => name?.toLowerCase() === wanted)
}

/** Whether a member of a dotted or prefixed name begins with what is typed: `modified` in `attribute.dct:modified.in`. */
export function hasMemberBeginning(typed: string, { value }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && value.split(/[.:]/).some((part) => part.toLowerCase().startsWith(wanted))
}
