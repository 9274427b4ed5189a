import { htmlToText, toPlainText } from './html-to-text.ts'
import {
  readImage,
  type ImageAddresses,
  readContentLink,
  type ContentLink,
  readLinkedName,
} from './image-address.ts'
import type { ScheduleSummary } from '#core/content/schedule.ts'
import { readLanguageTexts, type LanguageText } from '#core/content/language-text.ts'
import { readWordedValue, type WordedValue, readMeasure, type Measure } from './worded-value.ts'
import { describeEmbedded, readTypeList, readTypes } from '#core/content/identify-object.ts'
import { describeValue, type ValueKind } from '#core/content/value-kind.ts'
import { memberOf } from '#core/json/json-path.ts'
import { type JsonArray, type JsonValue, listOf } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { byLanguage, type Language } from '#core/language/language.ts'
import { cutEnd } from '#core/text/cut-middle.ts'

/** The content of one grid cell: plain data, small enough to transfer for each visible row. */
export type Cell =
  /** The item has no such attribute. */
  | { kind: 'absent' }
  | { kind: 'null' }
  | { kind: 'boolean'; value: boolean }
  /** Digits as sent. */
  | { kind: 'number'; source: string }
  /** `isWhole`: not truncated, and not a list of several texts. */
  | { kind: 'text'; text: string; isWhole: boolean }
  | { kind: 'date' | 'date-time' | 'email'; text: string }
  | { kind: 'url'; text: string; link: ContentLink | null }
  /** The visible text of HTML, on one line. */
  | { kind: 'html'; text: string }
  | { kind: 'geometry'; geometry: string; text: string }
  /** Numbers with units; `text` has all that was sent of them. */
  | { kind: 'measures'; measures: Measure[]; text: string }
  /** Parts with numbers or a country; `written` has them as each language writes them, `text` as sent. */
  | { kind: 'parts'; written: Readonly<Record<Language, string>>; text: string }
  | { kind: 'coordinates'; latitude: string; longitude: string }
  | { kind: 'languages'; texts: LanguageText[] }
  /** The types of the item, from general to specific. */
  | { kind: 'types'; types: readonly string[] }
  /** Related items; `unresolved` counts those sent with ID and type only. */
  | {
      kind: 'relations'
      labels: RelationLabel[]
      resolved: number
      unresolved: number
      /** Types of the unresolved items. */
      types: string[]
      related: RelatedItem[]
      /** The URL of the first picture, or null. */
      image: ImageAddresses | null
    }
  /** Event dates; `more` schedules are not listed. */
  | { kind: 'schedules'; schedules: ScheduleSummary[]; more: number }
  /** Values with words of their own, such as language codes; `raw` is the cell as sent. */
  | { kind: 'worded'; values: WordedValue[]; raw: RawCell }
  /** Any other value, as JSON on one line. */
  | { kind: 'json'; text: string }

/** A cell without the words that its attribute gives it. */
export type RawCell = Exclude<Cell, { kind: 'worded' }>

/** The name of a related item, perhaps in several languages, or its types if it has none. */
export type RelationLabel = string | { texts: LanguageText[] } | { types: readonly string[] }

/** A linked item or concept. */
export interface RelatedItem {
  id: string
  /** null if no name was sent. */
  label: string | null
  isConcept: boolean
}

/** More does not fit into a cell. */
const maxTextLength = 300
const maxLabels = 5
const maxSchedules = 3

/**
 * Describes the values of a column in one item (see columnValues) by the name of its attribute, which gives
 * some values words. Long texts are truncated with an ellipsis.
 */
export function describeCell(values: readonly JsonValue[], name = ''): Cell {
  const [first, ...others] = values
  if (!first) return { kind: 'absent' }
  const value: JsonValue = others.length === 0 ? first : { kind: 'array', items: values }
  const types = name === '@type' ? readTypesOnly(value) : []
  if (types.length > 0) return { kind: 'types', types }
  const raw = describeOne(value)
  const inWords = readWordedValues(name, value)
  return inWords.length === 0 ? raw : { kind: 'worded', values: inWords, raw }
}

const wordedInCells: readonly WordedValue['kind'][] = [
  'country',
  'days',
  'hours',
  'languages',
  'minutes',
  'prices',
  'shape',
  'term',
]

/** The types in the value of `@type`; empty if anything else is among them. */
function readTypesOnly(value: JsonValue): string[] {
  const types = readTypeList(value)
  return types.length === (value.kind === 'array' ? value.items.length : 1) ? types : []
}

/** A value, or each member of a list, in words; empty if any of them has none. */
function readWordedValues(name: string, value: JsonValue): WordedValue[] {
  const inWords = (one: JsonValue) => {
    const worded = readWordedValue(name, one)
    return worded && wordedInCells.includes(worded.kind) ? worded : null
  }
  const whole = inWords(value)
  if (whole !== null) return [whole]
  const members = value.kind === 'array' ? value.items.map(inWords) : []
  const worded = members.filter((one) => one !== null)
  return worded.length === members.length ? worded : []
}

