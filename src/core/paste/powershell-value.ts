import { withoutQuery } from '#core/url/split-url.ts'
import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { readJsonOrNull } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { decodePercent, encodeComponent } from '#core/url/percent-encoding.ts'

export type PowerShellValue =
  | JsonValue
  /** A `UriBuilder`: the address that it was made of, and what was set since. */
  | { kind: 'uri-builder'; start: string; set: readonly JsonMember[] }
  /** What `ParseQueryString` makes of no text, with the parameters that were set since. */
  | { kind: 'query'; parameters: readonly JsonMember[] }
  /** Computed by something that is not followed. */
  | { kind: 'unknown' }

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
    case 'uri-builder':
      return builtUri(value)
    case 'query':
      return queryText(value)
    case 'object':
    case 'unknown':
      return null
  }
}

/** A value as one that lists and hashtables can hold: others by their text; null without one. */
export function jsonOf(value: PowerShellValue): JsonValue | null {
  if (value.kind !== 'uri-builder' && value.kind !== 'query' && value.kind !== 'unknown')
    return value
  const text = textOf(value)
  return text === null ? null : textValue(text)
}

/** What has a name in a value, and may be set; names are case-insensitive. */
export function membersOf(value: PowerShellValue): readonly JsonMember[] {
  if (value.kind === 'uri-builder') return value.set
  if (value.kind === 'query') return value.parameters
  return value.kind === 'object' ? value.members : []
}

export function memberOf(value: PowerShellValue, name: string): JsonValue | undefined {
  if (/^(?:absoluteuri|originalstring)$/i.test(name) && value.kind === 'string') return value
  if (value.kind === 'uri-builder' && isSameName(name, 'uri')) return jsonOf(value) ?? undefined
  return membersOf(value).find((member) => isSameName(member.name, name))?.value
}

type Of<Kind extends PowerShellValue['kind']> = Extract<PowerShellValue, { kind: Kind }>

/** The address of a `UriBuilder` of which at most the query was set; null for any other. */
function builtUri({ start, set }: Of<'uri-builder'>): string | null {
  const [query, ...others] = set
  if (query === undefined) return start
  const text = isSameName(query.name, 'query') ? textOf(query.value) : null
  if (text === null || others.length > 0) return null
  return `${withoutQuery(start)}?${text.replace(/^\?/, '')}`
}

function queryText({ parameters }: Of<'query'>): string | null {
  const pairs = parameters.map((one) => [one.name, textOf(one.value)] as const)
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
  return text !== null && name === 'uribuilder'
    ? { kind: 'uri-builder', start: text, set: [] }
    : unknown
}

export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** A value with a member set, in its old place if it had one; a hashtable in place of what has none. */
export function withMember(
  value: PowerShellValue,
  name: string,
  member: JsonValue,
): PowerShellValue {
  const before = membersOf(value)
  const has = before.some((one) => isSameName(one.name, name))
  const members = has
    ? before.map((one) => (isSameName(one.name, name) ? { ...one, value: member } : one))
    : [...before, { name, value: member }]
  if (value.kind === 'uri-builder') return { ...value, set: members }
  return value.kind === 'query' ? { ...value, parameters: members } : { kind: 'object', members }
}

/** `+`: texts are joined, lists and hashtables merged, numbers added. */
export function add(one: PowerShellValue, other: PowerShellValue): PowerShellValue {
  if (one.kind === 'unknown' || other.kind === 'unknown') return unknown
  if (one.kind === 'array')
    return listOf([...one.items, ...(other.kind === 'array' ? other.items : [other])])
  if (one.kind === 'object' && other.kind === 'object')
    return { kind: 'object', members: [...one.members, ...other.members] }
  if (one.kind === 'number' && other.kind === 'number')
    return { kind: 'number', source: String(Number(one.source) + Number(other.source)) }
  const texts = [textOf(one), textOf(other)]
  return texts.includes(null) ? unknown : textValue(texts.join(''))
}

export const listOf = (items: readonly PowerShellValue[]): Of<'array'> => ({
  kind: 'array',
  items: items.map((item) => jsonOf(item) ?? nullValue),
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
      return text === '' ? { kind: 'query', parameters: [] } : unknown
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
  const text = textOf(value)
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
  if (value.kind === 'unknown' || value.kind === 'uri-builder' || value.kind === 'query')
    return { json: unknown, isCut: false }
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
