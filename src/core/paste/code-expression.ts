import type { JsonMember, JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { encodeComponent } from '#core/request/encode-component.ts'
import type { CodeToken } from './code-tokens.ts'

/** What names stand for, as far as the code before has said. */
export type CodeNames = ReadonlyMap<string, JsonValue>

/** An argument of a call; `name` is '' where it has none. */
export interface CodeArgument {
  name: string
  /** It is a lone name, which stands for its value and may be short for `name: name`. */
  isShort?: true
  value: JsonValue
}

const maxDepth = 50
const missing: JsonValue = { kind: 'null' }
const textValue = (value: string): JsonValue => ({ kind: 'string', value })

/** Calls that give their first argument as JSON text. */
const asJson = /^(JSON\.stringify|json\.dumps|json_encode)$/
/** Calls that give their first argument itself. */
const asItIs = /(^|\.)(expandvars|Headers|URL|String|str|Request|encode|strip|trim|toString)$/
const asComponent = /^(encodeURIComponent|rawurlencode|quote|urllib\.parse\.quote)$/
const asQuery = /^(URLSearchParams|urlencode|urllib\.parse\.urlencode|http_build_query)$/
const fromEnvironment = /^(getenv|os\.getenv|os\.environ\.get|process\.env\.\w+|Deno\.env\.get)$/

export interface ExpressionReader {
  /** The arguments of a call; reading stands behind its opening bracket. */
  readArguments(): CodeArgument[]
  read(): JsonValue
  /** Where reading goes on. */
  end(): number
}

/**
 * Reads one expression of JavaScript, Python or PHP as far as its value stands in the code: strings,
 * numbers, lists, objects, sums of texts, names that were given a value, and the few calls that such code
 * has. What is not known stands as `{{name}}`. Runs nothing.
 */
export function createExpressionReader(
  tokens: readonly CodeToken[],
  names: CodeNames,
  start: number,
): ExpressionReader {
  let at = start

  function readArguments(closing = ')', depth = 0): CodeArgument[] {
    const read: CodeArgument[] = []
    while (at < tokens.length) {
      if (takeSign(closing)) break
      if (takeSign(',') || takeSign(';')) continue
      read.push(readArgument(depth))
    }
    return read
  }

  function read(depth = 0): JsonValue {
    let value = readOne(depth)
    for (;;) {
      const isSum = isSign('+') || isSign('.')
      // Python joins strings that stand side by side.
      const isNeighbour = value.kind === 'string' && tokens[at]?.kind === 'string'
      if (!isSum && !isNeighbour) return value
      if (isSum) at += 1
      value = textValue(textOf(value) + textOf(readOne(depth)))
    }
  }

  function readArgument(depth: number): CodeArgument {
    const before = at
    const value = read(depth)
    const token = tokens[before]
    const isName = at === before + 1 && token !== undefined && token.kind !== 'sign'
    if (isName || value.kind === 'string')
      for (const sign of ['=', ':', '=>'])
        if (takeSign(sign)) return { name: nameOf(token), value: read(depth) }
    // Nothing that is known: it is passed over, or reading would stand still.
    if (at === before) at += 1
    const isShort = token?.kind === 'name' && isName
    return isShort ? { name: token.name, isShort, value } : { name: '', value }
  }

  function readOne(depth: number): JsonValue {
    const token = tokens[at]
    if (!token || depth > maxDepth) return missing
    at += 1
    switch (token.kind) {
      case 'string':
        return readBehind(textValue(fill(token.text)), depth)
      case 'number':
        return isJsonNumber(token.source)
          ? { kind: 'number', source: token.source }
          : textValue(token.source)
      case 'name':
        return readBehind(readName(token.name, depth), depth)
      case 'sign':
        return readBehind(readSign(token.sign, depth), depth)
    }
  }

  function readSign(sign: string, depth: number): JsonValue {
    if (sign === '[') return readList(readArguments(']', depth + 1))
    if (sign === '{') return readObject(readArguments('}', depth + 1))
    if (sign === '(') {
      const inside = readArguments(')', depth + 1)
      // A tuple of Python; one value in brackets is that value.
      return inside.length > 1 ? readList(inside) : (inside[0]?.value ?? missing)
    }
    at -= 1
    return missing
  }

  function readName(name: string, depth: number): JsonValue {
    if (/^(await|new|return|const|let|var)$/.test(name)) return readOne(depth)
    if (/^(null|None|NULL|undefined)$/.test(name)) return missing
    if (/^true$/i.test(name)) return { kind: 'boolean', value: true }
    if (/^false$/i.test(name)) return { kind: 'boolean', value: false }
    const known = names.get(name)
    if (known) return known
    if (takeSign('(')) return readCall(name, readArguments(')', depth + 1))
    const variable = /^process\.env\.(\w+)$/.exec(name)?.[1]
    return textValue(variable === undefined ? `{{${name}}}` : `$${variable}`)
  }

  function readCall(name: string, given: readonly CodeArgument[]): JsonValue {
    const [first] = given
    const value = first?.value ?? missing
    if (name === 'array') return readList(given)
    if (asJson.test(name)) return textValue(renderJson(value, { indent: null }))
    if (asComponent.test(name)) return textValue(encodeComponent(textOf(value)))
    if (asQuery.test(name)) return textValue(renderQuery(value))
    if (fromEnvironment.test(name)) return textValue(`$${textOf(value)}`)
    if (asItIs.test(name)) return ofReceiver(name) ?? value
    return textValue(`{{${name}()}}`)
  }

  /** `text.strip()` gives what `text` is. */
  function ofReceiver(name: string): JsonValue | null {
    return names.get(name.replace(/\.\w+$/, '')) ?? null
  }

  /** `os.environ['TOKEN']` and `'…'.encode('utf-8')`. */
  function readBehind(value: JsonValue, depth: number): JsonValue {
    let read = value
    while (isSign('[') || isMethod()) {
      if (takeSign('[')) {
        const name = textOf(readArguments(']', depth + 1)[0]?.value ?? missing)
        read = memberNamed(read, name) ?? textValue(`$${name}`)
      } else {
        at += 2
        if (takeSign('(')) readArguments(')', depth + 1)
      }
    }
    return read
  }

  /** A name behind a point that stands behind a string or a bracket. */
  function isMethod(): boolean {
    const next = tokens[at + 1]
    const isCall = next?.kind === 'name' && asItIs.test(next.name)
    return isSign('.') && isCall
  }

  function fill(text: string): string {
    return text.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => {
      const known = names.get(name.trim())
      if (known) return textOf(known)
      const variable = /(?:env(?:iron)?\.|env(?:iron)?\[['"])(\w+)/.exec(name)?.[1]
      return variable === undefined ? whole : `$${variable}`
    })
  }

  function isSign(sign: string): boolean {
    const token = tokens[at]
    return token?.kind === 'sign' && token.sign === sign
  }

  function takeSign(sign: string): boolean {
    if (!isSign(sign)) return false
    at += 1
    return true
  }

  return { readArguments, read, end: () => at }
}

function textOf(value: JsonValue): string {
  switch (value.kind) {
    case 'string':
      return value.value
    case 'number':
      return value.source
    case 'null':
      return ''
    default:
      return renderJson(value, { indent: null })
  }
}

const isJsonNumber = (source: string): boolean => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(source)

const nameOf = (token: CodeToken | undefined): string => {
  switch (token?.kind) {
    case 'string':
      return token.text
    case 'number':
      return token.source
    case 'name':
      return token.name
    default:
      return ''
  }
}

/** PHP writes objects as lists with names. */
const readList = (given: readonly CodeArgument[]): JsonValue =>
  given.some(({ name, isShort }) => name !== '' && !isShort)
    ? readObject(given)
    : { kind: 'array', items: given.map(({ value }) => value) }

/** `{ headers }` is short for `{ headers: headers }`. */
const readObject = (given: readonly CodeArgument[]): JsonValue => ({
  kind: 'object',
  members: given.flatMap(({ name, value }): JsonMember[] => (name === '' ? [] : [{ name, value }])),
})

const memberNamed = (value: JsonValue, name: string): JsonValue | null =>
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
