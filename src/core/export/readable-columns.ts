import { type ItemColumn, type ColumnPath, columnValues } from '#core/content/item-columns.ts'
import { type Namer, createNamer } from '#core/content/name-words.ts'
import { contactPaths } from '#core/content/known-attributes.ts'
import { renderPath, memberOf } from '#core/json/json-path.ts'
import { apiNamer } from '#core/content/api-namer.ts'
import { readImage } from '#core/content/image-address.ts'
import {
  readLanguageTexts,
  withOtherLanguage,
  readTitle,
  readDisplayText,
  type DisplayText,
} from '#core/content/language-text.ts'
import { describeEmbedded, readTypes } from '#core/content/identify-object.ts'
import { describeValue, roundCoordinate } from '#core/content/value-kind.ts'
import { readWordedValue, readMeasure, wholeDigits } from '#core/content/worded-value.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { sayWordedValue, sayMeasure, saySchedule, type SeriesDays } from '#core/spoken/say-cell.ts'
import { writeDigits } from '#core/language/intl-formats.ts'
import type { ValueMessages } from '#core/spoken/value-messages.ts'
import type { TableCell } from './item-writer.ts'

/** Embedded parts whose summary does not contain all their attributes. */
const partNames: readonly string[] = ['address', 'contactPoint', 'geo']
/** Attributes that summaries omit, besides contact data. */
const omittedAttributes: readonly string[] = ['addressCountry', 'addressRegion', 'elevation']

/**
 * Plans the columns of a readable table: one per top-level attribute, plus attributes that the summary of a
 * part omits. Contact data has one column, wherever it occurs in an item.
 */
export function planReadableColumns(found: readonly ItemColumn[]): ColumnPath[] {
  const columns = found.flatMap(({ path }): ColumnPath[] => {
    const [holder = '', name] = path
    if (name === undefined) return [path]
    if (path.length > 2 || !partNames.includes(holder)) return []
    if (contactPaths(name)) return [[name]]
    return omittedAttributes.includes(name) ? [path] : []
  })
  return [...new Map(columns.map((path) => [renderPath(path), path])).values()]
}

/** Headings of a readable table: a part's attribute is named without the part, unless that is ambiguous. */
export function nameReadableColumns(paths: readonly ColumnPath[], namer: Namer): string[] {
  const shortHeadings = paths.map((path) => {
    const [holder = '', name] = path
    const isOfPart = path.length === 2 && name !== undefined && partNames.includes(holder)
    return isOfPart ? namer.headingOf(renderPath([name])) : namer.headingOf(renderPath(path))
  })
  return shortHeadings.map((heading, at) => {
    const isShared = shortHeadings.some((other, otherAt) => other === heading && otherAt !== at)
    return isShared ? namer.headingOf(renderPath(paths[at] ?? [])) : heading
  })
}

/** Renders cells for people. */
export interface ReadableCells {
  readonly namer: Namer
  cellOf(item: JsonValue, path: ColumnPath): TableCell
}

/** Maximum nesting of objects as text; deeper ones are JSON. */
const maxDepth = 4
/** Between the values of one cell. */
export const valueSeparator = '; '
const degreeNames: readonly string[] = ['latitude', 'longitude', 'lat', 'lon']
const emptyList: JsonValue = { kind: 'array', items: [] }
const identity = (name: string): string => name

/**
 * Renders cells with the texts of the grid and the detail view: no HTML, no IDs of linked items, one
 * language. Numbers and dates stay values, a picture is its URL, and contact data is also taken from the
 * item's address. Several values are joined by `; `, or by line breaks if one has several lines or the attribute is one
 * of `linedNames`. Linked items without details are a number (`×5`), or left out. Not reversible.
 */
export function createReadableCells(
  words: ValueMessages,
  {
    countsNotLoaded = true,
    linedNames = new Set(),
    days = null,
  }: {
    countsNotLoaded?: boolean
    linedNames?: ReadonlySet<string>
    days?: SeriesDays | null
  } = {},
): ReadableCells {
  const namer = words.names ? createNamer({ ...words.names, afterCount: identity }) : apiNamer
  return {
    namer,
    cellOf(item, path) {
      const name = path.at(-1) ?? ''
      const values = contactValues(item, path) ?? columnValues(item, path)
      const [only, ...others] = values.flatMap(listOf)
      if (only?.kind === 'number' && others.length === 0)
        return { kind: 'number', source: digitsOf(name, only.source) }
      return cellOfTexts(values, name, { words, namer, countsNotLoaded, linedNames, days })
    },
  }
}

/** Distinct contact values of an item; null if the path is no contact attribute. */
function contactValues(item: JsonValue, path: ColumnPath): JsonValue[] | null {
  const paths = path.length === 1 ? contactPaths(path[0] ?? '') : null
  if (paths === null) return null
  const found = paths.flatMap((one) => columnValues(item, one)).flatMap(valuesIn)
  return [...new Map(found.map((one) => [renderJson(one, { indent: null }), one])).values()]
}

interface Wording {
  words: ValueMessages
  namer: Namer
  countsNotLoaded: boolean
  linedNames: ReadonlySet<string>
  days: SeriesDays | null
}

function cellOfTexts(values: readonly JsonValue[], name: string, wording: Wording): TableCell {
  const results = values.flatMap((value) => textsOfValue(value, name, wording, 0))
  const texts = results.filter((one) => typeof one === 'string').filter((text) => text !== '')
  const notLoadedCount = results.filter((one) => typeof one !== 'string').length
  if (notLoadedCount > 0) texts.push(...countMark(notLoadedCount, wording))
  if (texts.length === 0) return { kind: 'empty' }
  const hasLines = wording.linedNames.has(name) || texts.some((text) => text.includes('\n'))
  return { kind: 'text', text: texts.join(hasLines ? '\n' : valueSeparator) }
}

