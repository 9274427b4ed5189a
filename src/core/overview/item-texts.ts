import { isEmbeddedObject, readTypes } from '#core/content/identify-object.ts'
import { readLanguageTexts } from '#core/content/language-text.ts'
import { describeText } from '#core/content/text-kind.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'

/** A text that people wrote, in an item or one of its parts. */
export interface ItemText {
  /** As in `renderPath`. */
  attribute: string
  /** As sent. */
  text: string
  /** The language that it says it is in; '' if none. */
  language: string
  role: TextRole
  isHtml: boolean
}

/** A title, a text of sentences, or any other text. */
export type TextRole = 'name' | 'prose' | 'other'

const nameAttributes = new Set([
  'name',
  'headline',
  'alternateName',
  'alternativeHeadline',
  'legalName',
  'givenName',
  'familyName',
  'caption',
])
const proseAttributes = new Set(['description', 'text', 'articleBody', 'abstract'])
/** Parts whose texts belong to the item. Their linked items are checked where they are items themselves. */
const partAttributes = new Set(['address', 'contactPoint', 'additionalProperty'])
/** Attributes for programs. */
const codeAttributes = new Set([
  'identifier',
  'slug',
  'url',
  'sameAs',
  'contentUrl',
  'thumbnailUrl',
  'email',
  'telephone',
  'faxNumber',
  'addressCountry',
  'priceCurrency',
  'unitCode',
  'fileFormat',
  'encodingFormat',
  'inLanguage',
  'license',
])
/** Texts with a form of their own. */
const formalKinds = new Set(['date', 'date-time', 'url', 'email', 'wkt'])

/**
 * The texts of an item and of the parts that belong to it. `language` is that of the response, for texts
 * without their own.
 */
export function readItemTexts(item: JsonObject, language: string): ItemText[] {
  const found: ItemText[] = []
  addTexts(item, '', { language, found })
  for (const { name, value } of item.members) {
    if (!partAttributes.has(name)) continue
    for (const part of objectsOf(value))
      if (name !== 'additionalProperty' || isEmbeddedObject(part))
        addTexts(part, `${name}.`, { language, found })
  }
  return found
}

function addTexts(
  object: JsonObject,
  prefix: string,
  { language, found }: { language: string; found: ItemText[] },
): void {
  for (const { name, value } of object.members) {
    if (/[@:]/.test(name) || codeAttributes.has(name)) continue
    // The name of a property is the server's, not the editor's.
    if (prefix === 'additionalProperty.' && name !== 'value') continue
    for (const one of textsOf(value)) {
      if (one.value.trim() === '') continue
      const { kind } = describeText(one.value)
      if (formalKinds.has(kind)) continue
      found.push({
        attribute: prefix + name,
        text: one.value,
        language: one.language === '' ? language : one.language,
        role: prefix === '' ? roleOf(name) : 'other',
        isHtml: kind === 'html',
      })
    }
  }
}

const roleOf = (name: string): TextRole =>
  nameAttributes.has(name) ? 'name' : proseAttributes.has(name) ? 'prose' : 'other'

/** The texts of a value with their languages; a list of texts has several. */
export function textsOf(value: JsonValue): { value: string; language: string }[] {
  if (value.kind === 'string') return [{ value: value.value, language: '' }]
  const translated = readLanguageTexts(value)
  if (translated) return translated
  if (value.kind !== 'array') return []
  return value.items.flatMap((one) =>
    one.kind === 'string' ? [{ value: one.value, language: '' }] : [],
  )
}

/** A value or the members of a list that are objects. */
export const objectsOf = (value: JsonValue): JsonObject[] =>
  listOf(value).filter((one) => one.kind === 'object')

/** True for pictures, videos and other files, whose captions may be short. */
export const isMedia = (item: JsonObject): boolean =>
  readTypes(item).some((type) =>
    /(?:^|:)(?:MediaObject|ImageObject|VideoObject|AudioObject)$/.test(type),
  )

/** True for events, which share places, pictures and contacts with others. */
export const isEvent = (item: JsonObject): boolean =>
  readTypes(item).some((type) => /(?:^|:)\w*Event$/.test(type)) ||
  item.members.some(({ name }) => name === 'startDate')
