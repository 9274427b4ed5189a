import type { QueryForm } from '#core/query/form.ts'
import { hitsAt, type Hits, type Outcomes, type Step } from './investigation.ts'
import { pairsOf } from './conditions.ts'
import type { Remedy } from './remedies.ts'

export type WordsFinding =
  | { kind: 'absent'; words: readonly string[] }
  /** Each of the two has hits, but both together have none. */
  | { kind: 'pair'; words: readonly Word[] }
  /** Each word and every tried pair has hits. */
  | { kind: 'unexplained' }

export interface Word {
  text: string
  hits: Hits
}

const maxWords = 5

/** At most five distinct words of a full text; empty for a single word, which is the text itself. */
export function readSearchedWords(text: string): string[] {
  const words = [...new Set(text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))]
  return words.length < 2 ? [] : words.slice(0, maxWords)
}

/**
 * Finds the words of a full text without hits: first counts each word alone, then, if all have hits, each
 * pair; also counts the query with only the words that have hits.
 *
 * `textQuery` is the query with the full text as its only condition, `form` the whole query; `count` plans a
 * count.
 */
export function createWordSearch(options: {
  words: readonly string[]
  textQuery: QueryForm
  form: QueryForm
  maxRequests: number
  count: (key: string, form: QueryForm, value: string) => Step
}) {
  const { words, textQuery, form, count } = options
  // With two words, the pair is the text itself, which has no hits.
  const pairs = (words.length < 3 ? [] : pairsOf(words)).slice(
    0,
    options.maxRequests - words.length,
  )
  /** True if the text is the only condition: then a word alone is already the query with that word. */
  const isOnlyCondition =
    JSON.stringify({ ...textQuery, q: '' }) === JSON.stringify({ ...form, q: '' })
  const reducedKey = (kept: string) => `${isOnlyCondition ? 'word' : 'kept'} ${kept}`
  const stepOf = (value: string) => count(`word ${value}`, { ...textQuery, q: value }, value)
  const readCountedWords = (outcomes: Outcomes): Word[] =>
    words.flatMap((word) => {
      const hits = hitsAt(outcomes, `word ${word}`)
      return hits === null ? [] : [{ text: word, hits }]
    })
  const areAllCounted = (counted: readonly Word[]) =>
    words.length > 0 && counted.length === words.length

  /** Texts to use in the query instead. */
  function reducedTexts(outcomes: Outcomes): string[] {
    const counted = readCountedWords(outcomes)
    if (!areAllCounted(counted)) return []
    const found = counted.filter(({ hits }) => hits.count > 0n).map((word) => word.text)
    if (found.length === 0) return []
    if (found.length < words.length) return [found.join(' ')]
    return words.length === 2 ? found : []
  }

  const triedPairs = (outcomes: Outcomes): string[] => {
    const counted = readCountedWords(outcomes)
    const haveAllHits = areAllCounted(counted) && counted.every(({ hits }) => hits.count > 0n)
    return haveAllHits ? pairs.map((pair) => pair.join(' ')) : []
  }

  return {
    first: words.map(stepOf),
    /** The maximum number of requests of the second round. */
    reserved:
      words.length === 0
        ? 0
        : words.length === 2
          ? isOnlyCondition
            ? 0
            : 2
          : Math.max(1, pairs.length),
    second: (outcomes: Outcomes): Step[] => [
      ...triedPairs(outcomes).map(stepOf),
      ...reducedTexts(outcomes).map((kept) => count(reducedKey(kept), { ...form, q: kept }, kept)),
    ],
    /** The words and pairs that are counted. */
    tried: (outcomes: Outcomes): string[] => [...words, ...triedPairs(outcomes)],
    readFinding(outcomes: Outcomes): WordsFinding | null {
      const counted = readCountedWords(outcomes)
      if (!areAllCounted(counted)) return null
      const absent = counted.filter(({ hits }) => hits.count === 0n).map((word) => word.text)
      if (absent.length > 0) return { kind: 'absent', words: absent }
      if (words.length === 2) return { kind: 'pair', words: counted }
      const pair = pairs.find((one) => hitsAt(outcomes, `word ${one.join(' ')}`)?.count === 0n)
      return pair === undefined
        ? { kind: 'unexplained' }
        : { kind: 'pair', words: counted.filter((word) => pair.includes(word.text)) }
    },
    remedies: (outcomes: Outcomes): Remedy[] =>
      reducedTexts(outcomes).flatMap((kept): Remedy[] => {
        const hits = hitsAt(outcomes, reducedKey(kept))
        return hits === null
          ? []
          : [{ kind: 'words', text: kept, hits, form: { ...form, q: kept } }]
      }),
  }
}
