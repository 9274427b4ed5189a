import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { ComputedValues } from './computed-values.ts'
import type { CodeLanguage } from './code-tokens.ts'
import { encodeComponent } from '#core/request/encode-component.ts'

/** Values assigned to names so far. */
export type CodeNames = ReadonlyMap<string, JsonValue>

/** What is known where an expression stands. */
export interface CodeScope {
  language: CodeLanguage
  names: CodeNames
  /** The app's own functions that the code defines (text-with-dates.ts). */
  helpers: ReadonlySet<string>
  computed: ComputedValues
}

/** An argument of a call; `name` is '' if it is positional. */
export interface CodeArgument {
  name: string
  /** A bare name, which may be shorthand for `name: name`. */
  isShorthand?: true
  value: JsonValue
}

export const nullValue: JsonValue = { kind: 'null' }
export const textValue = (value: string): JsonValue => ({ kind: 'string', value })

const jsonCalls = /^(JSON\.stringify|json\.dumps|json_encode)$/
const identityCalls =
  /(^|\.)(expandvars|Headers|URL|String|str|Request|encode|strip|trim|toString)$/
const componentCalls = /^(encodeURIComponent|rawurlencode|quote|urllib\.parse\.quote)$/
const queryCalls = /^(URLSearchParams|urlencode|urllib\.parse\.urlencode|http_build_query)$/
const environmentCalls = /^(getenv|os\.getenv|os\.environ\.get|process\.env\.\w+|Deno\.env\.get)$/

/** A number with its source text; a string if JSON cannot express it. */
export const readNumber = (source: string): JsonValue =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(source) ? { kind: 'number', source } : textValue(source)

/** The value of a keyword such as `None` or `true`; null for any other name. */
export function readKeyword(name: string): JsonValue | null {
  if (/^(null|None|NULL|undefined)$/.test(name)) return nullValue
  if (/^true$/i.test(name)) return { kind: 'boolean', value: true }
  return /^false$/i.test(name) ? { kind: 'boolean', value: false } : null
}

/** A placeholder for an unknown name; `$NAME` for an environment variable. */
export function readUnknownName(name: string): JsonValue {
  const variable = /^process\.env\.(\w+)$/.exec(name)?.[1]
  return textValue(variable === undefined ? `{{${name}}}` : `$${variable}`)
}

/** True if a call returns its first argument or its receiver unchanged. */
export const returnsInput = (name: string): boolean => identityCalls.test(name)

/** The result of a known call; a placeholder for any other. */
export function readCall(
  name: string,
  args: readonly CodeArgument[],
  { names, computed }: CodeScope,
): JsonValue {
  const [first] = args
  const value = first?.value ?? nullValue
  if (name === 'array') return readList(args)
  if (jsonCalls.test(name)) return textValue(renderJson(value, { indent: null }))
  if (componentCalls.test(name)) return textValue(encodeComponent(textOf(value)))
  if (queryCalls.test(name)) return textValue(renderQuery(value))
  if (environmentCalls.test(name)) return textValue(`$${textOf(value)}`)
  if (returnsInput(name)) return receiverValue(name, names) ?? value
  return textValue(computed.addPlaceholder(`{{${name}()}}`, null))
}

/** For `text.strip()`, the value of `text`. */
function receiverValue(name: string, names: CodeNames): JsonValue | null {
  return names.get(name.replace(/\.\w+$/, '')) ?? null
}

/**
 * Fills in an interpolated string: known names become their values, calls become placeholders, and environment
 * variables become `$NAME`.
 */
export function fillNames(text: string, { names, computed }: CodeScope): string {
  return text.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
    const known = names.get(name.trim())
    if (known) return textOf(known)
    if (/[^.\s]\(/.test(name) && !/env/i.test(name)) return computed.addPlaceholder(whole, null)
    const variable = /(?:env(?:iron)?\.|env(?:iron)?\[['"])(\w+)/.exec(name)?.[1]
    return variable === undefined ? whole : `$${variable}`
  })
}

export function textOf(value: JsonValue): string {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'null':
      return ''
    case 'array':
    case 'boolean':
    case 'object':
      return renderJson(value, { indent: null })
  }
}

/** An object if any element has a name, because PHP writes both as `[…]`. */
export const readList = (args: readonly CodeArgument[]): JsonValue =>
  args.some(({ name, isShorthand }) => name !== '' && !isShorthand)
    ? readObject(args)
    : { kind: 'array', items: args.map(({ value }) => value) }

/** `{ headers }` is short for `{ headers: headers }`. */
export const readObject = (args: readonly CodeArgument[]): JsonValue => ({
  kind: 'object',
  members: args.flatMap(({ name, value }): JsonMember[] => (name === '' ? [] : [{ name, value }])),
})

export const memberNamed = (value: JsonValue, name: string): JsonValue | null =>
  value.kind === 'object'
    ? (value.members.find((member) => member.name === name)?.value ?? null)
    : null

/** Query string of an object or a list of pairs; a list as value repeats its name. */
export function renderQuery(value: JsonValue): string {
  if (value.kind === 'string') return value.value
  return pairsOf(value)
    .flatMap(({ name, value: memberValue }) =>
      (memberValue.kind === 'array' ? memberValue.items : [memberValue]).map((one) => {
        const text = one.kind === 'string' ? one.value : renderJson(one, { indent: null })
        return `${encodeComponent(name)}=${encodeComponent(text)}`
      }),
    )
    .join('&')
}

function pairsOf(value: JsonValue): readonly JsonMember[] {
  if (value.kind === 'object') return value.members
  if (value.kind !== 'array') return []
  return value.items.flatMap((item): JsonMember[] => {
    if (item.kind !== 'array') return []
    const [name, memberValue] = item.items
    return name?.kind === 'string' && memberValue ? [{ name: name.value, value: memberValue }] : []
  })
}
