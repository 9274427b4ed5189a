import { ownValue } from '#core/own-value.ts'
import { readNamePath } from '#core/json/json-path.ts'
import { isItemLinkPath, itemLinkName } from './item-link.ts'
import { capitalize } from '#core/text/cut-middle.ts'

/** Display names of attributes and types in one language, as used within a sentence (“opening hours”). */
export interface NameWords {
  attributes: Readonly<Record<string, string>>
  types: Readonly<Record<string, { one: string; many: string }>>
  /** The plural as used after a count: “3 of 39 places”. */
  afterCount: (many: string) => string
}

/** Translates names of the API into display names. */
export interface Namer {
  /** Attribute name within a sentence, by its key (`location.name`, see `renderPath`): “opening hours”. */
  nameOf: (key: string) => string
  /** Attribute name as a heading: “Opening hours”. */
  headingOf: (key: string) => string
  /** Type name within a sentence, singular. */
  typeOf: (type: string) => string
  /** Type names as headings; equal ones are extended by the API's name, unless it is the same. */
  headingsOfTypes: (types: readonly string[]) => string[]
  /** Heading for the most specific of an item's types. */
  headingOfTypes: (types: readonly string[]) => string
  /** Type name within a sentence, plural: “places”. */
  pluralOf: (type: string) => string
  /** Type name after a count: “3 of 39 places”. */
  pluralAfterCount: (type: string) => string
}

/** Prefix of template names in CORE's types (datacycle-core.md 7). */
const templatePrefix = 'dcls:'

/**
 * Creates a namer from the display names of a language. A nested attribute follows its parent. Names without
 * a translation stay as in the API; templates lose their prefix.
 */
export function createNamer({ attributes, types, afterCount }: NameWords): Namer {
  /** `image[0]` is “picture 1”: people count from 1. */
  function wordOfStep(step: string): string | null {
    const [, name = step, index] = /^(.+?)\[(\d+)\]$/.exec(step) ?? []
    const word = wordOf(attributes, name)
    return word === null || index === undefined ? word : `${word} ${Number(index) + 1}`
  }

  function nameOf(key: string): string {
    const steps = readNamePath(key)
    if (isItemLinkPath(steps)) return wordOf(attributes, itemLinkName) ?? itemLinkName
    const named = steps.map(wordOfStep)
    if (named.every((word) => word === null)) return key
    return steps.map((step, at) => named[at] ?? step).join(' › ')
  }

  function headingOf(key: string): string {
    const [first = ''] = readNamePath(key)
    const name = nameOf(key)
    return wordOfStep(first) === null ? name : capitalize(name)
  }

  function headingOfType(type: string): string {
    const word = wordOf(types, type)?.one
    return word === undefined ? templateOf(type) : capitalize(word)
  }

  return {
    nameOf,
    headingOf,
    typeOf: (type) => wordOf(types, type)?.one ?? templateOf(type),
    headingsOfTypes(all) {
      const headings = all.map(headingOfType)
      return headings.map((heading, at) => {
        const isShared = headings.filter((other) => other === heading).length > 1
        const type = all[at] ?? ''
        return isShared && type !== heading ? `${heading} (${type})` : heading
      })
    },
    /**
     * Types are ordered from general to special (datacycle-core.md 7): uses the last one with a display name
     * or template.
     */
    headingOfTypes(all) {
      const last = all.at(-1) ?? ''
      const hasName = (type: string) => wordOf(types, type) !== null
      if (hasName(last) || templateOf(last) !== last) return headingOfType(last)
      return headingOfType(all.findLast(hasName) ?? last)
    },
    pluralOf: (type) => wordOf(types, type)?.many ?? templateOf(type),
    pluralAfterCount(type) {
      const many = wordOf(types, type)?.many
      return many === undefined ? templateOf(type) : afterCount(many)
    },
  }
}

const wordOf = <W>(words: Readonly<Record<string, W>>, name: string): W | null =>
  ownValue(words, name) ?? null

const templateOf = (type: string): string =>
  type.startsWith(templatePrefix) && type.length > templatePrefix.length
    ? type.slice(templatePrefix.length)
    : type
