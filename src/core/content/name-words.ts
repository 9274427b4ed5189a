import { readNamePath } from '#core/json/read-name-path.ts'

/** What a language calls attributes and types, by the API's names; each as within a sentence (“opening hours”). */
export interface NameWords {
  attributes: Readonly<Record<string, string>>
  types: Readonly<Record<string, { one: string; many: string }>>
  /** The plural as it stands behind a count of all: “3 of 39 places”. */
  behindCount: (many: string) => string
}

/** Every name as the API has it. */
export const apiNames: NameWords = { attributes: {}, types: {}, behindCount: (many) => many }

/** Goes before the name of a template in CORE's types (datacycle-core.md 7). */
const templatePrefix = 'dcls:'

/**
 * Names an attribute within a sentence, by its key (`location.name`, as `renderPath` writes it): a nested one
 * behind what holds it. A step without a word keeps the API's name; without any the key stays as it is.
 */
export function nameAttribute(words: NameWords, key: string): string {
  const steps = readNamePath(key)
  const named = steps.map((step) => wordOf(words.attributes, step))
  if (named.every((word) => word === null)) return key
  return steps.map((step, at) => named[at] ?? step).join(' › ')
}

/** The same where it stands alone, such as over a column; what keeps the API's name is not written otherwise. */
export function headAttribute(words: NameWords, key: string): string {
  const [first = ''] = readNamePath(key)
  const name = nameAttribute(words, key)
  return wordOf(words.attributes, first) === null ? name : capitalized(name)
}

/** Names one item's type; a template without a word goes by its own name. */
export const nameType = (words: NameWords, type: string): string =>
  wordOf(words.types, type)?.one ?? templateOf(words, type)

/** The same where it stands alone. */
export const headType = (words: NameWords, type: string): string => {
  const word = wordOf(words.types, type)?.one
  return word === undefined ? templateOf(words, type) : capitalized(word)
}

/**
 * Names an item by its types, from the general to the special as CORE sends them (datacycle-core.md 7): by the last
 * one, or by the last that has a word where that one is neither a word nor a template.
 */
export function headTypes(words: NameWords, types: readonly string[]): string {
  const last = types.at(-1) ?? ''
  const named = types.findLast((type) => wordOf(words.types, type) !== null)
  const isSaid = named === last || templateOf(words, last) !== last
  return headType(words, isSaid ? last : (named ?? last))
}

/** Names several items of a type: “places”. */
export const nameTypes = (words: NameWords, type: string): string =>
  wordOf(words.types, type)?.many ?? templateOf(words, type)

/** Names them behind a count: “3 of 39 places”. */
export function nameCountedTypes(words: NameWords, type: string): string {
  const many = wordOf(words.types, type)?.many
  return many === undefined ? templateOf(words, type) : words.behindCount(many)
}

/** A name such as `constructor` has no word, although every object has such a member. */
const wordOf = <W>(words: Readonly<Record<string, W>>, name: string): W | null =>
  Object.hasOwn(words, name) ? (words[name] ?? null) : null

const templateOf = (words: NameWords, type: string): string =>
  words !== apiNames && type.startsWith(templatePrefix) && type.length > templatePrefix.length
    ? type.slice(templatePrefix.length)
    : type

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
