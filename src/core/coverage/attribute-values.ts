import { type ColumnPath, columnValues } from '#core/content/item-columns.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import {
  singleValuesAt,
  type SingleValue,
  stateOfValues,
  type AttributeState,
} from './single-values.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

export interface CountedValue {
  /** `SingleValue.key`. */
  key: string
  shown: string
  items: number
}

export interface MeasuredText {
  shown: string
  /** Item position in the response, from 0. */
  position: number
  characters: number
}
export interface AttributeValues {
  items: number
  states: Readonly<Record<AttributeState, number>>
  /** The most frequent of the values that are in several items. */
  top: readonly CountedValue[]
  rarest: readonly CountedValue[]
  /** Number of distinct values counted. */
  different: number
  /** Values that were not counted: too long, or beyond the maximum of distinct values. */
  uncounted: number
  /** Shortest and longest text in characters; null if there is no text. */
  texts: { shortest: MeasuredText; longest: MeasuredText } | null
}

const maxTop = 10
const maxRarest = 5
const maxShownLength = 300

/**
 * Counts the values of one attribute in items. All counts are exact: a value is counted from its first item
 * on or not at all, because it is longer than `maxValueLength` characters or there are `maxDifferent` already.
 */
export function createAttributeValues(
  path: ColumnPath,
  { maxDifferent = 5000, maxValueLength = 200 } = {},
) {
  const states = { filled: 0, unresolved: 0, empty: 0, absent: 0 }
  const valueCounts = new Map<string, { shown: string; items: number }>()
  let items = 0
  let uncounted = 0
  let texts: AttributeValues['texts'] = null

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
    const candidate = { shown: cutEnd(shown, maxShownLength), position, characters }
    texts = {
      shortest: texts && texts.shortest.characters <= characters ? texts.shortest : candidate,
      longest: texts && texts.longest.characters >= characters ? texts.longest : candidate,
    }
  }

  return {
    add(item: JsonValue, position: number): void {
      items += 1
      states[stateOfValues(columnValues(item, path))] += 1
      const seen = new Set<string>()
      for (const value of singleValuesAt(item, path)) {
        if (value.state === 'empty') continue
        if (!seen.has(value.key)) countValue(value)
        if (value.isText) updateTexts(value, position)
        seen.add(value.key)
      }
    },
    read(): AttributeValues {
      const ranked = Array.from(valueCounts, ([key, value]) => ({ key, ...value })).toSorted(
        (one, other) => other.items - one.items,
      )
      const top = ranked.slice(0, maxTop).filter((value) => value.items > 1)
      const rarest = ranked
        .slice(top.length)
        .toSorted((one, other) => one.items - other.items)
        .slice(0, maxRarest)
      return {
        items,
        states: { ...states },
        top,
        rarest,
        different: valueCounts.size,
        uncounted,
        texts,
      }
    },
  }
}

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
