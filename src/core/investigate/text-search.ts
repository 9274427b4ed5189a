import { planChangeCount, keepConditions, type DiagnosedQuery } from './diagnosed-query.ts'
import { doctorPurpose } from './doctor.ts'
import type { Outcomes, Step } from './investigation.ts'
import type { Remedy } from './remedies.ts'
import { createSpellingSearch, singleWordOf, spellingPrice } from './spelling.ts'
import { createWordSearch, readSearchedWords } from './word-search.ts'

/**
 * If the full text is a cause on its own, finds the words without hits, and whether the only such word is
 * misspelled. At most `maxRequests` requests.
 */
export function createTextSearch(query: DiagnosedQuery, maxRequests: number) {
  const { form, conditions, rules } = query
  const text = query.causes.find(({ parameter }) => parameter.kind === 'q') ?? null
  const isTextZeroAlone = text !== null && query.areZeroAlone
  const words = createWordSearch({
    words: isTextZeroAlone ? readSearchedWords(text.value) : [],
    // Keeps the query's language, so that the hits are those of sending the word alone.
    textQuery: keepConditions(query, (one) => one === text || one.parameter.kind === 'language'),
    form,
    maxRequests,
    count: (key, requested, value) =>
      planChangeCount(query, key, requested, doctorPurpose('word', [{ kind: 'q' }], value)),
  })
  const spelling = createSpellingSearch({
    form,
    language: conditions.find(({ parameter }) => parameter.kind === 'language')?.value ?? '',
    wordOf(outcomes) {
      if (!isTextZeroAlone || !rules.isDatacycle) return null
      const found = words.readFinding(outcomes)
      if (found === null) return words.first.length === 0 ? singleWordOf(text.value) : null
      const [word, ...others] = found.kind === 'absent' ? found.words : []
      return word === undefined || others.length > 0 ? null : singleWordOf(word)
    },
    purpose: (word) => doctorPurpose('suggest', [{ kind: 'q' }], word),
    count: (key, requested, near) =>
      planChangeCount(query, key, requested, doctorPurpose('remedy', [{ kind: 'q' }], near)),
  })
  /** True if the text is a single word, whose spelling is requested immediately. */
  const startsWithSpelling = spelling.steps(new Map()).length > 0

  /** Requests after the first round: the pairs, or the remaining words and the spelling of one word. */
  function reserve(): number {
    if (!rules.isDatacycle) return words.reserved
    if (startsWithSpelling) return spellingPrice
    return words.first.length === 0 ? 0 : Math.max(words.reserved, 1 + spellingPrice)
  }

  return {
    /** The full text, if it is a cause. */
    conditions: text === null ? [] : [text],
    words,
    startsWithSpelling,
    /** The maximum number of requests after the first words. */
    reserved: reserve(),
    /** The requests after the first words. */
    later: (outcomes: Outcomes): Step[] => [...words.second(outcomes), ...spelling.steps(outcomes)],
    remedies: (outcomes: Outcomes): Remedy[] => [
      ...words.remedies(outcomes),
      ...spelling.remedies(outcomes),
    ],
  }
}
