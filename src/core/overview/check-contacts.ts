import { contactHolders } from '#core/content/known-attributes.ts'
import parsePhone, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min'
import { nameOfCountry } from '#core/language/language.ts'
import { memberOf } from '#core/json/json-path.ts'
import type { JsonObject } from '#core/json/json-value.ts'
import { objectsOf, textsOf } from './item-texts.ts'
import type { Tallies } from './overview-line.ts'

/** The contact data of an item in comparable form. */
export interface ItemContacts {
  /** As in E.164. */
  phones: readonly string[]
  /** Without scheme, `www.` and trailing slash. */
  addresses: readonly string[]
}

const phoneNames = new Set(['telephone', 'faxNumber', 'phone', 'mobile'])
const mailNames = new Set(['email'])
const urlNames = new Set(['url', 'sameAs', 'link', 'website', 'hasMap', 'mainEntityOfPage'])

/** Checks telephone numbers, e-mail and web addresses of an item and its address. */
export function checkContacts(item: JsonObject, tallies: Tallies): ItemContacts {
  const phones: string[] = []
  const addresses: string[] = []
  const ownCountry = readCountry(item)

  function check(object: JsonObject, prefix: string): void {
    for (const { name, value } of object.members) {
      const isPhone = phoneNames.has(name)
      const isMail = mailNames.has(name)
      if (!isPhone && !isMail && !urlNames.has(name)) continue
      const kind = isPhone ? 'phone' : isMail ? 'mail' : 'url'
      for (const { value: text } of textsOf(value)) {
        if (text.trim() === '') continue
        const attribute = prefix + name
        tallies.look(kind, attribute)
        if (isPhone) {
          const country = countryOf(object) ?? ownCountry
          const number = readPhone(text, country)
          if (number.isWrong) tallies.blame('phone', attribute, text)
          else if (number.number !== null && name !== 'faxNumber') phones.push(number.number)
        } else if (isMail) {
          if (!text.split(/[;,]/).every((one) => isMailAddress(one.trim())))
            tallies.blame('mail', attribute, text)
        } else if (!isWebAddress(text)) tallies.blame('url', attribute, text)
        else if (name === 'url') addresses.push(comparableAddress(text))
      }
    }
  }

  check(item, '')
  for (const holder of contactHolders) {
    const part = memberOf(item, holder)
    for (const one of part ? objectsOf(part) : []) check(one, `${holder}.`)
  }
  return { phones, addresses }
}

const labels = /^(?:tel(?:efon|ephone)?|phone|fax|mobil(?:e|telefon)?|handy|t|m)[.:\s]+/i
const extension = /(?<!\s)\s*(?:dw|durchwahl|kl|klappe|ext|extension|app)\.?\s*(?::\s*)?\d{1,5}$/i
const separators = /[;,|]|\s(?:\/|oder|or|und|and|bzw\.?|o)\s/i
const phoneCharacters = /^\+?[\d\s()/.\-–[\]]+$/
/** Numbers that look like filled in to please a form. */
const invented = /^\D*(?:\d{0,4}?(\d)\1{5,}|\d{0,5}?(?:0123456|1234567890?))\D*$/

/** Reads one or several numbers; national numbers need the country, else only their form is checked. */
function readPhone(
  text: string,
  country: CountryCode | null,
): { isWrong: boolean; number: string | null } {
  const trimmed = text.trim().replace(labels, '')
  const whole = readNumber(trimmed, country)
  if (!whole.isWrong) return whole
  const parts = trimmed
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const [first, ...others] = parts
  if (first === undefined || others.length === 0) return whole
  const read = readNumber(first, country)
  // Later ones may leave out the area code: “0463 1234 oder 5678”.
  const areOthersRight = others.every(
    (one) => /^\W*\d[\d\s/-]{1,16}$/.test(one) || !readNumber(one, country).isWrong,
  )
  return { isWrong: read.isWrong || !areOthersRight, number: read.number }
}

