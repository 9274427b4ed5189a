/** Finds messages that cannot be written, and messages whose plural forms differ between languages. */

/** @typedef {{ [name: string]: string | Words }} Words */
/** @typedef {{ key: string, fault: string }} MessageFault */

/** The page's reader of messages, src/core/language/render-message.ts. @typedef {{ formsOf: (text: string) => string[], findMessageFault: (text: string) => string | null }} Reader */

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
  const read = Object.entries(languages).map(([language, words]) => ({
    language,
    messages: new Map(listMessages(words).map(({ key, text }) => [key, countForms(text)])),
  }))
  const faulty = read.flatMap(({ language, messages }) =>
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
  return [...faulty, ...different]
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