function describeOne(value: JsonValue): RawCell {
  const described = describeValue(value)
  switch (described.kind) {
    case 'null':
    case 'boolean':
    case 'number':
    case 'coordinates':
      return described
    case 'text':
      return textCell(described.text)
    case 'date':
    case 'date-time':
    case 'email':
      return { kind: described.kind, text: truncate(described.text) }
    case 'url':
      return { kind: 'url', text: truncate(described.text), link: readContentLink(value) }
    case 'html':
      return { kind: 'html', text: truncate(onOneLine(htmlToText(described.text))) }
    case 'wkt':
      return { kind: 'geometry', geometry: described.geometry, text: truncate(described.text) }
    case 'language-texts':
      return { kind: 'languages', texts: described.texts.map(shortText) }
    case 'unresolved-relation':
    case 'resolved-relation':
    case 'concept':
      return describeRelations([value])
    case 'relations':
      return describeRelations(listOf(value))
    case 'part':
    case 'parts':
      return describeParts(listOf(value))
    case 'schedule':
    case 'schedules':
      return describeSchedules(listOf(value))
    case 'list':
      return value.kind === 'array' ? describeList(value) : asJson(value)
    case 'object':
      return asJson(value)
  }
}

function describeRelations(values: readonly JsonValue[]): RawCell {
  const labels: RelationLabel[] = []
  const types = new Set<string>()
  const related: RelatedItem[] = []
  let unresolved = 0
  for (const value of values) {
    const described = describeValue(value)
    const item = related.length < maxLabels ? relatedItem(described, value) : null
    if (item !== null) related.push(item)
    if (described.kind === 'unresolved-relation') {
      unresolved += 1
      const type = described.types.at(-1)
      if (type !== undefined && types.size < maxLabels) types.add(type)
    } else if (described.kind === 'concept') {
      if (described.label === null) unresolved += 1
      else if (labels.length < maxLabels) labels.push(truncate(described.label))
      if (described.label === null) types.add('skos:Concept')
    } else if (described.kind === 'resolved-relation' && labels.length < maxLabels) {
      const texts = readLanguageTexts(memberOf(value, 'name') ?? { kind: 'null' })
      labels.push(
        (texts && { texts: texts.map(shortText) }) ??
          nameOf(described, value) ??
          (described.types.length > 0 ? { types: described.types } : described.id),
      )
    }
  }
  return {
    kind: 'relations',
    labels,
    resolved: values.length - unresolved,
    unresolved,
    types: [...types],
    related,
    image: values.map(readImage).find((image) => image !== null) ?? null,
  }
}

const nameOf = (
  described: Extract<ValueKind, { kind: 'resolved-relation' }>,
  value: JsonValue,
): string | null => {
  const found = readLinkedName(described, value)
  return found === null ? null : truncate(found)
}

function relatedItem(described: ValueKind, value: JsonValue): RelatedItem | null {
  if (!('id' in described)) return null
  switch (described.kind) {
    case 'unresolved-relation':
      return { id: described.id, label: null, isConcept: false }
    case 'resolved-relation':
      return { id: described.id, label: nameOf(described, value), isConcept: false }
    case 'concept': {
      const { id, label } = described
      return { id, label: label === null ? null : truncate(label), isConcept: true }
    }
  }
}

/** A part without a summary is labeled by its type. */
function describeParts(values: readonly JsonValue[]): RawCell {
  const textIn = (language: Language | '') => {
    const texts = values.flatMap((value) =>
      value.kind === 'object'
        ? [describeEmbedded(value, language) ?? readTypes(value).at(-1) ?? '']
        : [],
    )
    return truncate(onOneLine(texts.join('; ')))
  }
  const text = textIn('')
  const measures = values.slice(0, maxLabels).map(measureOf)
  if (measures.length === values.length && measures.every((one) => one !== null))
    return { kind: 'measures', measures, text }
  const written = byLanguage(textIn)
  return Object.values(written).every((one) => one === text)
    ? { kind: 'text', text, isWhole: false }
    : { kind: 'parts', written, text }
}

const measureOf = (value: JsonValue): Measure | null =>
  value.kind === 'object' && readTypes(value).includes('QuantitativeValue')
    ? readMeasure(value)
    : null

function describeSchedules(values: readonly JsonValue[]): RawCell {
  const schedules = values.slice(0, maxSchedules).flatMap((value) => {
    const described = describeValue(value)
    return described.kind === 'schedule' ? [described.summary] : []
  })
  return { kind: 'schedules', schedules, more: values.length - schedules.length }
}

function describeList(list: JsonArray): RawCell {
  const texts = list.items.map((item) => (item.kind === 'string' ? item.value : null))
  if (texts.length === 0 || texts.includes(null)) return asJson(list)
  const [only] = texts
  if (texts.length === 1 && typeof only === 'string') return textCell(only)
  return { kind: 'text', text: truncate(texts.join(', ')), isWhole: false }
}

function textCell(whole: string): RawCell {
  const text = truncate(whole)
  return { kind: 'text', text, isWhole: text === whole }
}

const asJson = (value: JsonValue): RawCell => ({
  kind: 'json',
  text: truncate(renderJson(value, { indent: null })),
})

const shortText = ({ language, value }: LanguageText): LanguageText => ({
  language,
  value: truncate(onOneLine(toPlainText(value))),
})

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

const truncate = (text: string): string => cutEnd(text, maxTextLength)
