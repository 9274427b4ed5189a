import { readImageAddress } from '#core/content/image-address.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { renderValueText } from '#core/content/value-text.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonValue } from '#core/json/json-value.ts'

/** A picture of an item; unknown values are null. */
export interface Picture {
  /** The URL of the thumbnail if there is one, else of the full picture. */
  address: string
  name: string | null
  license: string | null
  author: string | null
}

/** Attributes that name a license (schema.org `license`; CORE `cc:license`, datacycle-core.md 7). */
const licenseNames = ['license', 'cc:license', 'dct:license', 'licence', 'copyrightNotice']
/** Attributes that name the author or owner (schema.org). */
const authorNames = ['author', 'creator', 'photographer', 'copyrightHolder', 'creditText']
/** URL attributes of the item itself. */
const ownAddresses = ['thumbnailUrl', 'contentUrl']

/**
 * The pictures of an item: itself if it is a picture, else those of its attributes, without duplicate URLs.
 */
export function readItemPictures(item: JsonValue, language: string): Picture[] {
  if (item.kind !== 'object') return []
  const own = readImageAddress(item)
  if (own !== null) return [pictureOf(own, item, language)]
  const found = new Map<string, Picture>()
  for (const { name, value } of item.members) {
    if (name.startsWith('@') || ownAddresses.includes(name)) continue
    for (const one of value.kind === 'array' ? value.items : [value]) {
      const address = readImageAddress(one)
      if (address !== null && !found.has(address))
        found.set(address, pictureOf(address, one, language))
    }
  }
  return [...found.values()]
}

/** True if the item has pictures with `@id` and `@type` only. */
export function hasUnresolvedPictures(item: JsonValue): boolean {
  const value = memberOf(item, 'image')
  const described = value ? describeValue(value) : null
  return (
    described?.kind === 'unresolved-relation' ||
    (described?.kind === 'relations' && described.unresolved > 0)
  )
}

function pictureOf(address: string, value: JsonValue, language: string): Picture {
  const textOf = (names: readonly string[]) =>
    names
      .map((name) => textOfValue(memberOf(value, name), language))
      .find((words) => words !== null) ?? null
  return {
    address,
    name: textOf(['name', 'caption']),
    license: textOf(licenseNames),
    author: textOf(authorNames),
  }
}

/** null if there is no text; an ID is not one. */
function textOfValue(value: JsonValue | undefined, language: string): string | null {
  const values = value?.kind === 'array' ? value.items : value ? [value] : []
  const valuesWithText = values.filter((one) => {
    const { kind } = describeValue(one)
    return kind !== 'unresolved-relation' && kind !== 'null'
  })
  // Translations are one text.
  const isTexts = value !== undefined && describeValue(value).kind === 'language-texts'
  const words = renderValueText(isTexts ? [value] : valuesWithText, language).trim()
  return words === '' ? null : words
}
