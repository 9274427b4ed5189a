import { describeCell, type Cell } from '#core/content/cell.ts'
import { readLinkedName } from '#core/content/image-address.ts'
import { columnValues } from '#core/content/item-columns.ts'
import { describeValue, isItemRelation } from '#core/content/value-kind.ts'
import { lacksAttribute } from '#core/coverage/row-condition.ts'
import { renderPath, readNamePath } from '#core/json/json-path.ts'
import { type JsonObject, type JsonValue, listOf } from '#core/json/json-value.ts'
import { addressPaths, contactPaths, placeRelations } from '#core/content/known-attributes.ts'
import {
  readWordedValue,
  type WordedValue,
  readMeasure,
  type Measure,
} from '#core/content/worded-value.ts'

/** A linked item; the name is null if the response has neither one nor that of a file. */
export interface ViewLink {
  id: string
  name: string | null
  types: readonly string[]
  /** False if the response has only its ID and types. */
  isLoaded: boolean
}

/** The first items that an attribute links to, and the number of further ones. */
export interface ViewLinks {
  key: string
  links: readonly ViewLink[]
  more: number
}

/** A fact's value by its presentation. */
export type FactValue =
  | WordedValue
  | { kind: 'cell'; cell: Cell }
  /** A period; both dates as sent. */
  | { kind: 'span'; begin: string; end: string }
  | ({ kind: 'measure' } & Measure)
  | ({ kind: 'links' } & Omit<ViewLinks, 'key'>)

export interface ViewFact {
  /** The attribute's key (`location.address`). */
  key: string
  /** The item's own label for the fact; null if it has none. */
  label: string | null
  value: FactValue
}

const contactKeys = (name: string) => (contactPaths(name) ?? []).map(renderPath)

/**
 * The attributes shown as facts, in order: time, place, contact, price, length of a tour, people, license,
 * and the server's own dates. Each line lists alternatives; the first one with a value is used.
 */
const factKeys: readonly (readonly string[])[] = [
  ['eventStatus'],
  ['startDate'],
  ['endDate'],
  ['eventSchedule'],
  ['doorTime'],
  ['openingHoursSpecification', 'openingHours'],
  ['dc:diningHoursSpecification'],
  placeRelations,
  addressPaths.map(renderPath),
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

const maxLinks = 12

/** The facts of an item, without empty ones. */
export function readFacts(item: JsonObject): ViewFact[] {
  const facts = factKeys.flatMap((keys): ViewFact[] => {
    for (const key of keys) {
      const value = readFact(item, key)
      if (value !== null) return [{ key, label: null, value }]
    }
    return []
  })
  return joinSpan(facts)
}

/** Merges start and end date into one fact. */
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
  const named = readWordedValue(name, value)
  // "Scheduled" is the default status, and offers with only an ID say nothing.
  if (name === 'eventStatus' && (named?.kind !== 'term' || named.term === 'EventScheduled'))
    return null
  return named ?? (name === 'offers' ? null : describeReadable(values))
}

/** null for a value that is only readable as JSON; the tree shows it. */
function describeReadable(values: readonly JsonValue[]): FactValue | null {
  const [value] = values
  const measure = value && values.length === 1 ? readMeasure(value) : null
  if (measure !== null) return { kind: 'measure', ...measure }
  const links = value && values.length === 1 ? describeLinks(value) : null
  if (links !== null) return { kind: 'links', ...links }
  const cell = describeCell(values)
  // Relations with only an ID have nothing to show, and the map shows geometries.
  const isUnreadable =
    cell.kind === 'json' ||
    cell.kind === 'absent' ||
    cell.kind === 'geometry' ||
    (cell.kind === 'text' && cell.text === '') ||
    (cell.kind === 'relations' && cell.resolved === 0)
  return isUnreadable || areOnlyTypes(values) ? null : { kind: 'cell', cell }
}

/** True for parts of which only the types are readable, such as a GeoShape. */
const areOnlyTypes = (values: readonly JsonValue[]): boolean =>
  values.every((value) => {
    const described = describeValue(value)
    return described.kind === 'part' && described.text === null
  })

/** The items that a value links to; null for anything else, such as concepts and schedules. */
export function describeLinks(value: JsonValue): Omit<ViewLinks, 'key'> | null {
  const values = listOf(value)
  const links = values.flatMap((one): ViewLink[] => {
    const described = describeValue(one)
    if (!isItemRelation(described)) return []
    const { id, types } = described
    return described.kind === 'resolved-relation'
      ? [{ id, name: readLinkedName(described, one), types, isLoaded: true }]
      : [{ id, name: null, types, isLoaded: false }]
  })
  if (links.length === 0 || links.length < values.length) return null
  return { links: links.slice(0, maxLinks), more: Math.max(0, links.length - maxLinks) }
}
