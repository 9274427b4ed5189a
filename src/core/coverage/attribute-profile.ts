import { type ColumnPath, columnValues } from '#core/content/item-columns.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { singleValuesAt, type SingleKind, type SingleValue } from './single-values.ts'
import { stateOfValues, type AttributeState } from './value-state.ts'

/** A value with the position of its item. */
export interface PlacedValue {
  shown: string
  /** Item position in the response, from 0. */
  position: number
}

/** Statistics of one attribute over all items. */
export interface AttributeProfile {
  items: number
  states: Readonly<Record<AttributeState, number>>
  /** Single values (list members count one by one) per kind, most frequent first. */
  kinds: readonly { kind: SingleKind; values: number }[]
  /** Items with a text in each language, most frequent first; '' if no language is given. */
  languages: readonly { language: string; items: number }[]
  /** The most frequent values. */
  top: readonly { key: string; shown: string; items: number }[]
  /** Number of distinct values counted. */
  different: number
  /** Values that were not counted: too long, or beyond the maximum of distinct values. */
  uncounted: number
  /** Shortest and longest text in characters; null if there is no text. */
  texts: { shortest: MeasuredText; longest: MeasuredText } | null
  /** null if there is no number. */
  numbers: { least: PlacedValue; greatest: PlacedValue } | null
  /** A few values, evenly spaced over the response. */
  samples: readonly PlacedValue[]
}

export interface MeasuredText extends PlacedValue {
  characters: number
}

export interface ProfileOptions {
  /** Maximum of distinct values to count. */
  maxDifferent?: number
  /** Maximum length of a value to count, in characters. */
  maxValueLength?: number
  maxTop?: number
}

const maxSamples = 6
const maxShownLength = 300

/**
 * Collects statistics of one attribute from items. All counts are exact: a value is counted from its first
 * item on or not at all. Memory use does not grow with the items.
 */
export function createAttributeProfile(path: ColumnPath, options: ProfileOptions = {}) {
  const { maxDifferent = 5000, maxValueLength = 200, maxTop = 10 } = options
  const states = { filled: 0, unresolved: 0, empty: 0, absent: 0 }
  const kinds = new Map<SingleKind, number>()
  const languages = new Map<string, number>()
  const valueCounts = new Map<string, { shown: string; items: number }>()
  const samples = createEvenSampler<PlacedValue>(maxSamples)
  let items = 0
  let uncounted = 0
  let texts: AttributeProfile['texts'] = null
  let numbers: AttributeProfile['numbers'] = null

  function addValue(value: SingleValue, position: number, isFirstInItem: boolean): void {
    increment(kinds, value.kind)
    if (value.state === 'empty') return
    if (isFirstInItem) countValue(value)
    if (isTextKind(value.kind)) updateTexts(value, position)
    if (value.kind === 'number') updateNumbers(value, position)
  }

  function countValue({ key, shown }: SingleValue): void {
    const known = valueCounts.get(key)
    if (known) known.items += 1
    else if (
      key.length > maxValueLength ||
      shown.length > maxValueLength ||
      valueCounts.size >= maxDifferent
    )
      uncounted += 1
    else valueCounts.set(key, { shown, items: 1 })
  }

  function updateTexts({ shown }: SingleValue, position: number): void {
    const characters = countCharacters(shown)
    if (texts && characters >= texts.shortest.characters && characters <= texts.longest.characters)
      return
    const candidate = { shown: cut(shown), position, characters }
    texts = {
      shortest: texts && texts.shortest.characters <= characters ? texts.shortest : candidate,
      longest: texts && texts.longest.characters >= characters ? texts.longest : candidate,
    }
  }

  function updateNumbers({ shown }: SingleValue, position: number): void {
    const candidate = { shown, position }
    const number = Number(shown)
    numbers = {
      least: numbers && Number(numbers.least.shown) <= number ? numbers.least : candidate,
      greatest: numbers && Number(numbers.greatest.shown) >= number ? numbers.greatest : candidate,
    }
  }

  return {
    add(item: JsonValue, position: number): void {
      items += 1
      states[stateOfValues(columnValues(item, path))] += 1
      const seen = new Set<string>()
      const itemLanguages = new Set<string>()
      const values = singleValuesAt(item, path)
      for (const value of values) {
        addValue(value, position, !seen.has(value.key))
        seen.add(value.key)
        if (value.language !== null && value.state !== 'empty') itemLanguages.add(value.language)
      }
      for (const language of itemLanguages) increment(languages, language)
      const first = values.find(({ state }) => state !== 'empty')
      if (first) samples.add(() => ({ shown: cut(first.shown), position }))
    },
    read: (): AttributeProfile => ({
      items,
      states: { ...states },
      kinds: ranked(kinds).map(([kind, values]) => ({ kind, values })),
      languages: ranked(languages).map(([language, count]) => ({ language, items: count })),
      top: Array.from(valueCounts, ([key, value]) => ({ key, ...value }))
        .toSorted((one, other) => other.items - one.items)
        .slice(0, maxTop),
      different: valueCounts.size,
      uncounted,
      texts,
      numbers,
      samples: samples.list(),
    }),
  }
}

const textKinds: readonly SingleKind[] = ['text', 'html', 'url', 'email']

const isTextKind = (kind: SingleKind): boolean => textKinds.includes(kind)

const increment = <K>(counts: Map<K, number>, key: K): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

/** Most frequent first; ties in order of appearance. */
const ranked = <K>(counts: ReadonlyMap<K, number>): [K, number][] =>
  [...counts].toSorted(([, one], [, other]) => other - one)

/** Counts code points, so surrogate pairs count once. */
function countCharacters(text: string): number {
  let pairs = 0
  for (let at = 0; at < text.length; at += 1) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) {
      pairs += 1
      at += 1
    }
  }
  return text.length - pairs
}

function cut(text: string): string {
  if (text.length <= maxShownLength) return text
  const end =
    (text.codePointAt(maxShownLength - 1) ?? 0) > 0xffff ? maxShownLength - 1 : maxShownLength
  return `${text.slice(0, end)}…`
}

/**
 * Creates an evenly spaced sample of a stream of unknown length: at most `maxKept` elements (must be even),
 * always including the first. Deterministic.
 */
function createEvenSampler<T>(maxKept: number) {
  let kept: T[] = []
  let stride = 1
  let observed = 0
  return {
    /** `make` is called only for elements that are kept. */
    add(make: () => T): void {
      if (observed % stride === 0) {
        if (kept.length === maxKept) {
          kept = kept.filter((_, at) => at % 2 === 0)
          stride *= 2
        }
        if (observed % stride === 0) kept.push(make())
      }
      observed += 1
    },
    list: (): readonly T[] => kept,
  }
}
