import { readTitle } from '#core/content/language-text.ts'
import { mostSpecificType, readId } from '#core/content/identify-object.ts'
import { readImage } from '#core/content/image-address.ts'
import { createCounts, createFloats } from '#core/growing-array.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import {
  isNullIsland,
  isOnEarth,
  kilometresBetween,
  type Position,
} from '#core/content/position.ts'
import { writeOutUmlauts } from '#core/text/slug-of.ts'
import type { OwnPlace } from './check-coordinates.ts'
import { checkLimits } from './check-limits.ts'
import { isEvent, objectsOf, textsOf } from './item-texts.ts'

/** A word in more names than these says what an item is, not which one. */
const minCommonWord = 4
const commonWordShare = 0.01
const maxWords = 8

/** Numbers of an item, from which duplicates are found; 0 if it has none. */
interface Facts {
  kind: number
  isEvent: number
  isPicture: number
  isRoute: number
  name: number
  looseName: number
  locality: number
  street: number
  start: number
}
const factNames = [
  'kind',
  'isEvent',
  'isPicture',
  'isRoute',
  'name',
  'looseName',
  'locality',
  'street',
  'start',
] as const satisfies readonly (keyof Facts)[]

/** Keeps the numbers by which items are compared, about 200 bytes for each, and no texts. */
export function createDuplicateFacts() {
  const facts = createFloats()
  const longitudes = createFloats()
  const latitudes = createFloats()
  const words = createFloats()
  const wordStarts = createCounts()
  const wordCounts = new Map<number, number>()
  return {
    add(
      item: JsonObject,
      { place, isPicture }: { place: OwnPlace | null; isPicture: boolean },
    ): void {
      const title = readTitle(item, '')?.text.trim() ?? ''
      const address = readAddress(item)
      const own: Facts = {
        kind: hash(mostSpecificType(item)),
        isEvent: isEvent(item) ? 1 : 0,
        isPicture: isPicture ? 1 : 0,
        // Routes begin at the same car park.
        isRoute: place?.isRoute === true ? 1 : 0,
        name: hashOf(title.replace(/\s+/g, ' ')),
        looseName: hashOf(looseNameOf(title)),
        locality: address.locality,
        street: address.street,
        start: hashOf(textAt(item, 'startDate')),
      }
      for (const name of factNames) facts.push(own[name])
      longitudes.push(place?.at[0] ?? Number.NaN)
      latitudes.push(place?.at[1] ?? Number.NaN)
      wordStarts.push(words.length)
      const ownWords = new Set(wordsOf(title).slice(0, maxWords))
      // The town in a name says where it is, not which one.
      for (const word of address.townWords) ownWords.delete(word)
      for (const word of ownWords) {
        if (word.length < 4) continue
        const number = hash(word)
        words.push(number)
        wordCounts.set(number, (wordCounts.get(number) ?? 0) + 1)
      }
    },
    read: () =>
      createComparison({
        facts: facts.read(),
        longitudes: longitudes.read(),
        latitudes: latitudes.read(),
        words: words.read(),
        wordStarts: wordStarts.read(),
        wordCounts,
      }),
  }
}

export type Comparison = ReturnType<typeof createComparison>

/** What tells two items apart, by their facts. */
function createComparison({
  facts,
  longitudes,
  latitudes,
  words,
  wordStarts,
  wordCounts,
}: {
  facts: Float64Array
  longitudes: Float64Array
  latitudes: Float64Array
  words: Float64Array
  wordStarts: Uint32Array
  wordCounts: ReadonlyMap<number, number>
}) {
  const factOf = (at: number, name: keyof Facts): number =>
    facts[at * factNames.length + factNames.indexOf(name)] ?? 0
  const placeOf = (at: number): Position => [longitudes[at] ?? 0, latitudes[at] ?? 0]
  const isLocated = (at: number): boolean => {
    const place = placeOf(at)
    return isOnEarth(place) && !isNullIsland(place)
  }
  const differ = (one: number, other: number, name: keyof Facts): boolean => {
    const [left, right] = [factOf(one, name), factOf(other, name)]
    return left !== 0 && right !== 0 && left !== right
  }
  const areOfOtherKinds = (one: number, other: number) =>
    factOf(one, 'kind') !== factOf(other, 'kind')
  const maxCommon = Math.max(minCommonWord, wordStarts.length * commonWordShare)
  return {
    factOf,
    placeOf,
    isLocated,
    areOfOtherKinds,
    /** True if something shows that these are two items. */
    areApart: (one: number, other: number): boolean =>
      areOfOtherKinds(one, other) ||
      differ(one, other, 'start') ||
      differ(one, other, 'locality') ||
      (isLocated(one) &&
        isLocated(other) &&
        kilometresBetween(placeOf(one), placeOf(other)) > checkLimits.maxApartKm),
    /** True if both names have a word that few names have. */
    shareWord(one: number, other: number): boolean {
      const wordsAt = (at: number) =>
        words.subarray(wordStarts[at] ?? 0, wordStarts[at + 1] ?? words.length)
      const others = wordsAt(other)
      return wordsAt(one).some(
        (word) => (wordCounts.get(word) ?? 0) <= maxCommon && others.includes(word),
      )
    },
  }
}

function readAddress(
  item: JsonObject,
): Pick<Facts, 'locality' | 'street'> & { townWords: readonly string[] } {
  const value = memberOf(item, 'address')
  const [address] = value ? objectsOf(value) : []
  if (!address) return { locality: 0, street: 0, townWords: [] }
  const townWords = wordsOf(textAt(address, 'addressLocality'))
  const town = inAnyOrder(townWords)
  const street = looseNameOf(textAt(address, 'streetAddress'))
  return {
    locality: hashOf(town),
    street: street === '' ? 0 : hash(`${street}\n${textAt(address, 'postalCode') || town}`),
    townWords,
  }
}

/** What identifies the first picture of an item; null if it has none. */
export function linkedPictureOf(item: JsonObject): string | null {
  for (const name of ['image', 'photo', 'primaryImage']) {
    const value = memberOf(item, name)
    const [first] = value?.kind === 'array' ? value.items : value ? [value] : []
    if (!first) continue
    if (first.kind === 'string' && first.value !== '') return first.value
    const id = readId(first)
    if (id !== null && id !== '') return id
    const image = readImage(first)
    if (image !== null) return image.fullUrl
  }
  return null
}

function textAt(object: JsonObject, name: string): string {
  const value = memberOf(object, name)
  if (value?.kind === 'number') return value.source
  return (value ? textsOf(value)[0]?.value : undefined)?.trim() ?? ''
}

/** Words without case, accents and punctuation; German umlauts as they are written out. */
const wordsOf = (text: string): string[] =>
  writeOutUmlauts(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\d]+/gu) ?? []

/** A name without case, accents, punctuation and the order of its words. */
const looseNameOf = (text: string): string => inAnyOrder(wordsOf(text))

const inAnyOrder = (words: readonly string[]): string => words.toSorted().join(' ')

const hashOf = (text: string): number => (text === '' ? 0 : hash(text))

/** 53 bits (cyrb53), so that texts of different items hardly ever meet; never 0. */
export function hash(text: string): number {
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & other) + (one >>> 0) || 1
}
