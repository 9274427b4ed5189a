import type { ColumnPath } from '#core/content/column-values.ts'
import { readNamePath } from '#core/json/read-name-path.ts'
import type { AttributeCoverage, KindCoverage } from './coverage.ts'
import type { MissingAttribute } from './missing-attributes.ts'
import { withoutStates, type RowCondition } from './row-condition.ts'
import { usualLanguages, type TranslationCounts } from './translations.ts'

/** What is missing in some items: an attribute, of one `@type` where it is required there, or a translation. */
export type CompletenessSubject =
  | {
      kind: 'attribute'
      path: ColumnPath
      key: string
      type: string | null
      /** Only items of these kinds are counted, as no other one has it; null where that are all. */
      kinds: readonly string[] | null
    }
  | { kind: 'language'; language: string }

/** How many items are without something; what came as an ID only is there. */
export interface CompletenessLine {
  subject: CompletenessSubject
  without: number
  of: number
  /** Of those that have it, the ones whose details were not loaded. */
  unresolved: number
  /** Finds the items without it. */
  condition: RowCondition
}

/** What people look for first, also where no item has it. */
const usualAttributes = ['image', 'description', 'openingHoursSpecification']

/**
 * Names what items lack, the required attributes first, then what people usually look for, then every other
 * attribute of the items that at least one of them has, those that are missing most often first. An attribute is
 * counted among the items of those kinds in which it occurs: nobody misses the first name of a place. What occurs
 * in no item is counted among all.
 *
 * `isPartial`: the request left attributes out, so that one which no item has says nothing.
 */
export function describeCompleteness(
  counted: {
    items: number
    attributes: readonly AttributeCoverage[]
    kinds: readonly KindCoverage[]
    missing: readonly MissingAttribute[]
    translations: TranslationCounts
  },
  { isPartial }: { isPartial: boolean },
): CompletenessLine[] {
  const { items, attributes, kinds, missing, translations } = counted
  const byKey = new Map(attributes.map((one) => [one.key, one]))

  const ofAttribute = (key: string): CompletenessLine => {
    const path = readNamePath(key)
    const having = kinds.filter((one) => one.attributes.has(key))
    const isOfAll = having.length === 0 || having.length === kinds.length
    const of = isOfAll ? items : having.reduce((sum, one) => sum + one.items, 0)
    const names = isOfAll ? null : having.map(({ kind }) => kind)
    const { filled = 0, unresolved = 0 } = byKey.get(key) ?? {}
    return {
      subject: { kind: 'attribute', path, key, type: null, kinds: names },
      without: of - filled - unresolved,
      of,
      unresolved,
      condition:
        names === null
          ? { kind: 'state', path, states: withoutStates, type: null }
          : { kind: 'without', path, kinds: names },
    }
  }
  const required = missing
    .filter((one) => one.items > 0)
    .map(({ type, attribute, items: of, missing: without }): CompletenessLine => {
      const path = readNamePath(attribute)
      return {
        subject: { kind: 'attribute', path, key: attribute, type, kinds: null },
        without,
        of,
        unresolved: 0,
        condition: { kind: 'state', path, states: withoutStates, type },
      }
    })
  const usual = usualAttributes.filter((key) => !isPartial || byKey.has(key)).map(ofAttribute)
  const others = attributes
    .filter(
      ({ key, path }) => path.length === 1 && !isKeyword(key) && !usualAttributes.includes(key),
    )
    .map(({ key }) => ofAttribute(key))
    .toSorted((one, other) => other.without - one.without)
  return [...required, ...usual, ...describeLanguages(translations), ...others]
}

/** Only items that say in which languages they are there are judged by it. */
function describeLanguages({ items, languages }: TranslationCounts): CompletenessLine[] {
  if (items === 0) return []
  const known = new Set([...usualLanguages, ...languages.map(({ language }) => language)])
  return [...known].map((language) => ({
    subject: { kind: 'language', language },
    without: items - (languages.find((one) => one.language === language)?.items ?? 0),
    of: items,
    unresolved: 0,
    condition: { kind: 'language', language },
  }))
}

/** Members that say what an item is, and what the server notes about it. */
const isKeyword = (key: string): boolean => key.startsWith('@') || key.startsWith('dc:')
