import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { encodeComponent } from '#core/request/encode-component.ts'
import { decodePercent } from '#core/url/decode-percent.ts'

/** A value of a PowerShell script; `unknown` is computed by something that is not followed. */
export type PowerShellValue = JsonValue | { kind: 'unknown' }

export const unknown: PowerShellValue = { kind: 'unknown' }
export const nullValue: JsonValue = { kind: 'null' }
export const textValue = (value: string): JsonValue => ({ kind: 'string', value })

/** The text that PowerShell makes of a value; null for one without a useful text, such as a hashtable. */
export function textOf(value: PowerShellValue): string | null {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'boolean':
      return value.value ? 'True' : 'False'
    case 'null':
      return ''
    case 'array': {
      const texts = value.items.map(textOf)
      return texts.includes(null) ? null : texts.join(' ')
    }
    case 'object':
    case 'unknown':
      return null
  }
}

/** The members of a hashtable, whose names are case-insensitive; none for any other value. */
export const membersOf = (value: PowerShellValue): readonly JsonMember[] =>
  value.kind === 'object' ? value.members.filter((one) => one.name !== typeMark) : []

export function memberOf(value: PowerShellValue, name: string): JsonValue | undefined {
  if (/^(?:absoluteuri|originalstring)$/i.test(name) && value.kind === 'string') return value
  const built = isSameName(name, 'uri') ? builtUri(value) : null
  if (built !== null) return textValue(built)
  return membersOf(value).find((member) => isSameName(member.name, name))?.value
}

/** By a name that no member has: what kind of .NET object stands for a hashtable here. */
const typeMark = '\0type'

const typed = (type: 'uri-builder' | 'query', members: readonly JsonMember[]): JsonValue => ({
  kind: 'object',
  members: [{ name: typeMark, value: textValue(type) }, ...members],
})

const isTyped = (value: PowerShellValue, type: string): boolean =>
  value.kind === 'object' &&
  value.members.some((one) => one.name === typeMark && textOf(one.value) === type)

export const uriBuilder = (uri: string): JsonValue =>
  typed('uri-builder', [{ name: 'start', value: textValue(uri) }])

/** The address of a `UriBuilder` of which at most the query was set; null for any other. */
function builtUri(value: PowerShellValue): string | null {
  if (!isTyped(value, 'uri-builder')) return null
  const members = new Map(membersOf(value).map((one) => [one.name.toLowerCase(), one.value]))
  const start = textOf(members.get('start') ?? nullValue)
  const query = members.get('query')
  if (start === null || members.size > (query ? 2 : 1)) return null
  const text = query && textOf(query)
  if (text === null) return null
  return text === undefined ? start : `${start.replace(/[?#].*/s, '')}?${text.replace(/^\?/, '')}`
}

/** The text of a `NameValueCollection` of `ParseQueryString`; null for any other. */
function queryText(value: PowerShellValue): string | null {
  if (!isTyped(value, 'query')) return null
  const pairs = membersOf(value).map((one) => [one.name, textOf(one.value)] as const)
  if (pairs.some(([, text]) => text === null)) return null
  return pairs
    .map(([name, text]) => `${encodeComponent(name)}=${encodeComponent(text ?? '')}`)
    .join('&')
}

/** An object made by its type and first argument, as by `New-Object` or `::new`; `unknown` for any other. */
export function createObject(type: string, argument: PowerShellValue | undefined): PowerShellValue {
  const text = argument === undefined ? null : textOf(argument)
  const name = type.toLowerCase().replace(/^system\./, '')
  if (text !== null && name === 'uri') return textValue(text)
  return text !== null && name === 'uribuilder' ? uriBuilder(text) : unknown
}

export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** A hashtable with a member set, in its old place if it had one. */
export function withMember(value: PowerShellValue, name: string, member: JsonValue): JsonValue {
  const members = value.kind === 'object' ? value.members : []
  const has = members.some((one) => isSameName(one.name, name))
  return {
    kind: 'object',
    members: has
      ? members.map((one) => (isSameName(one.name, name) ? { ...one, value: member } : one))
      : [...members, { name, value: member }],
  }
}

/** `+`: texts are joined, lists and hashtables merged, numbers added. */
export function add(one: PowerShellValue, other: PowerShellValue): PowerShellValue {
  if (one.kind === 'unknown' || other.kind === 'unknown') return unknown
  if (one.kind === 'array')
    return {
      kind: 'array',
      items: [...one.items, ...(other.kind === 'array' ? other.items : [other])],
    }
  if (one.kind === 'object' && other.kind === 'object')
    return { kind: 'object', members: [...one.members, ...other.members] }
  if (one.kind === 'number' && other.kind === 'number')
    return { kind: 'number', source: String(Number(one.source) + Number(other.source)) }
  const texts = [textOf(one), textOf(other)]
  return texts.includes(null) ? unknown : textValue(texts.join(''))
}

