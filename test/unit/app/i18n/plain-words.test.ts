import { expect, test } from 'vitest'
import { commands as germanCommands } from '#core/language/de.ts'
import { commands as englishCommands } from '#core/language/en.ts'
import { messagesOf } from '../../../support/page/page-words.ts'
import { flatten } from './flatten.ts'

const en = messagesOf('en')
const de = messagesOf('de')

/** Whole sentences of every text, each with its number of words; labels are none. */
function readSentences(words: object): { key: string; sentence: string; length: number }[] {
  return flatten(words).flatMap(([key, text]) =>
    text
      .split(' | ')
      .flatMap((form) => form.split(/(?<=[.!?])\s+/))
      .filter((sentence) => /[.!?]$/.test(sentence))
      .map((sentence) => ({ key, sentence, length: sentence.split(/\s+/).length })),
  )
}

test.each([
  ['English', en],
  ['German', de],
])('sentences in %s are short: 9 words at most on average, none over 24', (_, words) => {
  const sentences = readSentences(words)
  const average = sentences.reduce((sum, { length }) => sum + length, 0) / sentences.length
  expect(average).toBeLessThanOrEqual(9)
  expect(sentences.filter(({ length }) => length > 24)).toEqual([])
})

/** What the API calls something has its word beside it; these are the words that people do not use. */
const notOurWords: [language: string, words: object, avoided: RegExp][] = [
  [
    'English',
    en,
    /\b(instances?|conventions|concepts?|ledger|verdicts?|whoever|astray|in turns|neighbou?rs?|licence|colour|hand over|nobody)\b/i,
  ],
  [
    'German',
    de,
    /\b(Instanz(?:en)?|Konventionen|Begriffe?n?|Urteile?|Schemata|behaltene[nr]?|Behaltene[nr]?|gemerkte?r?|verlangt|befragt|Bedingung(?:en)?|aufgelöst)\b/i,
  ],
]

test.each(notOurWords)('one word for one thing, the one people use: %s', (_, words, avoided) => {
  const found = flatten(words).filter(([, text]) => avoided.test(text))
  // Whom to ask is a person that nobody here knows.
  expect(found.filter(([, text]) => !/\b[Aa]sk whoever\b|\bor whoever\b/.test(text))).toEqual([])
})

/** What is filled in, saved, shared or imported is a query; what is sent is a request. */
const requestsForQueries: [language: string, words: object, mistaken: RegExp][] = [
  [
    'English',
    { app: en, commands: englishCommands },
    /\b(?:(?:saved?|import|share|open|check) (?:an? |the |this |these |all |saved )*requests?|saved requests?|requests? (?:imported|without a folder))\b/i,
  ],
  [
    'German',
    { app: de, commands: germanCommands },
    /gespeicherten? Anfrage|Anfragen? (?:speichern|importieren|importiert|weitergeben|öffnen|prüfen)/i,
  ],
]

test.each(requestsForQueries)('what is kept or shared is a query: %s', (_, words, mistaken) => {
  expect(flatten(words).filter(([, text]) => mistaken.test(text))).toEqual([])
})
