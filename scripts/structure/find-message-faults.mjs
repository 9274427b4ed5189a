/** Finds messages that do not compile, and messages whose plural forms differ between languages. */
import { baseCompile } from '@intlify/message-compiler'

/** @typedef {{ [name: string]: string | Words }} Words */
/** @typedef {{ key: string, fault: string }} MessageFault */

/** `NodeTypes.Plural` of the compiler, which does not export it. */
const pluralNode = 1

/**
 * @param {Readonly<Record<string, Words>>} languages the messages of each language, by its code
 * @returns {MessageFault[]} by key, such as `en.results.tab.items`
 */
export function findMessageFaults(languages) {
  const read = Object.entries(languages).map(([language, words]) => ({
    language,
    messages: new Map(listMessages(words).map(({ key, text }) => [key, countForms(text)])),
  }))
  const uncompiled = read.flatMap(({ language, messages }) =>
    [...messages].flatMap(([key, forms]) =>
      typeof forms === 'string' ? [{ key: `${language}.${key}`, fault: forms }] : [],
    ),
  )
  const [first, ...others] = read
  const different = others.flatMap(({ language, messages }) =>
    [...messages].flatMap(([key, forms]) => {
      const expected = first?.messages.get(key)
      if (typeof forms !== 'number' || typeof expected !== 'number' || forms === expected) return []
      const fault = `has ${forms} plural forms where ${first?.language} has ${expected}`
      return [{ key: `${language}.${key}`, fault }]
    }),
  )
  return [...uncompiled, ...different]
}

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

/**
 * The number of plural forms of a message, or the compiler's error.
 * @param {string} text
 * @returns {number | string}
 */
function countForms(text) {
  /** @type {string[]} */
  const faults = []
  const { ast } = baseCompile(text, { jit: true, onError: ({ message }) => faults.push(message) })
  const [fault] = faults
  if (fault !== undefined) return `does not compile: ${fault} in "${text}"`
  const { body } = ast
  return body.type === pluralNode && 'cases' in body ? body.cases.length : 1
}