export const listOf = (items: readonly PowerShellValue[]): PowerShellValue => ({
  kind: 'array',
  items: items.map((item) => (item.kind === 'unknown' ? nullValue : item)),
})

/** `value[index]`. */
export function itemAt(value: PowerShellValue, index: PowerShellValue): PowerShellValue {
  const key = textOf(index) ?? ''
  return (value.kind === 'array' ? value.items[Number(key)] : memberOf(value, key)) ?? unknown
}

/** The operators `-f` and `-join`; `unknown` for any other. */
export function applyOperator(
  left: PowerShellValue,
  operator: string,
  right: PowerShellValue,
): PowerShellValue {
  const texts = (right.kind === 'array' ? right.items : [right]).map(textOf)
  const format = operator.toLowerCase() === 'f' ? textOf(left) : null
  if (format !== null && !texts.includes(null) && !/\{\d+[,:]/.test(format))
    return textValue(format.replace(/\{(\d+)\}/g, (_, at: string) => texts[Number(at)] ?? ''))
  if (operator.toLowerCase() !== 'join' || left.kind !== 'array') return unknown
  const parts = left.items.map(textOf)
  return parts.includes(null) ? unknown : textValue(parts.join(texts[0] ?? ''))
}

/** The values of static methods that encode or decode; `unknown` for any other. */
export function callStatic(
  type: string,
  method: string,
  args: readonly PowerShellValue[],
): PowerShellValue {
  const text = args[0] === undefined ? null : textOf(args[0])
  if (text === null) return unknown
  if (method.toLowerCase() === 'new') return createObject(type, args[0])
  switch (`${type}.${method}`.toLowerCase().replace(/^(?:system\.)?(?:web\.|net\.)?/, '')) {
    case 'httputility.parsequerystring':
      return text === '' ? typed('query', []) : unknown
    case 'uri.escapedatastring':
    case 'uri.escapeuristring':
    case 'httputility.urlencode':
    case 'webutility.urlencode':
      return textValue(encodeComponent(text))
    case 'uri.unescapedatastring':
    case 'httputility.urldecode':
    case 'webutility.urldecode':
      return textValue(decodePercent(text))
    default:
      return unknown
  }
}

/** The result of a method of a text or list that only changes its form; `unknown` for any other. */
export function callMethod(
  value: PowerShellValue,
  method: string,
  args: readonly PowerShellValue[],
): PowerShellValue {
  const text = textOf(value) ?? builtUri(value) ?? queryText(value)
  const [first = '', second = ''] = args.map((arg) => textOf(arg) ?? '')
  if (text === null) return unknown
  switch (method.toLowerCase()) {
    case 'tostring':
      return args.length === 0 ? textValue(text) : unknown
    case 'trim':
      return args.length === 0 ? textValue(text.trim()) : unknown
    case 'trimend':
      return textValue(
        first === '' ? text.trimEnd() : text.slice(0, text.length - countEnd(text, first)),
      )
    case 'replace':
      return args.length === 2 && first !== '' ? textValue(text.replaceAll(first, second)) : unknown
    case 'tolower':
      return textValue(text.toLowerCase())
    case 'toupper':
      return textValue(text.toUpperCase())
    default:
      return unknown
  }
}

function countEnd(text: string, characters: string): number {
  let count = 0
  while (count < text.length && characters.includes(text.charAt(text.length - 1 - count)))
    count += 1
  return count
}

/** `ConvertTo-Json` and `ConvertFrom-Json`; `isCut`: PowerShell leaves out what is nested deeper than `depth`. */
export function convertToJson(
  value: PowerShellValue,
  depth: number,
): { json: PowerShellValue; isCut: boolean } {
  if (value.kind === 'unknown') return { json: unknown, isCut: false }
  return { json: textValue(renderJson(value, { indent: null })), isCut: depthOf(value) > depth }
}

export const convertFromJson = (value: PowerShellValue): PowerShellValue =>
  (value.kind === 'string' ? readJsonOrNull(value.value) : null) ?? unknown

/** How many levels of lists and objects a value has below itself. */
function depthOf(value: JsonValue): number {
  const inner =
    value.kind === 'array'
      ? value.items
      : value.kind === 'object'
        ? value.members.map((one) => one.value)
        : []
  const containers = inner.filter(({ kind }) => kind === 'array' || kind === 'object')
  return containers.length === 0 ? 0 : 1 + Math.max(...containers.map(depthOf))
}
