import { readContentLink, type ContentLink } from './image-address.ts'
import { readDays, readOpeningHours, type OpeningHours } from './schedule.ts'
import { readSchemaTerm, type SchemaTerm } from './observe-items.ts'
import { memberOf } from '#core/json/json-path.ts'
import { type JsonValue, listOf } from '#core/json/json-value.ts'
import { chooseLanguageText, nameOfLicense, readTitle } from './language-text.ts'
import { describeEmbedded } from './identify-object.ts'
import { toPlainText } from './html-to-text.ts'
import { describeValue } from './value-kind.ts'
import { renderJson } from '#core/json/render-json.ts'

/** A value with a special presentation because of its attribute. */
export type WordedValue =
  | { kind: 'term'; term: SchemaTerm }
  | { kind: 'hours'; hours: readonly OpeningHours[] }
  /** Numbered as in `OpeningHours`. */
  | { kind: 'days'; days: readonly number[] }
  | { kind: 'prices'; prices: readonly Price[] }
  | { kind: 'minutes'; minutes: number }
  | { kind: 'license'; name: string; link: ContentLink | null }
  | { kind: 'languages'; languages: readonly string[] }
  /** What a GeoShape draws. */
  | { kind: 'shape'; shape: 'line' | 'area' }
  /** An ISO 3166 code of two letters. */
  | { kind: 'country'; code: string }

/** An amount as sent; `currency` is '' if none was sent. */
export interface Price {
  amount: string
  currency: string
}

/** Reads a value by the name of its attribute; null if it has no special presentation. */
export function readWordedValue(name: string, value: JsonValue): WordedValue | null {
  switch (name) {
    case 'openingHoursSpecification':
    case 'dc:diningHoursSpecification': {
      const hours = readOpeningHours(value)
      return hours && { kind: 'hours', hours }
    }
    case 'dayOfWeek':
    case 'byDay': {
      const days = readDays(value)
      return days && days.length > 0 ? { kind: 'days', days } : null
    }
    case 'offers':
      return readPrices(value)
    case 'geo':
      return readShape(value)
    case 'duration':
      return readDuration(value)
    case 'cc:license':
    case 'license':
      return readLicense(value)
    case 'dc:translation':
    case 'inLanguage': {
      const languages = textsOf(value)
      return languages.length === 0 ? null : { kind: 'languages', languages }
    }
    case 'addressCountry':
      return value.kind === 'string' && isCountryCode(value.value)
        ? { kind: 'country', code: value.value }
        : null
    default: {
      const term = value.kind === 'string' ? readSchemaTerm(name, value.value) : null
      return term && { kind: 'term', term }
    }
  }
}

/** Prices with their currency; null if none is a number or string. */
function readPrices(value: JsonValue): WordedValue | null {
  const prices = listOf(value).flatMap((offer) => {
    const price = memberOf(offer, 'price')
    const currency = memberOf(offer, 'priceCurrency')
    const digits = price?.kind === 'number' ? price.source : null
    const amount = digits ?? (price?.kind === 'string' ? price.value : null)
    if (amount === null) return []
    return [{ amount, currency: currency?.kind === 'string' ? currency.value : '' }]
  })
  return prices.length === 0 ? null : { kind: 'prices', prices }
}

/** A GeoShape with a line, or with an area as polygon or box (schema.org). */
function readShape(value: JsonValue): WordedValue | null {
  if (memberOf(value, 'line')?.kind === 'string') return { kind: 'shape', shape: 'line' }
  const isArea = ['polygon', 'box'].some((name) => memberOf(value, name)?.kind === 'string')
  return isArea ? { kind: 'shape', shape: 'area' } : null
}

/** `PT1H30M`, an ISO 8601 duration of hours and minutes. */
function readDuration(value: JsonValue): WordedValue | null {
  const [, hours, minutes] =
    value.kind === 'string' ? (/^PT(?:(\d{1,4})H)?(?:(\d{1,5})M)?$/.exec(value.value) ?? []) : []
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return total > 0 ? { kind: 'minutes', minutes: total } : null
}

function readLicense(value: JsonValue): WordedValue | null {
  const name = value.kind === 'string' ? nameOfLicense(value.value) : null
  return name === null ? null : { kind: 'license', name, link: readContentLink(value) }
}

const isCountryCode = (text: string): boolean => /^[A-Z]{2}$/.test(text)

const textsOf = (value: JsonValue): string[] =>
  listOf(value).flatMap((one) => (one.kind === 'string' && one.value !== '' ? [one.value] : []))

/**
 * The values of a column in one item as text for a table: texts and numbers as sent, HTML as plain text, one
 * language, relations by name or ID. Several values are joined by `, `.
 */
export function renderValueText(values: readonly JsonValue[], language: string): string {
  return values.map((value) => valueText(value, language)).join(', ')
}

function valueText(value: JsonValue, language: string): string {
  const described = describeValue(value)
  switch (described.kind) {
    case 'null':
      return 'null'
    case 'boolean':
      return String(described.value)
    case 'number':
      return described.source
    case 'text':
    case 'date':
    case 'date-time':
    case 'url':
    case 'email':
    case 'wkt':
      return described.text
    case 'html':
      return toPlainText(described.text)
    case 'coordinates':
      return `${described.latitude}, ${described.longitude}`
    case 'language-texts':
      return toPlainText(chooseLanguageText(described.texts, language).value)
    case 'unresolved-relation':
      return described.id
    case 'resolved-relation':
      // A person may have two names and no `name`.
      return readTitle(value, language)?.text ?? described.id
    case 'concept':
      return described.label ?? described.id
    case 'part':
      return (
        (value.kind === 'object' ? describeEmbedded(value, language) : null) ??
        renderJson(value, { indent: null })
      )
    case 'relations':
    case 'parts':
    case 'schedules':
      return listText(value, language)
    case 'list':
      return isPlainList(value) ? listText(value, language) : renderJson(value, { indent: null })
    case 'object':
    case 'schedule':
      return renderJson(value, { indent: null })
  }
}

function listText(value: JsonValue, language: string): string {
  return value.kind === 'array' ? renderValueText(value.items, language) : ''
}

const isPlainList = (value: JsonValue) =>
  value.kind === 'array' &&
  value.items.every(({ kind }) => kind === 'string' || kind === 'number' || kind === 'boolean')

/** A number with its unit; `unit` is '' if none was sent. */
export interface Measure {
  /** As sent, without a fraction of zeros. */
  digits: string
  unit: string
}

/** A number, or a value with its unit (schema.org QuantitativeValue). */
export function readMeasure(value: JsonValue): Measure | null {
  const number = value.kind === 'number' ? value : memberOf(value, 'value')
  if (number?.kind !== 'number' || memberOf(value, 'currency')) return null
  const unit = memberOf(value, 'unitText')
  return { digits: wholeDigits(number.source), unit: unit?.kind === 'string' ? unit.value : '' }
}

/** Digits without a fraction of zeros, which CORE adds to whole numbers. */
export const wholeDigits = (source: string): string => source.replace(/^(-?\d+)\.0+$/, '$1')
