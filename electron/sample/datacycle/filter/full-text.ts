/** Reads full-text filters (datacycle-core.md 2.2). */
import { isJsonArray, isJsonObject, type JsonObject } from '#sample/content/json.ts'
import { isGroup } from '#sample/query/parameter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import {
  relatedIds,
  type Locale,
  type StoredThing,
} from '#sample/datacycle/store/stored-content.ts'
import { everything, refuse, type KeyReader } from './filter-reader.ts'

/** A blank term or a NUL alone does not filter; a NUL within a term causes a server error. */
export const readFullText: KeyReader = (value, path, reader) => {
  const term = isGroup(value) ? (value.get('value') ?? '') : value
  if (typeof term !== 'string') return refuse(reader, path, 'must be a string')
  if (term.replaceAll('\0', ' ').trim() === '' || reader.isInUnion) return everything
  if (term.includes('\0')) reader.addFault({ kind: 'crash' })
  reader.orderByNearness({ kind: 'text', term })
  const { searchIndex } = reader.instance.content
  return (thing) => {
    const indexed = searchIndex?.get(thing.id) ?? thing
    const text = searchedText(indexed, reader.locales, reader.instance)
    return containsAsWritten(term, text) || containsWholeWords(term, text)
  }
}

/** Removes case and diacritics: `Pörtschach` and `portschach` are the same word. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/** True if each part between blanks stands in the text as it is written, in any case, also within words. */
const containsAsWritten = (term: string, text: string): boolean =>
  term
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.toLowerCase().includes(part))

/** True if each word is a word of the text, or has the German stem of one, with or without diacritics. */
function containsWholeWords(term: string, text: string): boolean {
  const wanted = wordsOf(term)
  const stems = new Set(wordsOf(text).map(stemOf))
  return wanted.length > 0 && wanted.every((word) => stems.has(stemOf(word)))
}

/** Without punctuation. */
const wordsOf = (text: string): string[] =>
  folded(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')

const stemOf = (word: string): string =>
  word.length > 3 ? word.replace(/(?:ern|em|en|er|es|e|n|s)$/, '') : word

export const hasAllWords = (text: string, term: string): boolean =>
  wordsOf(term).every((word) => folded(text).includes(word))

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
  return [...texts.flatMap(ownText), ...concepts]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
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
