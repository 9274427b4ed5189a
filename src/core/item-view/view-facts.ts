import { describeCell, type Cell } from '#core/content/cell.ts'
import { columnValues } from '#core/content/column-values.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { lacksAttribute } from '#core/coverage/row-condition.ts'
import { memberOf, renderPath } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { readNamePath } from '#core/json/read-name-path.ts'
import { contactPaths } from './contact-paths.ts'
import { readNamedValue, type NamedValue } from './named-value.ts'

/** An item that is linked; the name is null where nothing but its ID and types came. */
export interface ViewLink {
  id: string
  name: string | null
  types: readonly string[]
}

/** The items that an attribute links to: the first ones, and how many more there are. */
export interface ViewLinks {
  key: string
  links: readonly ViewLink[]
  more: number
}

/** How a fact is to be said. */
export type FactValue =
  | NamedValue
  | { kind: 'cell'; cell: Cell }
  /** From begin to end, as sent. */
  | { kind: 'span'; begin: string; end: string }
  /** A number as sent, without a fraction of nothing but zeros; the unit is '' where none is told. */
  | { kind: 'measure'; digits: string; unit: string }
  | ({ kind: 'links' } & Omit<ViewLinks, 'key'>)

export interface ViewFact {
  /** The attribute's key (`location.address`). */
  key: string
  /** What the item itself calls it; null where it goes by its attribute. */
  label: string | null
  value: FactValue
}

const contactKeys = (name: string) => (contactPaths(name) ?? []).map(renderPath)

/**
 * What is told, and in which order: when, where, how to get in touch, what it costs, how long a tour is, who, under
 * which license, and last what the server notes. Of a line the first key counts that the item has something in.
 */
const order: readonly (readonly string[])[] = [
  ['eventStatus'],
  ['startDate'],
  ['endDate'],
  ['eventSchedule'],
  ['doorTime'],
  ['openingHoursSpecification', 'openingHours'],
  ['dc:diningHoursSpecification'],
  ['location', 'contentLocation', 'startLocation'],
  ['address', 'location.address'],
  ['geo'],
  contactKeys('telephone'),
  contactKeys('email'),
  [...contactKeys('url'), 'sameAs'],
  ['offers', 'priceRange'],
  ['isAccessibleForFree'],
  ['duration', 'dc:duration'],
  ['length', 'odta:length', 'dc:length'],
  ['ascent', 'odta:ascent', 'dc:ascent'],
  ['descent', 'odta:descent', 'dc:descent'],
  ['maxAltitude', 'dc:maxAltitude'],
  ['minAltitude', 'dc:minAltitude'],
  ['difficulty'],
  ['starRating'],
  ['organizer'],
  ['performer'],
  ['author', 'creator'],
  ['jobTitle'],
  ['cc:license', 'license'],
  ['copyrightNotice', 'copyrightHolder'],
  ['copyrightYear'],
  ['fileFormat'],
  ['width'],
  ['height'],
  ['dc:translation', 'inLanguage'],
  ['dct:modified', 'modified', 'dateModified'],
]

/** So many links of one attribute are told by name. */
const maxLinks = 12

/** The facts of an item that it has something in, in their order. */
export function readFacts(item: JsonObject): ViewFact[] {
  const facts = order.flatMap((keys): ViewFact[] => {
    for (const key of keys) {
      const value = readFact(item, key)
      if (value !== null) return [{ key, label: null, value }]
    }
    return []
  })
  return joinSpan(facts)
}

/** Begin and end are one line. */
function joinSpan(facts: readonly ViewFact[]): ViewFact[] {
  const dateOf = (key: string) => {
    const value = facts.find((fact) => fact.key === key)?.value
    const cell = value?.kind === 'cell' ? value.cell : null
    return cell?.kind === 'date' || cell?.kind === 'date-time' ? cell.text : null
  }
  const [begin, end] = [dateOf('startDate'), dateOf('endDate')]
  if (begin === null || end === null) return [...facts]
  return facts
    .filter(({ key }) => key !== 'endDate')
    .map((fact) =>
      fact.key === 'startDate' ? { ...fact, value: { kind: 'span', begin, end } } : fact,
    )
}

function readFact(item: JsonObject, key: string): FactValue | null {
  const path = readNamePath(key)
  if (lacksAttribute(item, path)) return null
  const values = columnValues(item, path)
  const [value] = values
  if (!value) return null
  const name = path.at(-1) ?? ''
  const named = readNamedValue(name, value)
  // As planned is no news, and offers of which only an ID came say nothing.
  if (name === 'eventStatus' && (named?.kind !== 'term' || named.term === 'EventScheduled'))
    return null
  return named ?? (name === 'offers' ? null : readable(values))
}

/** What has no words of its own but JSON is for the tree. */
function readable(values: readonly JsonValue[]): FactValue | null {
  const [value] = values
  const measure = value && values.length === 1 ? readMeasure(value) : null
  if (measure !== null) return measure
  const links = value && values.length === 1 ? describeLinks(value) : null
  if (links !== null) return { kind: 'links', ...links }
  const cell = describeCell(values)
  // Dates and offers of which only an ID came, and what is drawn on a map.
  const isUnsaid =
    cell.kind === 'json' ||
    cell.kind === 'absent' ||
    cell.kind === 'geometry' ||
    (cell.kind === 'text' && cell.text === '') ||
    (cell.kind === 'relations' && cell.resolved === 0)
  return isUnsaid || isGeoShape(values) ? null : { kind: 'cell', cell }
}

/** A part without a line of its own goes by its type, which says nothing here. */
const isGeoShape = (values: readonly JsonValue[]): boolean =>
  values.every((value) => {
    const described = describeValue(value)
    return described.kind === 'part' && described.text === null
  })

/** The items that a value links to, or null where it is anything else: concepts and schedules are no items. */
export function describeLinks(value: JsonValue): Omit<ViewLinks, 'key'> | null {
  const values = value.kind === 'array' ? value.items : [value]
  const links = values.flatMap((one): ViewLink[] => {
    const described = describeValue(one)
    const isItem =
      (described.kind === 'resolved-relation' || described.kind === 'unresolved-relation') &&
      described.types.length > 1
    if (!isItem) return []
    const name = described.kind === 'resolved-relation' ? described.name : null
    return [{ id: described.id, name, types: described.types }]
  })
  if (links.length === 0 || links.length < values.length) return null
  return { links: links.slice(0, maxLinks), more: Math.max(0, links.length - maxLinks) }
}

/** A number, or a value with its unit (schema.org QuantitativeValue). */
export function readMeasure(value: JsonValue): Extract<FactValue, { kind: 'measure' }> | null {
  const number = value.kind === 'number' ? value : memberOf(value, 'value')
  if (number?.kind !== 'number' || memberOf(value, 'currency')) return null
  const unit = memberOf(value, 'unitText')
  const digits = number.source.replace(/\.0+$/, '')
  return { kind: 'measure', digits, unit: unit?.kind === 'string' ? unit.value : '' }
}
