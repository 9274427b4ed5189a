import type { ColumnPath } from '#core/content/item-columns.ts'
import { isInnerContact } from '#core/content/known-attributes.ts'
import { renderPath, readNamePath } from '#core/json/json-path.ts'
import type { AttributeCoverage, KindCoverage } from './coverage.ts'
import type { MissingAttribute } from './required-attributes.ts'
import { missingStates, type RowCondition } from './row-condition.ts'
import { usualLanguages, type TranslationCounts } from './translations.ts'

/** What items lack: an attribute (of one `@type` if it is required there), or a translation. */
export type CompletenessSubject =
  | {
      kind: 'attribute'
      path: ColumnPath
      key: string
      /** The `@type` that requires the attribute; null if none does. */
      type: string | null
      /**
       * If only items of the kinds that have the attribute are counted: these kinds (see `mostSpecificType`).
       * null if all items are counted.
       */
      itemKinds: readonly string[] | null
    }
  | { kind: 'language'; language: string }

/** How many items lack something. An unresolved value counts as present. */
export interface CompletenessLine {
  subject: CompletenessSubject
  missing: number
  total: number
  /** Number of items that have it, but without details. */
  unresolved: number
  /** Filter for the items without it. */
  condition: RowCondition
}

export interface CompletenessCounts {
  items: number
  attributes: readonly AttributeCoverage[]
  byKind: readonly KindCoverage[]
  missing: readonly MissingAttribute[]
  translations: TranslationCounts
}

/** What every item is expected to have, whatever its kind. */
export const usualAttributes = ['image', 'description'] as const
/** Listed even if no item has them. */
const commonAttributes = [...usualAttributes, 'openingHoursSpecification'] as const
const isCommon = (key: string) => commonAttributes.some((one) => one === key)

/**
 * The kinds of items among which a top-level attribute is counted: those in which it occurs, or if none has
 * it, those that can have it; null for all.
 */
function kindsToCount(key: string, kinds: readonly KindCoverage[]): KindCoverage[] | null {
  const owners = kinds.filter((one) => one.attributes.has(key))
  const counted = owners.length > 0 ? owners : kinds.filter((one) => canHave(one, key))
  return counted.length === kinds.length ? null : counted
}

/** A picture has no picture; it, an event, a person and an article have no opening hours. */
function canHave({ kind, attributes }: KindCoverage, key: string): boolean {
  if (key === 'image') return !attributes.has('contentUrl')
  const others = ['contentUrl', 'startDate', 'familyName', 'headline']
  return (
    key !== 'openingHoursSpecification' ||
    !(others.some((one) => attributes.has(one)) || /(?:Event|Person|Article|Object)$/.test(kind))
  )
}

/** What many items rightly lack: parts and wholes, what they are also called, what they are linked with. */
const optionalNames: ReadonlySet<string> = new Set([
  ...['subEvent', 'superEvent', 'isPartOf', 'hasPart', 'containedInPlace', 'containsPlace'],
  ...['parentOrganization', 'subOrganization', 'department', 'member', 'memberOf'],
  ...['sameAs', 'alternateName', 'additionalType', 'identifier', 'subjectOf', 'mainEntityOfPage'],
  ...['isLinkedTo', 'isRelatedTo', 'mentions', 'potentialAction', 'additionalProperty'],
  ...['performer', 'sponsor', 'funder', 'award', 'doorTime', 'eventStatus', 'previousStartDate'],
  ...['exceptDate', 'faxNumber', 'honorificPrefix', 'honorificSuffix', 'video', 'audio'],
])

/** True if an attribute may be absent, and most items do without it. */
const isRightlyLacked = ({ missing, total }: CompletenessLine, path: ColumnPath): boolean =>
  optionalNames.has(path.at(-1) ?? '') && missing * 2 >= total

