import { ownValue } from '#core/own-value.ts'
import { findNearNames } from '#core/text/near-names.ts'

/** Another text to search for: the name of a known item, the name with umlauts, or fewer of its words. */
export interface NameSuggestion {
  kind: 'near' | 'umlauts' | 'fewer-words'
  name: string
}

const maxWords = 2

/** What to search for after a name without hits, the most likely first; `known` are names of known items. */
export function suggestNames(name: string, known: readonly string[]): NameSuggestion[] {
  const umlauts = withUmlauts(name)
  const fewer = longestWords(name)
  const all: NameSuggestion[] = [
    ...findNearNames(name, known).map((near) => ({ kind: 'near' as const, name: near })),
    { kind: 'umlauts', name: umlauts },
    { kind: 'fewer-words', name: fewer },
  ]
  return all.filter(
    (one, at) => one.name !== name && all.findIndex((other) => other.name === one.name) === at,
  )
}

const umlautOf: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** Not after a vowel or `q`, as in “neue” and “Quelle”. */
const withUmlauts = (name: string): string =>
  name.replace(/(?<![aeiouäöüq])(?:ae|oe|ue)/gi, (pair) => {
    const umlaut = ownValue(umlautOf, pair.toLowerCase()) ?? pair
    return /^[A-Z]/.test(pair) ? umlaut.toUpperCase() : umlaut
  })

/** The two longest words of several, or the longer one of two, in their order. */
function longestWords(name: string): string {
  const words = name.trim().split(/\s+/)
  const kept = words
    .toSorted((one, other) => other.length - one.length)
    .slice(0, Math.min(maxWords, Math.max(1, words.length - 1)))
  return words.filter((word) => kept.includes(word)).join(' ')
}