/** Stands for a linked item or category of which only the ID was received. */
const notLoaded = Symbol('not loaded')
type NotLoaded = typeof notLoaded

/** Only the number, as in the grid: what is not loaded is said once for the column, not in each cell. */
const countMark = (count: number, { words, countsNotLoaded }: Wording): string[] =>
  countsNotLoaded ? [`×${writeDigits(words.language, String(count))}`] : []

function textsOfValue(
  value: JsonValue,
  name: string,
  wording: Wording,
  depth: number,
): (string | NotLoaded)[] {
  const { words, namer } = wording
  const named = readWordedValue(name, value)
  if (named !== null) return sayWordedValue(named, words)
  if (name === '@type') return [namer.headingOfTypes(textsOf(value))]
  if (readLanguageTexts(value)) return [withLanguage(readDisplayText(value, words.language), words)]
  return listOf(value).flatMap((one) => {
    if (one.kind === 'array') return [renderJson(one, { indent: null })]
    const namedOne = value === one ? null : readWordedValue(name, one)
    return namedOne ? sayWordedValue(namedOne, words) : [textOfValue(one, name, wording, depth)]
  })
}

function textOfValue(
  value: Exclude<JsonValue, { kind: 'array' }>,
  name: string,
  wording: Wording,
  depth: number,
): string | NotLoaded {
  const { words } = wording
  const described = describeValue(value)
  switch (described.kind) {
    case 'null':
      return ''
    case 'boolean':
      return described.value ? words.yes : words.no
    case 'number':
      return writeDigits(words.language, digitsOf(name, described.source))
    case 'date':
    case 'date-time':
    case 'url':
    case 'email':
      return described.text
    case 'text':
    case 'html':
    case 'language-texts':
      return withLanguage(readDisplayText(value, words.language), words)
    case 'wkt':
      return described.geometry
    case 'coordinates':
      return [described.latitude, described.longitude].map(roundCoordinate).join(', ')
    case 'schedule':
      return saySchedule(described.summary, words, wording.days)
    case 'unresolved-relation':
      return notLoaded
    case 'concept':
    case 'resolved-relation':
    case 'part':
    case 'object':
      return value.kind === 'object' ? textOfObject(value, wording, depth) : ''
    // Unreachable: lists were already flattened.
    case 'relations':
    case 'parts':
    case 'schedules':
    case 'list':
      return ''
  }
}

function textOfObject(object: JsonObject, wording: Wording, depth: number): string | NotLoaded {
  const { words } = wording
  const described = describeValue(object)
  const picture = readImage(object)
  if (picture !== null) return picture.fullUrl
  const title = withLanguage(readTitle(object, words.language), words)
  const measure = readTypes(object).includes('QuantitativeValue') ? readMeasure(object) : null
  if (measure !== null) return sayMeasure(measure, words)
  if (described.kind === 'part') {
    const line = describeEmbedded(object, words.language)
    if (line !== null) return line
  }
  if (described.kind === 'concept') return title === '' ? notLoaded : title
  if (title !== '') return title
  if (described.kind === 'resolved-relation') return textOfUnnamedItem(object, wording)
  return textOfMembers(object, wording, depth)
}

/** A text, with the code of its language if that is not the app's; '' for none. */
const withLanguage = (shown: DisplayText | null, { language }: ValueMessages): string =>
  shown === null ? '' : withOtherLanguage({ ...shown, value: shown.text }, language)

/** Type and address of an item without a name, as in the table, because all its members would be too long. */
function textOfUnnamedItem(object: JsonObject, { words, namer }: Wording): string {
  const address = listOf(memberOf(object, 'address') ?? emptyList).flatMap((one) =>
    one.kind === 'object' ? (describeEmbedded(one, words.language) ?? []) : [],
  )
  const type = namer.headingOfTypes(readTypes(object))
  return [`${words.unnamed} · ${type}`, ...address].join(', ')
}

/** Lists the members of an object without a name: “Price: 12, Currency: EUR”. */
function textOfMembers(object: JsonObject, wording: Wording, depth: number): string {
  if (depth >= maxDepth) return renderJson(object, { indent: null })
  const { namer } = wording
  const lines = object.members
    .filter(({ name }) => !name.startsWith('@'))
    .flatMap(({ name, value }) => {
      const results = textsOfValue(value, name, wording, depth + 1)
      const texts = results.flatMap((one) =>
        typeof one === 'string' ? one : countMark(1, wording),
      )
      const text = texts.filter((one) => one !== '').join(', ')
      return text === '' ? [] : [`${namer.headingOf(name)}: ${text}`]
    })
  return lines.length === 0 ? namer.headingOfTypes(readTypes(object)) : lines.join(', ')
}

/** Rounds a latitude or longitude; removes a fraction of zeros from other numbers. */
const digitsOf = (name: string, source: string): string =>
  degreeNames.includes(name) ? roundCoordinate(source) : wholeDigits(source)

/** List members; translations of one text are one value. */
const valuesIn = (value: JsonValue): readonly JsonValue[] =>
  readLanguageTexts(value) ? [value] : listOf(value)

const textsOf = (value: JsonValue): string[] =>
  listOf(value).flatMap((one) => (one.kind === 'string' ? [one.value] : []))
