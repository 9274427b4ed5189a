import { readTypes } from '#core/content/embedded-object.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { lacksAttribute } from '#core/coverage/row-condition.ts'
import { missingTranslations } from '#core/coverage/translations.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readNamePath } from '#core/json/read-name-path.ts'

/** Translations and attributes that an item provably lacks. */
export interface MissingOfItem {
  /** Languages that the item itself states as missing. */
  languages: readonly string[]
  /** Keys of missing attributes that are required for its types. */
  attributes: readonly string[]
}

/** `excludesAttributes`: the request left out attributes, so a missing one may exist on the server (truth.md 1a). */
export function readMissing(
  item: JsonValue,
  { required, excludesAttributes }: { required: RequiredAttributes; excludesAttributes: boolean },
): MissingOfItem {
  const types = item.kind === 'object' ? readTypes(item) : []
  const wanted = required.flatMap(({ type, attributes }) =>
    types.includes(type) ? attributes : [],
  )
  const attributes = [...new Set(excludesAttributes ? [] : wanted)].filter((key) =>
    lacksAttribute(item, readNamePath(key)),
  )
  return { languages: missingTranslations(item), attributes }
}
