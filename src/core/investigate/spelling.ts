import type { QueryForm } from '#core/query/form.ts'
import { findNearNames } from '#core/text/near-names.ts'
import { hitsAt, type Outcomes, type Step } from './investigation.ts'
import type { Remedy } from './remedies.ts'

/** As many words as one list of suggestions holds. */
const maxSuggestions = '100'
const maxNear = 3

const key = 'suggest'
const countKey = (near: string) => `spelling ${near}`

/** The requests of both rounds together, at most. */
export const spellingPrice = 1 + maxNear

/** Whether the outcome of a step is that of the suggestions, which are no list of items by nature. */
export const isSuggestion = (step: Pick<Step, 'key'>): boolean => step.key === key

/**
 * Whether a word that brings nothing is a misspelt one: the words of the endpoint that begin like it, of
 * which the alike ones are counted in its place. Only a CORE suggests words (datacycle-core.md 1).
 *
 * `wordOf` tells the word once it is known; `language` is the one that was asked for, '' for the server's.
 */
export function createSpellingSearch(options: {
  form: QueryForm
  language: string
  wordOf: (outcomes: Outcomes) => string | null
  purpose: (word: string) => Step['purpose']
  count: (key: string, form: QueryForm, near: string) => Step
}) {
  const { form, language, wordOf, purpose, count } = options

  /** By its first half, as a mistake stands more often behind it; two letters at least. */
  const suggestStep = (word: string): Step => ({
    key,
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
    include: [],
    looksCloser: true,
  })

  function nearOf(outcomes: Outcomes, word: string): string[] {
    const suggested = outcomes.get(key)?.look?.suggestions ?? []
    return findNearNames(word, suggested)
      .filter((near) => near.toLowerCase() !== word.toLowerCase())
      .slice(0, maxNear)
  }

  const formWith = (word: string, near: string): QueryForm => ({
    ...form,
    // By a function, as a "$" of the text means nothing.
    q: form.q.replace(word, () => near),
  })

  return {
    steps(outcomes: Outcomes): Step[] {
      const word = wordOf(outcomes)
      if (word === null) return []
      return [
        suggestStep(word),
        ...nearOf(outcomes, word).map((near) => count(countKey(near), formWith(word, near), near)),
      ]
    },
    remedies(outcomes: Outcomes): Remedy[] {
      const word = wordOf(outcomes)
      if (word === null) return []
      return nearOf(outcomes, word).flatMap((near): Remedy[] => {
        const hits = hitsAt(outcomes, countKey(near))
        return hits === null
          ? []
          : [{ kind: 'spelling', word, near, hits, form: formWith(word, near) }]
      })
    },
  }
}

/** The text itself where it is one word of letters; null else. */
export const singleWordOf = (text: string): string | null =>
  /^[\p{L}\p{M}][\p{L}\p{M}\p{N}'-]{2,}$/u.test(text.trim()) ? text.trim() : null
