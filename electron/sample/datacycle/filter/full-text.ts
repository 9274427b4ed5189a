/** Reads `q` and says what it finds (datacycle-core.md 2.2). */
import { isJsonArray, isJsonObject, type JsonObject } from '#sample/content/json.ts'
import { isGroup } from '#sample/query/parameter.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import { relatedIds } from '#sample/datacycle/store/reference.ts'
import type { Locale, StoredThing } from '#sample/datacycle/store/stored-content.ts'
import { everything, type KeyReader } from './filter-reader.ts'

/** Blank is no filter; a NUL is more than the database takes. */
export const readFullText: KeyReader = (value, path, reader) => {
  const term = isGroup(value) ? (value.get('value') ?? '') : value
  if (typeof term !== 'string') {
    reader.complaints.add(path, 'must be a string')
    return everything
  }
  if (term.includes('\0')) reader.fault({ kind: 'crash' })
  if (term.trim() === '' || reader.inUnion) return everything
  reader.nearness({ kind: 'text', term })
  const words = wordsOf(term)
  const { searchIndex } = reader.instance.content
  return (thing) => {
    const known = searchIndex?.get(thing.id) ?? thing
    const text = searchedText(known, reader.locales, reader.instance)
    return words?.every((word) => stands(word, text)) ?? false
  }
}

/** Letters without case and marks: `Pörtschach` and `portschach` are one word. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')

/** Quotes, brackets, `-` and `!` change nothing; of a term with `*`, `|` or `:` nothing is found. */
function wordsOf(term: string): readonly string[] | null {
  if (/[*|:\uFFFD%]/.test(term)) return null
  return folded(term)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
}

/** Within words too, and by the stem of a German word. */
const stands = (word: string, text: string): boolean =>
  text.includes(word) || (word.length > 3 && ` ${text} `.includes(` ${stemOf(word)} `))

const stemOf = (word: string): string => word.replace(/(?:ern|em|en|er|es|e|n|s)$/, '')

/** Whether a text has every word of a term. */
export const hasAllWords = (text: string, term: string): boolean =>
  wordsOf(term)?.every((word) => folded(text).includes(word)) ?? false

/** Not everything that is delivered is searched: an address is not. */
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