function readNumber(
  text: string,
  country: CountryCode | null,
): { isWrong: boolean; number: string | null } {
  const plain = text.replace(extension, '').trim()
  const right = { isWrong: false, number: null }
  const wrong = { isWrong: true, number: null }
  if (!phoneCharacters.test(plain) || invented.test(plain)) return wrong
  const digits = plain.replace(/\D/g, '')
  // Numbers for emergencies and services have no area code.
  if (/^1\d{2,5}$/.test(digits) && !plain.startsWith('+')) return right
  const isInternational = /^(?:\+|00)/.test(plain)
  if (!isInternational && country === null)
    return digits.length >= 5 && digits.length <= 15 ? right : wrong
  const parsed = parsePhone(plain.replace(/^00/, '+'), {
    ...(country === null ? {} : { defaultCountry: country }),
    extract: false,
  })
  return parsed?.isValid() ? { isWrong: false, number: parsed.number } : wrong
}

const readCountry = (item: JsonObject): CountryCode | null => {
  const address = memberOf(item, 'address')
  const [first] = address ? objectsOf(address) : []
  return first ? countryOf(first) : null
}

function countryOf(object: JsonObject): CountryCode | null {
  const value = memberOf(object, 'addressCountry')
  if (!value) return null
  const named = value.kind === 'object' ? memberOf(value, 'name') : value
  const [text] = named ? textsOf(named) : []
  if (!text) return null
  const name = text.value.trim()
  const code = name.toUpperCase()
  return isSupportedCountry(code) ? code : (countriesByName().get(name.toLowerCase()) ?? null)
}

const namedCountries = [
  ...['AT', 'DE', 'CH', 'IT', 'SI', 'LI', 'FR', 'HU', 'CZ', 'SK', 'HR', 'NL', 'BE', 'LU'],
  ...['ES', 'PT', 'GB', 'IE', 'PL', 'DK', 'SE', 'NO', 'FI', 'GR', 'RO', 'BG', 'RS', 'US'],
] as const
let byName: Map<string, CountryCode> | null = null

/** Codes by the German and English names of countries, and by the letters on cars. */
function countriesByName(): Map<string, CountryCode> {
  byName ??= new Map<string, CountryCode>([
    ...namedCountries.flatMap((code) =>
      ['de', 'en'].map((language) => [nameOfCountry(code, language).toLowerCase(), code] as const),
    ),
    ...([
      ['a', 'AT'],
      ['aut', 'AT'],
      ['d', 'DE'],
      ['deu', 'DE'],
      ['i', 'IT'],
      ['ita', 'IT'],
      ['che', 'CH'],
      ['slo', 'SI'],
    ] as const),
  ])
  return byName
}

const mailAddress =
  /^[^\s@<>()[\]\\,;:"äöüß]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,24}|xn--[a-z\d-]+)$/iu
/** Ends of addresses that are a slip of the finger. */
const mistypedEnd = /\.(?:con|comm|cmo|vom|ocm|att|dee|nett|orgg|ogr)$/i

const isMailAddress = (text: string): boolean =>
  mailAddress.test(text) && !/^\.|\.\.|\.@/.test(text) && !mistypedEnd.test(text)

/** Whether a browser opens it as a page of a site. */
function isWebAddress(text: string): boolean {
  const trimmed = text.trim()
  // A text of an editor's own words is no address at all.
  if (!/^https?:\/\/[^/\s]/i.test(trimmed) || /\s/.test(trimmed)) return false
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(trimmed) ?? []
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) || /^localhost$/i.test(host)) return true
  if (!/^(?:[\p{L}\d_](?:[\p{L}\d_-]*[\p{L}\d])?\.)+(?:\p{L}{2,24}|xn--[a-z\d-]+)\.?$/iu.test(host))
    return false
  return (
    !/^https?:\/\/(?:www\.)?https?[:/]/i.test(trimmed) &&
    !mistypedEnd.test(host) &&
    !/^(?:ww|wwww+)\.|^www\.[^.]+$/i.test(host)
  )
}

const comparableAddress = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/#.*/s, '')
    .replace(/\/$/, '')
    .toLowerCase()
