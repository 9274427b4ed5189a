import { columnValues } from '#core/content/column-values.ts'
import { readTypes } from '#core/content/part-types.ts'
import { readTitle, readDisplayText, type DisplayText } from '#core/content/display-text.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { readItemPictures } from '#core/gallery/item-pictures.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { describeLinks, readFacts, type ViewFact, type ViewLinks } from './view-facts.ts'

/** A longer text; HTML as the text that a reader sees, with its line breaks. */
export interface ViewParagraph extends DisplayText {
  /** The attribute's key. */
  key: string
  /** What the item itself calls it; null where it goes by its attribute. */
  title: string | null
}

/** A concept, or a value that stands for one: by its label, its ID, or both. */
export interface ViewCategory {
  id: string | null
  label: string | null
}

/** One item as a person reads it: nothing is in it that the item does not say. */
export interface ItemView {
  title: DisplayText | null
  /** From the general to the special, as sent. */
  types: readonly string[]
  /** The address of a picture. */
  picture: string | null
  categories: readonly ViewCategory[]
  facts: readonly ViewFact[]
  paragraphs: readonly ViewParagraph[]
  /** What else it links to. */
  related: readonly ViewLinks[]
}

const paragraphNames = ['description', 'disambiguatingDescription', 'abstract', 'text', 'caption']
/** Attributes whose plain texts are categories where they are no concepts. */
const categoryNames = ['category', 'topic', 'keywords']
/** Longer texts are cut: the whole stands in the item's tree. */
const maxParagraphLength = 10_000
/** A detail with a name of its own that is longer is a paragraph. */
const maxDetailLength = 120

/** Reads what a person wants to know of an item, texts in `language` where it has them; of what is no object nothing. */
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
  const told = new Set(facts.map(({ key }) => key))
  return {
    title: readTitle(item, language),
    types: readTypes(item),
    picture: readItemPictures(item, language)[0]?.address ?? null,
    categories: readCategories(item),
    facts: [...facts, ...details.facts],
    paragraphs: [...readParagraphs(item, language), ...details.paragraphs],
    related: readRelated(item, told),
  }
}

/** The IDs of the items that a view links to. */
export const linkedIds = ({ facts, related }: ItemView): string[] => {
  const ofFacts = facts.flatMap(({ value }) => (value.kind === 'links' ? value.links : []))
  return [...ofFacts, ...related.flatMap(({ links }) => links)].map(({ id }) => id)
}

function readParagraphs(item: JsonObject, language: string): ViewParagraph[] {
  const found = paragraphNames.flatMap((key): ViewParagraph[] => {
    const text = textOf(memberOf(item, key), language)
    return text === null ? [] : [{ ...text, key, title: null }]
  })
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at)
}

/** What an item says under names of its own (schema.org PropertyValue; CORE's additional information, where it came). */
function readDetails(
  item: JsonObject,
  language: string,
): { facts: ViewFact[]; paragraphs: ViewParagraph[] } {
  const facts: ViewFact[] = []
  const paragraphs: ViewParagraph[] = []
  for (const [key, said] of [
    ['additionalProperty', 'value'],
    ['dc:additionalInformation', 'description'],
  ] as const) {
    for (const value of columnValues(item, [key]).flatMap(listOf)) {
      const text = textOf(memberOf(value, said), language)
      const name = textOf(memberOf(value, 'name'), language)
      if (text === null) continue
      const title = name?.text ?? null
      if (title === null || text.text.length > maxDetailLength)
        paragraphs.push({ ...text, key, title })
      else facts.push({ key, label: title, value: plainCell(text.text) })
    }
  }
  return { facts, paragraphs }
}

const plainCell = (text: string): ViewFact['value'] => ({
  kind: 'cell',
  cell: { kind: 'text', text, isWhole: true },
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

/** Relations that no fact has told. CORE repeats some of them under a second name: what another one has is told once. */
function readRelated(item: JsonObject, told: ReadonlySet<string>): ViewLinks[] {
  const found = item.members.flatMap(({ name, value }): ViewLinks[] => {
    const links = told.has(name) ? null : describeLinks(value)
    return links === null ? [] : [{ key: name, ...links }]
  })
  return found.filter(
    (one, at) =>
      !found.some((other, otherAt) => {
        const isWithin = one.links.every(({ id }) => other.links.some((link) => link.id === id))
        const isMore = other.links.length > one.links.length
        return other !== one && isWithin && (isMore || otherAt < at)
      }),
  )
}

/** A text that is cut where it is very long. */
function textOf(value: JsonValue | undefined, language: string): DisplayText | null {
  const told = readDisplayText(value, language)
  const isCut = told !== null && told.text.length > maxParagraphLength
  return isCut ? { ...told, text: `${told.text.slice(0, maxParagraphLength)}…` } : told
}

const listOf = (value: JsonValue): readonly JsonValue[] =>
  value.kind === 'array' ? value.items : [value]
