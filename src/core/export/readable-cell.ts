import { apiNamer } from '#core/content/api-namer.ts'
import { columnValues, type ColumnPath } from '#core/content/column-values.ts'
import { roundCoordinate } from '#core/content/coordinate.ts'
import { readImageAddress } from '#core/content/image-address.ts'
import { createNamer, type Namer } from '#core/content/name-words.ts'
import { readLanguageTexts } from '#core/content/language-text.ts'
import { describePart, readTypes } from '#core/content/part-types.ts'
import { readTitle, readToldText } from '#core/content/told-text.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { contactPaths } from '#core/item-view/contact-paths.ts'
import { readNamedValue } from '#core/item-view/named-value.ts'
import { readMeasure } from '#core/item-view/view-facts.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { sayNamedValue } from '#core/spoken/say-named-value.ts'
import { saySchedule } from '#core/spoken/say-schedule.ts'
import { sayCount, type SpokenWords } from '#core/spoken/spoken-words.ts'
import type { TableCell } from './table-cell.ts'

/** Reads the cells of items as a person reads them. */
export interface ReadableCells {
  readonly namer: Namer
  cellOf(item: JsonValue, path: ColumnPath): TableCell
}

/** Objects within objects are told up to here; what is deeper is JSON. */
const maxDepth = 4
const degrees: readonly string[] = ['latitude', 'longitude', 'lat', 'lon']
const nothing: JsonValue = { kind: 'array', items: [] }
const same = (name: string): string => name

/**
 * Creates a reader of cells in the words of the grid and of the item's view: no HTML, no IDs of what is linked, one
 * language of several. Numbers and dates stay what they are, a picture is its address, and what an item says of how
 * to be reached is found in its address too. Several values stand behind each other, parted by `; `, or line by
 * line where one has lines of its own. This cannot be read back: the exact values are in the item.
 */
export function createReadableCells(words: SpokenWords): ReadableCells {
  const namer = words.names ? createNamer({ ...words.names, behindCount: same }) : apiNamer
  return {
    namer,
    cellOf(item, path) {
      const name = path.at(-1) ?? ''
      const values = contactValues(item, path) ?? columnValues(item, path)
      const [only, ...others] = values.flatMap(listOf)
      if (only?.kind === 'number' && others.length === 0)
        return { kind: 'number', source: numberOf(name, only.source) }
      return cellOfTexts(values, name, { words, namer })
    },
  }
}

/** Each as often as it is different; null for what is no contact of the item itself. */
function contactValues(item: JsonValue, path: ColumnPath): JsonValue[] | null {
  const paths = path.length === 1 ? contactPaths(path[0] ?? '') : null
  if (paths === null) return null
  const found = paths.flatMap((one) => columnValues(item, one)).flatMap(valuesIn)
  return [...new Map(found.map((one) => [renderJson(one, { indent: null }), one])).values()]
}

interface Speaker {
  words: SpokenWords
  namer: Namer
}

function cellOfTexts(values: readonly JsonValue[], name: string, speaker: Speaker): TableCell {
  const { words } = speaker
  const told = values.flatMap((value) => tellAll(value, name, speaker, 0))
  const notLoaded = told.filter((one) => one === null).length
  const texts = told.filter((one) => one !== null).filter((text) => text !== '')
  if (notLoaded > 0) texts.push(sayCount(words.notLoaded, notLoaded, words))
  if (texts.length === 0) return { kind: 'empty' }
  const hasLines = texts.length > 1 && texts.some((text) => text.includes('\n'))
  return { kind: 'text', text: texts.join(hasLines ? '\n' : '; ') }
}

/** The texts of a whole value; null is something of which nothing but an ID came. */
function tellAll(
  value: JsonValue,
  name: string,
  speaker: Speaker,
  depth: number,
): (string | null)[] {
  const { words, namer } = speaker
  const named = readNamedValue(name, value)
  if (named !== null) return sayNamedValue(named, words)
  if (name === '@type') return [namer.headOfTypes(textsOf(value))]
  if (readLanguageTexts(value)) return [readToldText(value, words.language)?.text ?? '']
  return listOf(value).flatMap((one) => {
    if (one.kind === 'array') return [renderJson(one, { indent: null })]
    const namedOne = value === one ? null : readNamedValue(name, one)
    return namedOne ? sayNamedValue(namedOne, words) : [tellOne(one, name, speaker, depth)]
  })
}

