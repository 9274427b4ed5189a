import { countChange, keepConditions, type DiagnosedQuery } from './diagnosed-query.ts'
import { doctorPurpose } from './doctor.ts'
import type { Outcomes, Step } from './investigation.ts'
import type { Remedy } from './remedies.ts'
import { createSpellingSearch, singleWordOf, spellingPrice } from './spelling.ts'
import { createWordSearch, readSearchedWords } from './word-search.ts'

/**
 * What keeps a full text from bringing anything, where it is to blame by itself: which of its words, and
 * whether the one word that brings nothing is misspelt. At most `most` requests.
 */
export function createTextSearch(query: DiagnosedQuery, most: number) {
  const { form, conditions, rules } = query
  const text = query.causes.find(({ parameter }) => parameter.kind === 'q') ?? null
  const isTextAlone = text !== null && query.isFound
  const words = createWordSearch({
    words: isTextAlone ? readSearchedWords(text.value) : [],
    // In the language of the query: so many does a person get who sends the word alone.
    text: keepConditions(query, (one) => one === text || one.parameter.kind === 'language'),
    form,
    most,
    count: (key, asked, value) =>
      countChange(query, key, asked, doctorPurpose('word', [{ kind: 'q' }], value)),
  })
  const spelling = createSpellingSearch({
    form,
    language: conditions.find(({ parameter }) => parameter.kind === 'language')?.value ?? '',
    wordOf(outcomes) {
      if (!isTextAlone || !rules.isDatacycle) return null
      const found = words.find(outcomes)
      if (found === null) return words.first.length === 0 ? singleWordOf(text.value) : null
      const [word, ...others] = found.kind === 'absent' ? found.words : []
      return word === undefined || others.length > 0 ? null : singleWordOf(word)
    },
    purpose: (word) => doctorPurpose('suggest', [{ kind: 'q' }], word),
    count: (key, asked, near) =>
      countChange(query, key, asked, doctorPurpose('remedy', [{ kind: 'q' }], near)),
  })
  /** The text is one word, which is looked up at once. */
  const isOneWord = spelling.steps(new Map()).length > 0

  /** Of words that bring nothing one is looked up, and beside it the rest of the words is counted. */
  function reserve(): number {
    if (!rules.isDatacycle) return words.reserved
    if (isOneWord) return spellingPrice
    return words.first.length === 0 ? 0 : Math.max(words.reserved, 1 + spellingPrice)
  }

  return {
    /** The conditions that are looked into: the text, where it is to blame. */
    conditions: text === null ? [] : [text],
    words,
    isOneWord,
    /** Requests behind the first words at most. */
    reserved: reserve(),
    /** The requests behind the first words. */
    later: (outcomes: Outcomes): Step[] => [...words.second(outcomes), ...spelling.steps(outcomes)],
    remedies: (outcomes: Outcomes): Remedy[] => [
      ...words.remedies(outcomes),
      ...spelling.remedies(outcomes),
    ],
  }
}
