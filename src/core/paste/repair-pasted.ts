import { withoutByteOrderMark } from '#core/text/characters.ts'
import { decodeXML } from 'entities/decode'
import { readJson } from '#core/json/read-json.ts'
import { readFilterKey } from '#core/query/filter-key.ts'
import type { QueryForm } from '#core/query/form.ts'
import { renderParameterName } from '#core/query/parameter-name.ts'
import type { TextRepair } from '#core/query/reading.ts'
import { hasInvisible, withOrdinaryBlanks, withoutInvisible } from '#core/text/characters.ts'
import { decodePercent } from '#core/url/percent-encoding.ts'
import { splitQuery } from '#core/url/split-url.ts'
import type { ReadPart } from './shell-script.ts'

/** A text as it was before it was damaged by copying. */
export interface Repaired {
  text: string
  repairs: readonly TextRepair[]
}

const classes = [/[\u201c-\u201f\u2033\u00ab\u00bb]/g, /[\u2018-\u201b\u2032]/g]

/**
 * Reads a text in typographic quotes, such as “…” or ‘…’, from its first quote on; null if there is none. Escaped
 * quotes are part of the text, as straight ones.
 */
export function readTypographicQuote(text: string, start: number): ReadPart | null {
  const quote = classes.find((one) => text.charAt(start).search(one) === 0)
  if (!quote) return null
  quote.lastIndex = start + 1
  for (let found = quote.exec(text); found; found = quote.exec(text)) {
    if (text[found.index - 1] === '\\') continue
    const written = text.slice(start + 1, found.index)
    return { value: written.replaceAll(quote, '"').replaceAll('\\"', '"'), end: found.index + 1 }
  }
  return null
}

/** A text with straight quotes in place of typographic ones. */
export const straightenQuotes = (text: string): string =>
  classes.reduce((changed, quote, at) => changed.replaceAll(quote, at === 0 ? '"' : "'"), text)

const dash = /^[\u2010-\u2015\u2212]+/

/**
 * The option that a word processor made of `-X` or `--name`, such as `–X` or `—name`; null for a word without such
 * dashes. One dash stands for two before a known long name.
 */
export function straightenDashes(
  word: string,
  isLongName: (name: string) => boolean,
): string | null {
  const dashes = dash.exec(word)?.[0]
  if (dashes === undefined) return null
  const rest = word.slice(dashes.length).replace(dash, '').replace(/^-/, '')
  const name = /^[^=]*/.exec(rest)?.[0] ?? ''
  return (isLongName(name) ? '--' : '-') + rest
}

/** A quote that HTML escapes, where a quoted text may begin. */
const escapedQuote = /(?:^|[\s=:])&(?:quot|apos|#0?39|#x27);/i

const fence = /^(?:```|~~~)/
const fences = /^(?:```|~~~)[\w-]*[^\S\n]*$/gm

/** Removes what documents and chats put around a text: code fences, quotes, invisible characters. */
export function unwrapPasted(pasted: string): Repaired {
  const trimmed = withoutByteOrderMark(pasted).trim()
  const withoutFences = fence.test(trimmed) ? trimmed.replaceAll(fences, '').trim() : trimmed
  const inner = /^`([^`]*)`$/.exec(withoutFences)?.[1] ?? withoutFences
  const decoded = escapedQuote.test(inner) ? decodeXML(inner) : inner
  const text = trimInvisible(decoded)
  return {
    text,
    repairs: [
      ...(decoded === inner ? [] : (['escapes'] as const)),
      ...(text === decoded.trim() ? [] : (['invisible'] as const)),
    ],
  }
}

function trimInvisible(text: string): string {
  const isBlank = (character = '') => hasInvisible(character) || /\s/.test(character)
  let start = 0
  let end = text.length
  while (start < end && isBlank(text[start])) start += 1
  while (end > start && isBlank(text[end - 1])) end -= 1
  return text.slice(start, end)
}

/** `&amp;` in HTML, `\u0026` in JSON. */
const escapedAmpersand = /&(?:amp|#38|#x26);|\\u0026/gi
/** Brackets and separators that a shell escapes where an address is not quoted. */
const shellEscape = /\\(?=[?&=[\](){}])/g

/**
 * Repairs an address: invisible characters are removed, except from texts, ampersands that HTML or JSON escapes
 * are decoded. `isBare`: not from a command, in which backslashes have a meaning.
 */
export function repairAddress(address: string, isBare: boolean): Repaired {
  const repairs = new Set<TextRepair>()
  const decoded = address.replace(escapedAmpersand, '&')
  const unescaped = isBare ? decoded.replace(shellEscape, '') : decoded
  if (unescaped !== address) repairs.add('escapes')
  const visible = unescaped
    .replace(/^[^?#]*|(?<=[?&])[^=&#]*/g, withoutInvisible)
    .replace(/(?<==)[^=&#]*/g, (value) => {
      const shown = withoutInvisible(value)
      return /^[\w:.,@+%-]*$/.test(shown) ? shown : value
    })
  if (visible !== unescaped) repairs.add('invisible')
  return { text: visible, repairs: [...repairs] }
}

const jsonRepairs: readonly (readonly [TextRepair, (body: string) => string])[] = [
  ['blanks', replaceBlanks],
  ['typographic', straightenQuotes],
  ['escapes', decodeXML],
  ['prompts', (body) => body.replace(/\n> ?/g, '\n')],
]

/** Repairs a body that is no JSON, if what usually happens to copied text explains that; by one repair if that is enough. */
export function repairJson(body: string): Repaired {
  if (readJson(body).ok) return { text: body, repairs: [] }
  for (const [repair, apply] of jsonRepairs) {
    const text = apply(body)
    if (readJson(text).ok) return { text, repairs: [repair] }
  }
  const repairs: TextRepair[] = []
  let text = body
  for (const [repair, apply] of jsonRepairs) {
    const before = text
    text = apply(before)
    if (text !== before) repairs.push(repair)
    if (readJson(text).ok) return { text, repairs }
  }
  return { text: body, repairs: [] }
}

/** Between strings, JSON has ordinary blanks only. */
function replaceBlanks(body: string): string {
  return body
    .split(/("(?:[^"\\]|\\[^])*(?:"|\\?$))/)
    .map((part, at) => (at % 2 === 1 ? part : withOrdinaryBlanks(withoutInvisible(part))))
    .join('')
}

/** A joiner between letters of scripts that need it, or between emojis. */
const joiner = /(?<=[^\0-\x7f])[\u200c\u200d](?=[^\0-\x7f])/g

/** The parameters of a form that contain invisible characters, which may be meant. The endpoint goes by its name. */
export function listInvisible({
  endpoint,
  q,
  filters,
  include,
  fields,
  sort,
  extra,
}: QueryForm): string[] {
  const parts: (readonly [string, unknown])[] = [
    [endpoint, endpoint],
    ['filter[q]', q],
    ...filters.map(
      (row) => [renderParameterName(['filter', ...readFilterKey(row.key)]), row] as const,
    ),
    ['include', include],
    ['fields', fields],
    ['sort', sort],
    ...extra.map((row) => [row.name, row] as const),
  ]
  return parts.flatMap(([name, part]) =>
    hasInvisible(JSON.stringify(part).replace(joiner, '')) ? withoutInvisible(name) : [],
  )
}

const dateWithPlus = /\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)? \d{2}:?\d{2}$/

/** The parameters of a query string with a date whose time zone begins with a raw `+`, which means a space there. */
export const listDatesWithPlus = (query: string): string[] =>
  splitQuery(query).flatMap(({ name, value }) =>
    dateWithPlus.test(value) ? decodePercent(name) : [],
  )
