import { describeCell, type Cell } from '#core/content/cell.ts'
import { columnValues } from '#core/content/column-values.ts'
import { readContentLink, type ContentLink } from '#core/content/content-link.ts'
import { nameLicense } from '#core/content/license-name.ts'
import { readOpeningHours, type OpeningHours } from '#core/content/opening-hours.ts'
import { describeValue } from '#core/content/value-kind.ts'
import { isWithout } from '#core/coverage/row-condition.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject, JsonValue } from '#core/json/json-value.ts'
import { readNamePath } from '#core/json/read-name-path.ts'

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
  | { kind: 'cell'; cell: Cell }
  /** From begin to end, as sent. */
  | { kind: 'span'; begin: string; end: string }
  /** Not as planned. */
  | { kind: 'status'; status: EventStatus }
  | { kind: 'hours'; hours: readonly OpeningHours[] }
  | { kind: 'minutes'; minutes: number }
  /** A number as sent, without a fraction of nothing but zeros; the unit is '' where none is told. */
  | { kind: 'measure'; digits: string; unit: string }
  | { kind: 'license'; name: string; link: ContentLink | null }
  /** Codes of languages. */
  | { kind: 'languages'; languages: readonly string[] }
  | ({ kind: 'links' } & Omit<ViewLinks, 'key'>)

export interface ViewFact {
  /** The attribute's key (`location.address`). */
  key: string
  /** What the item itself calls it; null where it goes by its attribute. */
  label: string | null
  value: FactValue
}

const eventStatuses = [
  ...(['EventCancelled', 'EventPostponed', 'EventRescheduled', 'EventMovedOnline'] as const),
]
export type EventStatus = (typeof eventStatuses)[number]

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
  ['telephone', 'address.telephone', 'contactPoint.telephone'],
  ['email', 'address.email', 'contactPoint.email'],
  ['url', 'address.url', 'contactPoint.url', 'sameAs'],
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
  if (isWithout(item, path)) return null
  const values = columnValues(item, path)
  const [value] = values
  if (!value) return null
  switch (path.at(-1)) {
    case 'eventStatus':
      return readStatus(value)
    case 'openingHoursSpecification':
    case 'dc:diningHoursSpecification': {
      const hours = readOpeningHours(value)
      return hours ? { kind: 'hours', hours } : readable(values)
    }
    case 'offers':
      return readPrices(value)
    case 'duration':
      return readDuration(value) ?? readable(values)
    case 'cc:license':
    case 'license':
      return readLicense(value) ?? readable(values)
    case 'dc:translation':
    case 'inLanguage':
      return { kind: 'languages', languages: textsOf(value) }
    default:
      return readable(values)
  }
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

function readStatus(value: JsonValue): FactValue | null {
  const name = value.kind === 'string' ? (value.value.split('/').at(-1) ?? '') : ''
  const status = eventStatuses.find((one) => one === name)
  return status === undefined ? null : { kind: 'status', status }
}

/** Prices with their currency; null where none is told in digits or words. */
function readPrices(value: JsonValue): FactValue | null {
  const prices = (value.kind === 'array' ? value.items : [value]).flatMap((offer) => {
    const price = memberOf(offer, 'price')
    const currency = memberOf(offer, 'priceCurrency')
    const digits = price?.kind === 'number' ? price.source : null
    const amount = digits ?? (price?.kind === 'string' ? price.value : null)
    if (amount === null) return []
    return [currency?.kind === 'string' ? `${amount} ${currency.value}` : amount]
  })
  return prices.length === 0
    ? null
    : { kind: 'cell', cell: { kind: 'text', text: prices.join(', '), isWhole: false } }
}

/** A number, or a value with its unit (schema.org QuantitativeValue). */
function readMeasure(value: JsonValue): FactValue | null {
  const number = value.kind === 'number' ? value : memberOf(value, 'value')
  if (number?.kind !== 'number' || memberOf(value, 'currency')) return null
  const unit = memberOf(value, 'unitText')
  const digits = number.source.replace(/\.0+$/, '')
  return { kind: 'measure', digits, unit: unit?.kind === 'string' ? unit.value : '' }
}

/** `PT1H30M`, an ISO 8601 duration of hours and minutes. */
function readDuration(value: JsonValue): FactValue | null {
  const [, hours, minutes] =
    value.kind === 'string' ? (/^PT(?:(\d{1,4})H)?(?:(\d{1,5})M)?$/.exec(value.value) ?? []) : []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return total > 0 ? { kind: 'minutes', minutes: total } : null
}

function readLicense(value: JsonValue): FactValue | null {
  const name = value.kind === 'string' ? nameLicense(value.value) : null
  return name === null ? null : { kind: 'license', name, link: readContentLink(value) }
}

const textsOf = (value: JsonValue): string[] =>
  (value.kind === 'array' ? value.items : [value]).flatMap((one) =>
    one.kind === 'string' && one.value !== '' ? [one.value] : [],
  )
