import { textAttributes } from '#core/content/known-attributes.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { readEmbeddedDigits, readTypes, mostSpecificType } from '#core/content/identify-object.ts'
import { readTitle, readDisplayText, type DisplayText } from '#core/content/language-text.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { readItemPictures, type Picture } from '#core/gallery/item-pictures.ts'
import { memberOf, readNamePath } from '#core/json/json-path.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'
import { describeLinks, readFacts, type ViewFact, type ViewLinks } from './view-facts.ts'
import {
  describeCompleteness,
  type CompletenessCounts,
  usualAttributes,
} from '#core/coverage/completeness.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { lacksAttribute } from '#core/coverage/row-condition.ts'
import { missingTranslations } from '#core/coverage/translations.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

/** A long text; HTML is converted to plain text with line breaks. */
export interface ViewParagraph extends DisplayText {
  key: string
  /** The item's own title for the text; null if it has none. */
  title: string | null
}

/** A concept, or a plain value instead of one. */
export interface ViewCategory {
  id: string | null
  label: string | null
}

export interface ItemView {
  title: DisplayText | null
  /** From general to specific, as sent. */
  types: readonly string[]
  /** The first picture; null if none. */
  picture: Pick<Picture, 'thumbnailUrl' | 'fullUrl'> | null
  categories: readonly ViewCategory[]
  facts: readonly ViewFact[]
  paragraphs: readonly ViewParagraph[]
  /** Links that are not in `facts`. */
  related: readonly ViewLinks[]
}

/** Attributes whose plain texts are shown as categories. */
const categoryNames = ['category', 'topic', 'keywords']
/** Longer texts are truncated; the item's tree shows them in full. */
const maxParagraphLength = 10_000
/** Longer named details are shown as paragraphs. */
const maxDetailLength = 120

/** Reads the view of an item, with texts in `language` if available; empty if the value is not an object. */
export function readItemView(item: JsonValue, language: string): ItemView {
  if (item.kind !== 'object')
    return {
      title: null,
      types: [],
      picture: null,
      categories: [],
      facts: [],
      paragraphs: [],
      related: [],
    }
  const facts = readFacts(item)
  const details = readDetails(item, language)
  const factKeys = new Set(facts.map(({ key }) => key))
  return {
    title: readTitle(item, language),
    types: readTypes(item),
    picture: readItemPictures(item, language, [])[0] ?? null,
    categories: readCategories(item),
    facts: [...facts, ...details.facts],
    paragraphs: [...readParagraphs(item, language), ...details.paragraphs],
    related: readRelated(item, factKeys),
  }
}

export const linkedIds = ({ facts, related }: ItemView): string[] => {
  const ofFacts = facts.flatMap(({ value }) => (value.kind === 'links' ? value.links : []))
  return [...ofFacts, ...related.flatMap(({ links }) => links)].map(({ id }) => id)
}

function readParagraphs(item: JsonObject, language: string): ViewParagraph[] {
  const found = textAttributes.flatMap((key): ViewParagraph[] => {
    const text = textOf(memberOf(item, key), language)
    return text === null ? [] : [{ ...text, key, title: null }]
  })
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}

/** Named details of an item (schema.org PropertyValue, and CORE's additional information). */
function readDetails(
  item: JsonObject,
  language: string,
): { facts: ViewFact[]; paragraphs: ViewParagraph[] } {
  const facts: ViewFact[] = []
  const paragraphs: ViewParagraph[] = []
  for (const [key, textName] of [
    ['additionalProperty', 'value'],
    ['dc:additionalInformation', 'description'],
  ] as const) {
    for (const value of columnValues(item, [key]).flatMap(listOf)) {
      const text = textOf(memberOf(value, textName), language)
      const name = textOf(memberOf(value, 'name'), language)
      if (text === null) continue
      const title = name?.text ?? null
      if (title === null || text.text.length > maxDetailLength)
        paragraphs.push({ ...text, key, title })
      else {
        const digits = readEmbeddedDigits(memberOf(value, textName))
        facts.push({ key, label: title, value: detailCell(text.text, digits) })
      }
    }
  }
  return { facts, paragraphs }
}

