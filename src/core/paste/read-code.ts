import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import { createExpressionReader } from './code-expression.ts'
import { readCodeTokens, type CodeLanguage, type CodeToken } from './code-tokens.ts'
import { readNumber, renderQuery, type CodeArgument } from './code-value.ts'
import type { CurlHeader } from './curl-command.ts'
import { formType, jsonType, type PastedRequest } from './pasted-request.ts'

/** Code with its requests in order, none where it sends none. */
export type ReadCode = { kind: 'code'; requests: PastedRequest[] } | { kind: 'unclosed-quote' }

const marks: readonly (readonly [CodeLanguage, RegExp])[] = [
  ['php', /<\?php|\bcurl_init\s*\(/],
  [
    'python',
    /^\s*(?:import|from)\s+(?:requests|httpx|urllib)\b|\b(?:requests|httpx)\.\w+\s*\(|\burlopen\s*\(/m,
  ],
  ['javascript', /\bfetch\s*\(|\baxios\b/],
]

/** The language in which a text sends a request; null where it does not look like code that sends one. */
export const recogniseCode = (text: string): CodeLanguage | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null

const verb = '(get|post|put|patch|delete|head|options|request)'
const calls: Readonly<Record<CodeLanguage, RegExp>> = {
  javascript: new RegExp(`^(?:(?:window|globalThis|self)\\.)?(?:fetch|axios(?:\\.${verb})?)$`),
  python: new RegExp(
    `^(?:(?:requests|httpx|session|client|s)\\.${verb}|urllib\\.request\\.Request)$`,
  ),
  php: /^curl_init$/,
}

/**
 * Reads the requests that a piece of JavaScript (fetch, axios), Python (requests, httpx, urllib) or PHP
 * (cURL) sends, as far as they stand written out in it; what a browser copies "as fetch" is such code.
 * null where the text is no such code. Runs nothing.
 */
export function readCode(text: string): ReadCode | null {
  const language = recogniseCode(text)
  if (language === null) return null
  const tokens = readCodeTokens(text, language)
  if (tokens === null) return { kind: 'unclosed-quote' }
  const names = new Map<string, JsonValue>()
  const requests: PastedRequest[] = []
  // What stands in a value or a call is read with it: every token is read a few times at most.
  const readUntil = { value: 0, call: 0 }
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'name' || at < readUntil.call) continue
    const counted = token.name === 'for' ? findCounted(tokens, at) : null
    if (counted !== null) names.set(counted.name, counted.first)
    const assigned = findAssigned(tokens, at)
    if (assigned !== null && at >= readUntil.value) {
      const reader = createExpressionReader(tokens, names, assigned)
      names.set(token.name, reader.read())
      readUntil.value = reader.end()
    }
    const isRequest = calls[language].test(token.name)
    const isOption = /^curl_setopt(_array)?$/.test(token.name)
    if (!isSign(tokens[at + 1], '(') || !(isRequest || isOption)) continue
    const reader = createExpressionReader(tokens, names, at + 2)
    const given = reader.readArguments()
    readUntil.call = reader.end()
    const last = isOption ? requests.pop() : undefined
    if (isRequest) requests.push(readCall(language, token.name, given))
    else if (last) requests.push(withOptions(last, readPhpOptions(token.name, given)))
  }
  return { kind: 'code', requests }
}

/** Where the value begins that a name is given, with or without a type; null where it is given none. */
function findAssigned(tokens: readonly CodeToken[], at: number): number | null {
  if (isSign(tokens[at + 1], '=')) return at + 2
  const type = tokens[at + 2]
  // What begins a line behind a colon stands in a block: `while url:`.
  const isTyped = isSign(tokens[at + 1], ':') && type?.kind === 'name' && !type.startsLine
  return isTyped && isSign(tokens[at + 3], '=') ? at + 4 : null
}

/** What a loop of Python counts with, and its first number: `for page in itertools.count(1)`. */
function findCounted(
  tokens: readonly CodeToken[],
  at: number,
): { name: string; first: JsonValue } | null {
  const [counter, within, call, opening, start, next] = tokens.slice(at + 1, at + 7)
  if (counter?.kind !== 'name' || within?.kind !== 'name' || within.name !== 'in') return null
  if (call?.kind !== 'name' || !isSign(opening, '(')) return null
  const isRange = call.name === 'range'
  if (!isRange && !/^(?:itertools\.)?count$/.test(call.name)) return null
  const isFromZero = isRange ? isSign(next, ')') : isSign(start, ')')
  if (isFromZero) return { name: counter.name, first: readNumber('0') }
  return start?.kind === 'number' ? { name: counter.name, first: readNumber(start.source) } : null
}

const isSign = (token: CodeToken | undefined, sign: string): boolean =>
  token?.kind === 'sign' && token.sign === sign

function readCall(
  language: CodeLanguage,
  name: string,
  given: readonly CodeArgument[],
): PastedRequest {
  const method = new RegExp(`\\.${verb}$`).exec(name)?.[1] ?? ''
  const fixed = method === '' || method === 'request' ? null : method.toUpperCase()
  const [first, second, third] = given.filter((one) => !isNamed(one)).map(({ value }) => value)
  switch (language) {
    case 'php':
      return withOptions({ ...nothing, url: textOf(first), ownType: formType }, [])
    case 'python':
      return readPython(name, fixed, given)
    case 'javascript': {
      if (!name.includes('axios'))
        return withOptions(
          { ...nothing, url: textOf(first), ownType: 'text/plain' },
          membersOf(second),
        )
      const takesData = fixed === 'POST' || fixed === 'PUT' || fixed === 'PATCH'
      const config = first?.kind === 'object' ? first : takesData ? third : second
      const data = takesData && second ? [{ name: 'data', value: second }] : []
      const url = first?.kind === 'object' ? null : textOf(first)
      return withOptions({ ...nothing, url, method: fixed, ownType: jsonType }, [
        ...data,
        ...membersOf(config),
      ])
    }
  }
}

const isNamed = ({ name, isShort }: CodeArgument): boolean => name !== '' && !isShort

function readPython(
  name: string,
  fixed: string | null,
  given: readonly CodeArgument[],
): PastedRequest {
  const named = given.filter(isNamed)
  const positional = given.filter((one) => !isNamed(one)).map(({ value }) => value)
  const method = name.endsWith('.request') ? (textOf(positional.shift()) ?? null) : fixed
  const [url, second] = positional
  const place = method === 'POST' || name.endsWith('.Request') ? 'data' : 'params'
  const ownType = name.startsWith('urllib') ? formType : null
  const request = { ...nothing, url: textOf(url), method, ownType }
  return withOptions(request, [...(second ? [{ name: place, value: second }] : []), ...named])
}

const nothing: PastedRequest = {
  url: null,
  method: null,
  headers: [],
  query: '',
  body: null,
  ownType: null,
  leftOut: [],
  notes: [],
}

/** Options that only concern how an answer is waited for and read, or that the app does anyway. */
const notNeeded =
  /^(mode|cache|redirect|referrer|referrerPolicy|keepalive|signal|priority|timeout|responseType|allow_redirects|follow_redirects|stream|CURLOPT_(ENCODING|MAXREDIRS|TIMEOUT(_MS)?|CONNECTTIMEOUT(_MS)?|FOLLOWLOCATION|HTTP_VERSION|HEADER|FAILONERROR))$/
const checksOff = /^(verify|CURLOPT_SSL_VERIFY(PEER|HOST))$/

function withOptions(request: PastedRequest, options: readonly CodeArgument[]): PastedRequest {
  let read = request
  for (const { name, value } of options) {
    switch (name) {
      case 'url':
      case 'CURLOPT_URL':
        read = { ...read, url: textOf(value) }
        break
      case 'method':
      case 'CURLOPT_CUSTOMREQUEST':
        read = { ...read, method: textOf(value) }
        break
      case 'CURLOPT_POST':
        read = { ...read, method: read.method ?? 'POST' }
        break
      case 'headers':
      case 'CURLOPT_HTTPHEADER':
        read = { ...read, headers: [...read.headers, ...readHeaders(value)] }
        break
      case 'params':
        read = { ...read, query: [read.query, renderQuery(value)].filter(Boolean).join('&') }
        break
      case 'body':
      case 'data':
      case 'json':
      case 'content':
      case 'CURLOPT_POSTFIELDS':
        read = withBody(read, name, value)
        break
      // How the program is given the answer; of the request it says nothing.
      case 'CURLOPT_RETURNTRANSFER':
        break
      default:
        read = { ...read, leftOut: [...read.leftOut, describeOption(name, value)] }
    }
  }
  return read
}

/** `data` with an object is JSON in axios, and form-encoded in Python. */
function withBody(request: PastedRequest, name: string, value: JsonValue): PastedRequest {
  if (value.kind === 'null') return request
  const text = textOf(value)
  const body = text ?? renderJson(value, { indent: null })
  const isForm = /^[^\s={}"]+=/.test(body)
  const method = request.method ?? 'POST'
  const ownType = name === 'json' ? jsonType : typeOfText(request.ownType, text)
  if (!isForm || name === 'json') return { ...request, method, body, ownType }
  return {
    ...request,
    method,
    query: [request.query, body].filter(Boolean).join('&'),
    notes: [...request.notes, { kind: 'form-encoded-body' }],
  }
}

/** axios alone announces by itself what it is given: an object as JSON, a text as a form. */
const typeOfText = (ownType: string | null, text: string | null): string | null =>
  ownType === jsonType && text !== null ? formType : ownType

function describeOption(name: string, value: JsonValue): LeftOut {
  const told = textOf(value) ?? renderJson(value, { indent: null })
  const shown = /auth|cookie|cert|user|pass|token/i.test(name) ? '•••' : told.slice(0, 200)
  return { what: `${name}: ${shown}`, reason: reasonFor(name) }
}

function reasonFor(name: string): LeftOutReason {
  if (checksOff.test(name)) return 'certificate-check'
  if (/^(auth|cookies|CURLOPT_USERPWD|CURLOPT_COOKIE)$/.test(name)) return 'credentials'
  return notNeeded.test(name) ? 'not-needed' : 'option'
}

/** An object, a list of pairs, or a list of lines. */
function readHeaders(value: JsonValue): CurlHeader[] {
  if (value.kind === 'array')
    return value.items.flatMap((item): CurlHeader[] => {
      if (item.kind === 'array')
        return [{ name: textOf(item.items[0]) ?? '', value: textOf(item.items[1]) ?? '' }]
      const line = textOf(item) ?? ''
      const colon = line.indexOf(':')
      return colon <= 0
        ? []
        : [{ name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() }]
    })
  return membersOf(value).map(({ name, value: held }) => ({ name, value: textOf(held) ?? '' }))
}

function readPhpOptions(name: string, given: readonly CodeArgument[]): readonly CodeArgument[] {
  if (name === 'curl_setopt_array') return membersOf(given[1]?.value)
  const option = given[1]?.name ?? ''
  const value = given[2]?.value
  return value ? [{ name: option, value }] : []
}

const membersOf = (value: JsonValue | undefined): readonly CodeArgument[] =>
  value?.kind === 'object' ? value.members : []

const textOf = (value: JsonValue | undefined): string | null => {
  if (value?.kind === 'string') return value.value
  return value?.kind === 'number' ? value.source : null
}
