/** Reads full-text filters (datacycle-core.md 2.2). */
import { isJsonArray, isJsonObject, type JsonObject } from '#sample/content/json.ts'
import { isGroup } from '#sample/query/parameter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import type { Locale, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { everything, refuse, type KeyReader } from './filter-reader.ts'

/** A blank term does not filter; a NUL character causes a server error. */
export const readFullText: KeyReader = (value, path, reader) => {
  const term = isGroup(value) ? (value.get('value') ?? '') : value
  if (typeof term !== 'string') return refuse(reader, path, 'must be a string')
  if (term.includes('\0')) reader.addFault({ kind: 'crash' })
  if (term.trim() === '' || reader.isInUnion) return everything
  reader.orderByNearness({ kind: 'text', term })
  const words = wordsOf(term)
  const { searchIndex } = reader.instance.content
  return (thing) => {
    const indexed = searchIndex?.get(thing.id) ?? thing
    const text = searchedText(indexed, reader.locales, reader.instance)
    return words?.every((word) => containsWord(word, text)) ?? false
  }
}

/** Removes case and diacritics: `Pörtschach` and `portschach` are the same word. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/**
 * The words of a term, without punctuation. null for a term with `*`, `|`, `:`, `%` or U+FFFD, which finds
 * nothing.
 */
function wordsOf(term: string): readonly string[] | null {
  if (/[*|:\uFFFD%]/.test(term)) return null
  return folded(term)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** True if the text contains the word, also within words, or its German stem. */
const containsWord = (word: string, text: string): boolean =>
  text.includes(word) || (word.length > 3 && ` ${text} `.includes(` ${stemOf(word)} `))

const stemOf = (word: string): string => word.replace(/(?:ern|em|en|er|es|e|n|s)$/, '')

/** True if the text contains every word of the term. */
export const hasAllWords = (text: string, term: string): boolean =>
  wordsOf(term)?.every((word) => folded(text).includes(word)) ?? false

/** The searchable text; some attributes, such as addresses, are not searched. */
function searchedText(
  thing: StoredThing,
  locales: readonly Locale[],
  { lookup }: Instance,
): string {
  const texts = locales
    .map((locale) => thing.texts.get(locale))
    .filter((text) => text !== undefined)
  const concepts = relatedIds(thing, 'dc:classification').flatMap((id) =>
    locales.map((locale) => lookup.concept(id)?.texts.get(locale)?.['skos:prefLabel']),
  )
  return folded(
    [...texts.flatMap(ownText), ...concepts]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, ' '),
  )
}

const searched = ['name', 'headline', 'description', 'text', 'caption', 'keywords'] as const

function ownText(text: JsonObject) {
  const properties = text.additionalProperty ?? null
  return [
    ...searched.map((name) => text[name]),
    ...(isJsonArray(properties)
      ? properties.map((property) => (isJsonObject(property) ? property.value : null))
      : []),
  ]
}
