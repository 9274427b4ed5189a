import { readFileName, readImage, type ImageAddresses } from '#core/content/image-address.ts'
import { authorNames, licenseNames, nameOfLicense, readTitle } from '#core/content/language-text.ts'
import type { PartNames } from '#core/content/item-columns.ts'
import { describeValue, linkKinds } from '#core/content/value-kind.ts'
import { renderValueText } from '#core/content/worded-value.ts'
import { memberOf } from '#core/json/json-path.ts'
import { type JsonValue, listOf } from '#core/json/json-value.ts'

/** A picture of an item; unknown values are null. */
export interface Picture {
  /** The URL of the thumbnail if there is one, else of the full picture. */
  thumbnailUrl: string
  /** The URL of the full picture if there is one, else of the thumbnail. */
  fullUrl: string
  /** Its name, else that of its file. */
  name: string | null
  /** The name of a known license, else its text. */
  license: string | null
  author: string | null
  /** Credits that are null but may exist, because they were linked without details, or not requested. */
  notLoaded: readonly Credit[]
}

export type Credit = 'license' | 'author'

const creditNames: Readonly<Record<Credit, readonly string[]>> = {
  license: [...licenseNames, 'copyrightNotice'],
  author: authorNames,
}
const credits: readonly Credit[] = ['license', 'author']
/** URL attributes of the item itself. */
const ownAddresses = ['thumbnailUrl', 'contentUrl']

/** Where pictures stand: in the item, and in what it links. */
export const pictureParts: PartNames = {
  own: ownAddresses,
  relations: ['image', 'primaryImage', 'photo', 'logo', 'thumbnail', 'associatedMedia'],
  below: ownAddresses,
}

/**
 * The pictures of an item: itself if it is a picture, else those of its attributes, without duplicate URLs.
 * `fields` are the paths of the requested attributes; empty for all.
 */
export function readItemPictures(
  item: JsonValue,
  language: string,
  fields: readonly string[],
): Picture[] {
  if (item.kind !== 'object') return []
  const own = readImage(item)
  if (own !== null) return [pictureOf(own, item, { language, fields })]
  const found = new Map<string, Picture>()
  for (const { name, value } of item.members) {
    if (name.startsWith('@') || ownAddresses.includes(name)) continue
    for (const one of listOf(value)) {
      const image = readImage(one)
      if (image !== null && !found.has(image.thumbnailUrl))
        found.set(
          image.thumbnailUrl,
          pictureOf(image, one, { language, fields: fieldsBelow(name, fields) }),
        )
    }
  }
  return [...found.values()]
}

/** The name of a relation whose pictures arrived with only `@id` and `@type`; null if there is none. */
export function findUnresolvedPictures(item: JsonValue): string | null {
  if (item.kind !== 'object') return null
  if (linksWithoutDetails(memberOf(item, 'image'))) return 'image'
  return item.members.find(({ value }) => linksUnresolvedPictures(value))?.name ?? null
}

function linksUnresolvedPictures(value: JsonValue): boolean {
  return listOf(value).some((one) => {
    const described = describeValue(one)
    return described.kind === 'unresolved-relation' && described.types.includes('ImageObject')
  })
}

/** The requested paths within a relation; empty if the whole relation was requested. */
const fieldsBelow = (relation: string, fields: readonly string[]): string[] =>
  fields.flatMap((path) =>
    path.startsWith(`${relation}.`) ? [path.slice(relation.length + 1)] : [],
  )

function pictureOf(
  { thumbnailUrl, fullUrl }: ImageAddresses,
  value: JsonValue,
  { language, fields }: { language: string; fields: readonly string[] },
): Picture {
  const textOf = (names: readonly string[]) =>
    names
      .map((name) => textOfValue(memberOf(value, name), language))
      .find((text) => text !== null) ?? null
  const license = textOf(creditNames.license)
  const texts = {
    license: license === null ? null : (nameOfLicense(license) ?? license),
    author: textOf(creditNames.author),
  }
  return {
    thumbnailUrl,
    fullUrl,
    name: textOf(['name', 'caption']) ?? readFileName(value),
    ...texts,
    notLoaded: credits.filter(
      (credit) => texts[credit] === null && !wouldBeDelivered(credit, value, fields),
    ),
  }
}

/** Whether a credit would be known if the picture had one. */
function wouldBeDelivered(credit: Credit, value: JsonValue, fields: readonly string[]): boolean {
  const names = creditNames[credit]
  // A picture given by its URL alone has no attributes to request.
  const isRequested =
    value.kind !== 'object' ||
    fields.length === 0 ||
    fields.some((path) => path === '*' || names.includes(path.split('.')[0] ?? ''))
  return isRequested && !names.some((name) => linksItems(memberOf(value, name)))
}

/** Whether a value consists of linked items or concepts, whose names may be unknown. */
const linksItems = (value: JsonValue | undefined): boolean =>
  value !== undefined && linkKinds.includes(describeValue(value).kind)

/** An item or concept without a name in any language, or of which only the ID came. */
function isUnnamedLink(value: JsonValue, language: string): boolean {
  const described = describeValue(value)
  return (
    described.kind === 'unresolved-relation' ||
    (described.kind === 'concept' && described.label === null) ||
    (described.kind === 'resolved-relation' && readTitle(value, language) === null)
  )
}

function linksWithoutDetails(value: JsonValue | undefined): boolean {
  const described = value ? describeValue(value) : null
  return (
    described?.kind === 'unresolved-relation' ||
    (described?.kind === 'relations' && described.unresolved > 0)
  )
}

/** null if there is no text; an ID is not one. */
function textOfValue(value: JsonValue | undefined, language: string): string | null {
  if (value === undefined) return null
  // Translations are one text.
  const values = describeValue(value).kind === 'language-texts' ? [value] : listOf(value)
  const named = values.filter(
    (one) => describeValue(one).kind !== 'null' && !isUnnamedLink(one, language),
  )
  return renderValueText(named, language).trim() || null
}
