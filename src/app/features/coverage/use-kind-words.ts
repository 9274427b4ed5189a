import { useWords } from '#app/i18n/use-words.ts'
import { useNameWords } from '#app/words/use-name-words.ts'

/** Number of types named before “and 2 more types”; a single further type is named too. */
const maxNamed = 3

/** Returns a function that lists kinds of items within a sentence: “events, POIs and 2 more types”. */
export function useKindWords(): (kinds: readonly string[]) => string {
  const { say } = useWords()
  const { pluralOf } = useNameWords()
  return (kinds) => {
    // Two types may have the same name.
    const names = [
      ...new Set(kinds.map((kind) => (kind === '' ? say('coverage.untyped') : pluralOf(kind)))),
    ]
    const more = names.length - maxNamed
    if (more <= 1) return names.join(', ')
    return say(
      'coverage.typesAndMore',
      { names: names.slice(0, maxNamed).join(', '), count: more },
      more,
    )
  }
}
