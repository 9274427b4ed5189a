import type { QueryForm } from '#core/query/form.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { hitsAt, type Outcomes, type Step } from './investigation.ts'
import type { Remedy } from './remedies.ts'

/** The page size of the suggestions. */
const maxSuggestions = '100'
const maxNear = 3

const suggestKey = 'suggest'
const countKey = (near: string) => `spelling ${near}`

/** The maximum number of requests of both rounds. */
export const spellingPrice = 1 + maxNear

/** True for the step that requests suggestions, whose answer is not a list of items. */
export const isSuggestion = (step: Pick<Step, 'key'>): boolean => step.key === suggestKey

/**
 * Finds out whether a word without hits is misspelled: requests words of the endpoint that begin like it, and
 * counts the query with the similar ones instead. Only a CORE suggests words (datacycle-core.md 1).
 *
 * `wordOf` returns the word once it is known; `language` is the requested one, '' for the server's default.
 */
export function createSpellingSearch(options: {
  form: QueryForm
  language: string
  wordOf: (outcomes: Outcomes) => string | null
  purpose: (word: string) => Step['purpose']
  count: (key: string, form: QueryForm, near: string) => Step
}) {
  const { form, language, wordOf, purpose, count } = options

  /** Searches by the first half (at least two letters), because errors are more frequent in the second. */
  const suggestStep = (word: string): Step => ({
    key: suggestKey,
    plan: {
      kind: 'resource',
      resource: { kind: 'suggest', endpoint: form.endpoint },
      query: [
        { name: 'search', members: [word.slice(0, Math.max(2, Math.ceil(word.length / 2)))] },
        { name: 'limit', members: [maxSuggestions] },
        ...(language === '' ? [] : [{ name: 'language', members: [language] }]),
      ],
      body: null,
    },
    purpose: purpose(word),
    countedRelations: [],
    readsDetails: true,
  })

  function nearWordsOf(outcomes: Outcomes, word: string): string[] {
    const suggested = outcomes.get(suggestKey)?.details?.suggestions ?? []
    return findNearNames(word, suggested)
      .filter((near) => near.toLowerCase() !== word.toLowerCase())
      .slice(0, maxNear)
  }

  const formWith = (word: string, near: string): QueryForm => ({
    ...form,
    // A function, so that `$` in the text is literal.
    q: form.q.replace(word, () => near),
  })

  return {
    steps(outcomes: Outcomes): Step[] {
      const word = wordOf(outcomes)
      if (word === null) return []
      return [
        suggestStep(word),
        ...nearWordsOf(outcomes, word).map((near) =>
          count(countKey(near), formWith(word, near), near),
        ),
      ]
    },
    remedies(outcomes: Outcomes): Remedy[] {
      const word = wordOf(outcomes)
      if (word === null) return []
      return nearWordsOf(outcomes, word).flatMap((near): Remedy[] => {
        const hits = hitsAt(outcomes, countKey(near))
        return hits === null
          ? []
          : [{ kind: 'spelling', word, near, hits, form: formWith(word, near) }]
      })
    },
  }
}

/** The text if it is a single word of at least three characters, else null. Shorter ones have too many similar words. */
export const singleWordOf = (text: string): string | null =>
  /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'-]{2,}$/u.test(text.trim()) ? text.trim() : null
