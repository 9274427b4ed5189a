import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { encodeComponent } from '#core/request/encode-component.ts'

/** What names stand for, as far as the code before has said. */
export type CodeNames = ReadonlyMap<string, JsonValue>

/** An argument of a call; `name` is '' where it has none. */
export interface CodeArgument {
  name: string
  /** It is a lone name, which stands for its value and may be short for `name: name`. */
  isShort?: true
  value: JsonValue
}

export const missing: JsonValue = { kind: 'null' }
export const textValue = (value: string): JsonValue => ({ kind: 'string', value })

/** Calls that give their first argument as JSON text. */
const asJson = /^(JSON\.stringify|json\.dumps|json_encode)$/
/** Calls that give their first argument itself. */
const asItIs = /(^|\.)(expandvars|Headers|URL|String|str|Request|encode|strip|trim|toString)$/
const asComponent = /^(encodeURIComponent|rawurlencode|quote|urllib\.parse\.quote)$/
const asQuery = /^(URLSearchParams|urlencode|urllib\.parse\.urlencode|http_build_query)$/
const fromEnvironment = /^(getenv|os\.getenv|os\.environ\.get|process\.env\.\w+|Deno\.env\.get)$/

/** A number as it stands in the code; as text where JSON has no such number. */
export const readNumber = (source: string): JsonValue =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(source) ? { kind: 'number', source } : textValue(source)

/** The words of the three languages that are values; null for any other name. */
export function readWord(name: string): JsonValue | null {
  if (/^(null|None|NULL|undefined)$/.test(name)) return missing
  if (/^true$/i.test(name)) return { kind: 'boolean', value: true }
  return /^false$/i.test(name) ? { kind: 'boolean', value: false } : null
}

/** A name of which nothing is known, or a variable of the environment. */
export function readUnknownName(name: string): JsonValue {
  const variable = /^process\.env\.(\w+)$/.exec(name)?.[1]
  return textValue(variable === undefined ? `{{${name}}}` : `$${variable}`)
}

/** Whether a call gives its first argument, or what it is called on. */
export const givesItself = (name: string): boolean => asItIs.test(name)

/** What a call gives, as far as it is one of the few that such code has. */
export function readCall(
  name: string,
  given: readonly CodeArgument[],
  names: CodeNames,
): JsonValue {
  const [first] = given
  const value = first?.value ?? missing
  if (name === 'array') return readList(given)
  if (asJson.test(name)) return textValue(renderJson(value, { indent: null }))
  if (asComponent.test(name)) return textValue(encodeComponent(textOf(value)))
  if (asQuery.test(name)) return textValue(renderQuery(value))
  if (fromEnvironment.test(name)) return textValue(`$${textOf(value)}`)
  if (givesItself(name)) return ofReceiver(name, names) ?? value
  return textValue(`{{${name}()}}`)
}

/** `text.strip()` gives what `text` is. */
function ofReceiver(name: string, names: CodeNames): JsonValue | null {
  return names.get(name.replace(/\.\w+$/, '')) ?? null
}

/** A text with what the names in it stand for. */
export function fillNames(text: string, names: CodeNames): string {
  return text.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
    const known = names.get(name.trim())
    if (known) return textOf(known)
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

/** PHP writes objects as lists with names. */
export const readList = (given: readonly CodeArgument[]): JsonValue =>
  given.some(({ name, isShort }) => name !== '' && !isShort)
    ? readObject(given)
    : { kind: 'array', items: given.map(({ value }) => value) }

/** `{ headers }` is short for `{ headers: headers }`. */
export const readObject = (given: readonly CodeArgument[]): JsonValue => ({
  kind: 'object',
  members: given.flatMap(({ name, value }): JsonMember[] => (name === '' ? [] : [{ name, value }])),
})

export const memberNamed = (value: JsonValue, name: string): JsonValue | null =>
  value.kind === 'object'
    ? (value.members.find((member) => member.name === name)?.value ?? null)
    : null

/** The pairs of an object or of a list as a query; a list in an object is the same name several times. */
export function renderQuery(value: JsonValue): string {
  if (value.kind === 'string') return value.value
  return pairsOf(value)
    .flatMap(({ name, value: held }) =>
      (held.kind === 'array' ? held.items : [held]).map((one) => {
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
    const [name, held] = item.items
    return name?.kind === 'string' && held ? [{ name: name.value, value: held }] : []
  })
}
