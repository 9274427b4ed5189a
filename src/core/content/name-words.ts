import { readNamePath } from '#core/json/read-name-path.ts'

/** What a language calls attributes and types, by the API's names; each as within a sentence (“opening hours”). */
export interface NameWords {
  attributes: Readonly<Record<string, string>>
  types: Readonly<Record<string, { one: string; many: string }>>
  /** The plural as it stands behind a count of all: “3 of 39 places”. */
  behindCount: (many: string) => string
}

/** Says the names of the API to people. */
export interface Namer {
  /** An attribute within a sentence, by its key (`location.name`, as `renderPath` writes it): “opening hours”. */
  nameOf: (key: string) => string
  /** The same where it stands alone, such as over a column: “Opening hours”. */
  headOf: (key: string) => string
  /** One item's type within a sentence. */
  typeOf: (type: string) => string
  /** Types beside each other, each alone; with the API's name where two would look alike. */
  headsOfTypes: (types: readonly string[]) => string[]
  /** What an item with these types is. */
  headOfTypes: (types: readonly string[]) => string
  /** Several items of a type: “places”. */
  typesOf: (type: string) => string
  /** Those behind a count: “3 of 39 places”. */
  countedTypesOf: (type: string) => string
}

/** Goes before the name of a template in CORE's types (datacycle-core.md 7). */
const templatePrefix = 'dcls:'

/**
 * Names attributes and types by the words of a language. A nested attribute stands behind what holds it. What has no
 * word keeps the API's name, letter by letter; a template without a word goes by its own name.
 */
export function createNamer({ attributes, types, behindCount }: NameWords): Namer {
  function nameOf(key: string): string {
    const steps = readNamePath(key)
    const named = steps.map((step) => wordOf(attributes, step))
    if (named.every((word) => word === null)) return key
    return steps.map((step, at) => named[at] ?? step).join(' › ')
  }

  function headOf(key: string): string {
    const [first = ''] = readNamePath(key)
    const name = nameOf(key)
    return wordOf(attributes, first) === null ? name : capitalized(name)
  }

  function headOfType(type: string): string {
    const word = wordOf(types, type)?.one
    return word === undefined ? templateOf(type) : capitalized(word)
  }

  return {
    nameOf,
    headOf,
    typeOf: (type) => wordOf(types, type)?.one ?? templateOf(type),
    headsOfTypes(all) {
      const heads = all.map(headOfType)
      return heads.map((head, at) => {
        const isShared = heads.filter((other) => other === head).length > 1
        return isShared ? `${head} (${all[at] ?? ''})` : head
      })
    },
    /** They go from the general to the special (datacycle-core.md 7): the last one that is a word or a template. */
    headOfTypes(all) {
      const last = all.at(-1) ?? ''
      const isSaid = (type: string) => wordOf(types, type) !== null
      if (isSaid(last) || templateOf(last) !== last) return headOfType(last)
      return headOfType(all.findLast(isSaid) ?? last)
    },
    typesOf: (type) => wordOf(types, type)?.many ?? templateOf(type),
    countedTypesOf(type) {
      const many = wordOf(types, type)?.many
      return many === undefined ? templateOf(type) : behindCount(many)
    },
  }
}

/** A name such as `constructor` has no word, although every object has such a member. */
const wordOf = <W>(words: Readonly<Record<string, W>>, name: string): W | null =>
  Object.hasOwn(words, name) ? (words[name] ?? null) : null

const templateOf = (type: string): string =>
  type.startsWith(templatePrefix) && type.length > templatePrefix.length
    ? type.slice(templatePrefix.length)
    : type

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