function tellOne(
  value: Exclude<JsonValue, { kind: 'array' }>,
  name: string,
  speaker: Speaker,
  depth: number,
): string | null {
  const { words } = speaker
  const described = describeValue(value)
  switch (described.kind) {
    case 'null':
      return ''
    case 'boolean':
      return described.value ? words.yes : words.no
    case 'number':
      return numberOf(name, described.source)
    case 'date':
    case 'date-time':
    case 'url':
    case 'email':
      return described.text
    case 'text':
    case 'html':
    case 'language-texts':
      return readToldText(value, words.language)?.text ?? ''
    case 'wkt':
      return described.geometry
    case 'coordinates':
      return [described.latitude, described.longitude].map(roundCoordinate).join(', ')
    case 'schedule':
      return saySchedule(described.summary, words)
    case 'unresolved-relation':
      return null
    case 'concept':
    case 'resolved-relation':
    case 'part':
    case 'object':
      return value.kind === 'object' ? tellObject(value, speaker, depth) : ''
    // Nobody gets here with a list.
    case 'relations':
    case 'parts':
    case 'schedules':
    case 'list':
      return ''
  }
}

function tellObject(object: JsonObject, speaker: Speaker, depth: number): string | null {
  const { words } = speaker
  const described = describeValue(object)
  const picture = readImageAddress(object)
  if (picture !== null) return picture
  const title = readTitle(object, words.language)?.text
  const measure = readTypes(object).includes('QuantitativeValue') ? readMeasure(object) : null
  if (measure !== null) return [measure.digits, measure.unit].filter((one) => one !== '').join(' ')
  if (described.kind === 'part') {
    const line = describePart(object, words.language)
    if (line !== null) return line
  }
  if (described.kind === 'concept') return title ?? null
  if (title !== undefined) return title
  if (described.kind === 'resolved-relation') return tellUnnamed(object, speaker)
  return tellMembers(object, speaker, depth)
}

/** An item without a name is told by its kind and where it is: all that it holds would be a list in a cell. */
function tellUnnamed(object: JsonObject, { words, namer }: Speaker): string {
  const address = listOf(memberOf(object, 'address') ?? nothing).flatMap((one) =>
    one.kind === 'object' ? (describePart(one, words.language) ?? []) : [],
  )
  return [namer.headOfTypes(readTypes(object)), ...address].join(', ')
}

/** What has no name is told by what it holds: “Price: 12; Currency: EUR”. */
function tellMembers(object: JsonObject, speaker: Speaker, depth: number): string {
  if (depth >= maxDepth) return renderJson(object, { indent: null })
  const { words, namer } = speaker
  const lines = object.members
    .filter(({ name }) => !name.startsWith('@'))
    .flatMap(({ name, value }) => {
      const told = tellAll(value, name, speaker, depth + 1)
      const texts = told.map((one) => one ?? sayCount(words.notLoaded, 1, words))
      const text = texts.filter((one) => one !== '').join(', ')
      return text === '' ? [] : [`${namer.headOf(name)}: ${text}`]
    })
  return lines.length === 0 ? namer.headOfTypes(readTypes(object)) : lines.join(', ')
}

/** Without a fraction of nothing but zeros. */
const numberOf = (name: string, source: string): string =>
  degrees.includes(name) ? roundCoordinate(source) : source.replace(/^(-?\d+)\.0+$/, '$1')

const listOf = (value: JsonValue): readonly JsonValue[] =>
  value.kind === 'array' ? value.items : [value]

/** One text in several languages is one value. */
const valuesIn = (value: JsonValue): readonly JsonValue[] =>
  readLanguageTexts(value) ? [value] : listOf(value)

const textsOf = (value: JsonValue): string[] =>
  listOf(value).flatMap((one) => (one.kind === 'string' ? [one.value] : []))
