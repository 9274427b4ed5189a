import { suggest } from '#core/query/suggest.ts'

/** Something a field offers to be taken over. Anything else may be typed all the same. */
export interface Suggestion {
  value: string
  /** What people call it; the value itself where nobody gave it a name. */
  label?: string
  /** What it is called in words, where the value itself is what is seen once it is taken. */
  words?: string
  /** What else tells it apart, in small. */
  note?: string
}

/** The suggestions that fit what is typed, by label and by value, best first. */
export function matchSuggestions(
  all: readonly Suggestion[],
  typed: string,
  taken: readonly string[],
): Suggestion[] {
  const byText = new Map<string, Suggestion>()
  for (const one of all)
    if (!taken.includes(one.value))
      byText.set([one.label ?? one.words ?? '', one.value].join(' ').trim(), one)
  return suggest([...byText.keys()], typed).flatMap((text) => byText.get(text) ?? [])
}

/** Whether what is typed stands for a suggestion that is the only one: `places` may be another name than `core-places`. */
export function isMeantBy(typed: string, { value, label, words }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return false
  return (
    value.toLowerCase().startsWith(wanted) ||
    words?.toLowerCase().startsWith(wanted) === true ||
    Boolean(label?.toLowerCase().includes(wanted))
  )
}

/** Whether what is typed is the whole name of a suggestion, ignoring case. */
export function isNameOf(typed: string, { value, label, words }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && [value, label, words].some((name) => name?.toLowerCase() === wanted)
}

/** Whether a member of a dotted or prefixed name begins with what is typed: `modified` in `attribute.dct:modified.in`. */
export function hasMemberBeginning(typed: string, { value }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && value.split(/[.:]/).some((part) => part.toLowerCase().startsWith(wanted))
}
