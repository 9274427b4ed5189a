import { mostSpecificType, readTypes } from '#core/content/embedded-object.ts'
import { commonAttributes, kindsToCount } from '#core/coverage/completeness.ts'
import type { KindCoverage } from '#core/coverage/coverage.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { lacksAttribute } from '#core/coverage/row-condition.ts'
import { missingTranslations } from '#core/coverage/translations.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readNamePath } from '#core/json/read-name-path.ts'

/** Translations and attributes that an item provably lacks. */
export interface MissingOfItem {
  /** Languages that the item itself states as missing. */
  languages: readonly string[]
  /** Keys of missing attributes: those required for its types, and common ones (see `expectAttributes`). */
  attributes: readonly string[]
}

/** A common attribute, and the kinds of items that are expected to have it; null for all. */
export interface ExpectedAttribute {
  key: string
  kinds: readonly string[] | null
}

/**
 * The common attributes that an item is expected to have, by the same rule as the completeness of its response
 * (`kinds`; empty if not counted). Opening hours are only expected if some item has them: most types have none.
 */
export const expectAttributes = (kinds: readonly KindCoverage[]): ExpectedAttribute[] =>
  commonAttributes
    .filter(
      (key) =>
        key !== 'openingHoursSpecification' || kinds.some(({ attributes }) => attributes.has(key)),
    )
    .map((key) => ({ key, kinds: kindsToCount(key, kinds)?.map(({ kind }) => kind) ?? null }))

/** `excludesAttributes`: the request left out attributes, so a missing one may exist on the server (truth.md 1a). */
export function readMissing(
  item: JsonValue,
  {
    required,
    expected,
    excludesAttributes,
  }: {
    required: RequiredAttributes
    expected: readonly ExpectedAttribute[]
    excludesAttributes: boolean
  },
): MissingOfItem {
  const types = item.kind === 'object' ? readTypes(item) : []
  const wanted = required.flatMap(({ type, attributes }) =>
    types.includes(type) ? attributes : [],
  )
  const kind = mostSpecificType(item)
  const common = expected.flatMap(({ key, kinds }) =>
    kinds === null || kinds.includes(kind) ? [key] : [],
  )
  const attributes = [...new Set(excludesAttributes ? [] : [...wanted, ...common])].filter((key) =>
    lacksAttribute(item, readNamePath(key)),
  )
  return { languages: missingTranslations(item), attributes }
}
