/** Finds messages that cannot be written, sentences under two keys, and plural forms that differ between languages. */

/** @typedef {{ [name: string]: string | Words }} Words */
/** @typedef {{ key: string, fault: string }} MessageFault */

/** The page's reader of messages, src/core/language/render-message.ts. @typedef {{ formsOf: (text: string) => string[], findMessageFault: (text: string) => string | null }} Reader */

/** Keys whose text another key has, too, and why. */
const allowedTwice = new Set([
  // Short labels, one per kind: two states of a token and two defects that each have a text below.
  'connect.tokenState.key-changed',
  'exchange.problem.host-fault.title',
  // “any of them (OR)” ends another sentence, and is another text in German.
  'concepts.joins.any',
  'concepts.joins.all',
])

/**
 * @param {Readonly<Record<string, Words>>} languages the messages of each language, by its code
 * @param {Reader} reader
 * @returns {MessageFault[]} by key, such as `en.results.tab.items`
 */
export function findMessageFaults(languages, { formsOf, findMessageFault }) {
  /** @param {string} text the number of its plural forms, or what is wrong with it */
  const countForms = (text) => {
    const fault = findMessageFault(text)
    return fault === null ? formsOf(text).length : `${fault} in "${text}"`
  }
  const read = Object.entries(languages).map(([language, words]) => {
    const texts = listMessages(words)
    const messages = new Map(texts.map(({ key, text }) => [key, countForms(text)]))
    return { language, texts, messages }
  })
  const faulty = read.flatMap(({ language, texts, messages }) => {
    const unreadable = [...messages].flatMap(([key, forms]) =>
      typeof forms === 'string' ? [{ key, fault: forms }] : [],
    )
    const faults = [...unreadable, ...findRepeated(texts)]
    return faults.map(({ key, fault }) => ({ key: `${language}.${key}`, fault }))
  })
  const [first, ...others] = read
  const different = others.flatMap(({ language, messages }) =>
    [...messages].flatMap(([key, forms]) => {
      const expected = first?.messages.get(key)
      if (typeof forms !== 'number' || typeof expected !== 'number' || forms === expected) return []
      const fault = `has ${forms} plural forms where ${first?.language} has ${expected}`
      return [{ key: `${language}.${key}`, fault }]
    }),
  )
  return [...faulty, ...different]
}

/**
 * The sentences that stand under an earlier key, too.
 *
 * @param {readonly { key: string, text: string }[]} texts
 * @returns {MessageFault[]}
 */
function findRepeated(texts) {
  const sentences = texts.filter(({ key, text }) => isSentence(text) && !allowedTwice.has(key))
  const keys = new Map(sentences.toReversed().map(({ key, text }) => [text, key]))
  return sentences.flatMap(({ key, text }) => {
    const fault = `says the same as ${keys.get(text)} in "${text}"`
    return keys.get(text) === key ? [] : [{ key, fault }]
  })
}

/** @param {string} text whether it has four words beside its values: fewer may mean two things */
const isSentence = (text) =>
  (text.replaceAll(/\{[^}]*\}/g, ' ').match(/\S*\p{L}\S*/gu) ?? []).length >= 4

/**
 * @param {Words} words
 * @returns {{ key: string, text: string }[]}
 */
function listMessages(words, before = '') {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [{ key: before + name, text: value }]
      : listMessages(value, `${before}${name}.`),
  )
}