/**
 * Lists what items lack: required attributes first, then common ones, languages, and all other attributes by
 * missing count, with the contact data of their parts. An attribute is counted among items of the kinds in
 * which it occurs; if it occurs nowhere, among all items. One that most of them rightly lack is not listed.
 *
 * `excludesAttributes`: the request omitted attributes, so an attribute that no item has is not reported.
 */
export function describeCompleteness(
  counted: CompletenessCounts,
  { excludesAttributes }: { excludesAttributes: boolean },
): CompletenessLine[] {
  const { items, attributes, byKind, missing, translations } = counted
  const byKey = new Map(attributes.map((one) => [one.key, one]))

  const lineOfAttribute = (key: string): CompletenessLine => {
    const path = readNamePath(key)
    // Only top-level attributes are counted per kind: the one that contains a nested attribute decides.
    const owner = renderPath(path.slice(0, 1))
    const ownerKinds = kindsToCount(owner, byKind)
    const total = ownerKinds?.reduce((sum, one) => sum + one.items, 0) ?? items
    const kindNames = ownerKinds?.map(({ kind }) => kind) ?? null
    const { filled = 0, unresolved = 0 } = byKey.get(key) ?? {}
    return {
      subject: { kind: 'attribute', path, key, type: null, itemKinds: kindNames },
      missing: total - filled - unresolved,
      total,
      unresolved,
      condition:
        kindNames === null
          ? { kind: 'state', path, states: missingStates, type: null }
          : { kind: 'without', path, kinds: kindNames },
    }
  }
  const required = missing
    .filter((one) => one.items > 0)
    .map(({ type, attribute, items: total, missing: missingItems }): CompletenessLine => {
      const path = readNamePath(attribute)
      return {
        subject: { kind: 'attribute', path, key: attribute, type, itemKinds: null },
        missing: missingItems,
        total,
        unresolved: 0,
        condition: { kind: 'state', path, states: missingStates, type },
      }
    })
  const common = commonAttributes
    .filter((key) => !excludesAttributes || byKey.has(key))
    .map(lineOfAttribute)
  const others = attributes
    .filter(
      ({ key, path }) =>
        (path.length === 1 && !isMetadata(key) && !isCommon(key)) || isInnerContact(path),
    )
    .map(({ key, path }) => ({ path, line: lineOfAttribute(key) }))
    .flatMap(({ path, line }) => (isRightlyLacked(line, path) ? [] : [line]))
    .toSorted((one, other) => other.missing - one.missing)
  const listed = [...common, ...describeLanguages(translations), ...others]
  const isRequired = (line: CompletenessLine) => required.some((one) => isSameCount(one, line))
  return [
    ...required.map((line) => ({
      ...line,
      unresolved: listed.find((other) => isSameCount(line, other))?.unresolved ?? 0,
    })),
    ...listed.filter((line) => !isRequired(line)),
  ]
}

/** True if the line of a required attribute and a general line count the same attribute in the same items. */
function isSameCount(ofType: CompletenessLine, general: CompletenessLine): boolean {
  if (ofType.subject.kind !== 'attribute' || general.subject.kind !== 'attribute') return false
  const { key, type } = ofType.subject
  const { itemKinds } = general.subject
  const isOfType = itemKinds === null || (itemKinds.length === 1 && itemKinds[0] === type)
  return key === general.subject.key && isOfType && ofType.total === general.total
}

/** Counts only items that list their languages. */
function describeLanguages({ items, languages }: TranslationCounts): CompletenessLine[] {
  if (items === 0) return []
  const known = new Set([...usualLanguages, ...languages.map(({ language }) => language)])
  return [...known].map((language) => ({
    subject: { kind: 'language', language },
    missing: items - (languages.find((one) => one.language === language)?.items ?? 0),
    total: items,
    unresolved: 0,
    condition: { kind: 'language', language },
  }))
}

/** JSON-LD keywords and server metadata. */
const isMetadata = (key: string): boolean => key.startsWith('@') || key.startsWith('dc:')