const detailCell = (text: string, digits: string | null): ViewFact['value'] => ({
  kind: 'cell',
  cell:
    digits === null ? { kind: 'text', text, isWhole: true } : { kind: 'number', source: digits },
})

function readCategories(item: JsonObject): ViewCategory[] {
  const found = item.members.flatMap(({ name, value }) =>
    listOf(value).flatMap((one): ViewCategory[] => {
      const described = describeValue(one)
      if (described.kind === 'concept') return [{ id: described.id, label: described.label }]
      const isPlain = described.kind === 'text' && described.text.trim() !== ''
      return isPlain && categoryNames.includes(name) ? [{ id: null, label: described.text }] : []
    }),
  )
  const keyOf = ({ id, label }: ViewCategory) => id ?? `label ${label ?? ''}`
  return [...new Map(found.map((one) => [keyOf(one), one])).values()]
}

/**
 * Relations that are not in the facts. CORE repeats some under a second name; these are listed once. Of more links
 * than are listed, the others are not known: they count as the same where there are as many.
 */
function readRelated(item: JsonObject, factKeys: ReadonlySet<string>): ViewLinks[] {
  const found = item.members.flatMap(({ name, value }): ViewLinks[] => {
    const links = factKeys.has(name) ? null : describeLinks(value)
    return links === null ? [] : [{ key: name, ...links }]
  })
  return found.filter(
    (one, at) =>
      !found.some((other, otherAt) => {
        const isWithin = one.links.every(({ id }) => other.links.some((link) => link.id === id))
        const isEachKnown = one.more === 0 || one.more === other.more
        const isMore = other.links.length + other.more > one.links.length + one.more
        return other !== one && isWithin && isEachKnown && (isMore || otherAt < at)
      }),
  )
}

/** The text, truncated if very long; null if none. */
function textOf(value: JsonValue | undefined, language: string): DisplayText | null {
  const read = readDisplayText(value, language)
  return read && { ...read, text: cutEnd(read.text, maxParagraphLength) }
}

/** Translations and attributes that an item provably lacks. */
export interface MissingOfItem {
  /** Languages that the item itself states as missing. */
  languages: readonly string[]
  /** Keys of missing attributes: those required for its types, and expected ones (see `expectAttributes`). */
  attributes: readonly string[]
}

/** An attribute, and the kinds of items that are expected to have it; null for all. */
export interface ExpectedAttribute {
  key: string
  kinds: readonly string[] | null
}

/** Of an item alone, with nothing counted. */
const usuallyExpected: readonly ExpectedAttribute[] = usualAttributes.map((key) => ({
  key,
  kinds: null,
}))

/**
 * The attributes that an item is expected to have: those that the overview of its response lists as missing (null if
 * nothing was counted). Opening hours are only expected if some item has them: most types have none.
 */
export const expectAttributes = (
  counted: CompletenessCounts | null,
): readonly ExpectedAttribute[] =>
  counted === null
    ? usuallyExpected
    : describeCompleteness({ ...counted, missing: [] }, { excludesAttributes: false }).flatMap(
        ({ subject, missing, total }) =>
          subject.kind === 'attribute' &&
          (subject.key !== 'openingHoursSpecification' || missing < total)
            ? [{ key: subject.key, kinds: subject.itemKinds }]
            : [],
      )

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
  const usual = expected.flatMap(({ key, kinds }) =>
    kinds === null || kinds.includes(kind) ? [key] : [],
  )
  const attributes = [...new Set(excludesAttributes ? [] : [...wanted, ...usual])].filter((key) =>
    lacksAttribute(item, readNamePath(key)),
  )
  return { languages: missingTranslations(item), attributes }
}
