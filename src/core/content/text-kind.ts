/** The format of a text; `text` is always the value as sent. */
export type TextKind =
  | { kind: 'text'; text: string }
  /** `2019-11-10`. */
  | { kind: 'date'; text: string }
  /** RFC 3339, also without an offset: `2019-11-10T00:00:00.000+01:00`, `2019-11-10T08:30`. */
  | { kind: 'date-time'; text: string }
  /** An absolute http or https URL. */
  | { kind: 'url'; text: string }
  | { kind: 'email'; text: string }
  /** Contains at least one tag; untrusted. */
  | { kind: 'html'; text: string }
  /** A geometry as well-known text; `geometry` is its type (`MULTILINESTRING`). */
  | { kind: 'wkt'; text: string; geometry: string }

const date = /^(\d{4})-(\d\d)-(\d\d)$/
const dateTime =
  /^(\d{4})-(\d\d)-(\d\d)[T ]([01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/i
/** What may stand before a name of schema.org. */
export const schemaPrefix = /^(?:https?:\/\/schema\.org\/|schema:)/
/** A text that is a web address and nothing else. */
export const webAddress = /^https?:\/\/[^\s/?#]\S*$/i
const email = /^[^\s@<>()[\],;:"]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/
const tag = /<\/?(?:[a-z][a-z0-9]{0,15})(?:\s[^<>]*)?\/?>/i
const wkt =
  /^(?:SRID=\d+;)?\s*((?:MULTI)?(?:POINT|LINESTRING|POLYGON)|GEOMETRYCOLLECTION)(?:\s+(?:Z|M|ZM))?\s*(?:\(|EMPTY)/i

export const maxAddressLength = 8192

/** Detects the format of a text. An impossible day (2023-02-30) is plain text. */
export function describeText(text: string): TextKind {
  const day = date.exec(text) ?? dateTime.exec(text)
  if (day && isDay(Number(day[1]), Number(day[2]), Number(day[3]))) {
    return { kind: text.length === 10 ? 'date' : 'date-time', text }
  }
  if (text.length <= maxAddressLength) {
    if (webAddress.test(text)) return { kind: 'url', text }
    if (email.test(text)) return { kind: 'email', text }
  }
  const geometry = wkt.exec(text)?.[1]
  if (geometry) return { kind: 'wkt', text, geometry: geometry.toUpperCase() }
  return { kind: tag.test(text) ? 'html' : 'text', text }
}

/**
 * The moment of a date or a time in milliseconds since 1970: of a day its beginning; without an offset that of this
 * computer's time zone. null for any other text, also if `Date` would find a year in it.
 */
export function readMoment(text: string): number | null {
  const { kind } = describeText(text)
  if (kind !== 'date' && kind !== 'date-time') return null
  const at = Date.parse(kind === 'date' ? `${text}T00:00` : text)
  return Number.isNaN(at) ? null : at
}

function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}
