import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { LeftOut, LeftOutReason } from '#core/query/reading.ts'
import { findHelpers, type DateHelpers } from '#core/snippet/text-with-dates.ts'
import { javascriptDateHelpers } from '#core/snippet/javascript-parts.ts'
import { pythonDateHelpers, pythonTimeout } from '#core/snippet/python-parts.ts'
import { phpDateHelpers } from '#core/snippet/render-php.ts'
import { createExpressionReader } from './code-expression.ts'
import { readCodeTokens, type CodeLanguage, type CodeToken } from './code-tokens.ts'
import { readNumber, renderQuery, type CodeArgument } from './code-value.ts'
import type { ComputedValues } from './computed-values.ts'
import type { CurlHeader } from './curl-command.ts'
import {
  emptyRequest,
  formType,
  isFormText,
  jsonType,
  readHeaderLine,
  type PastedRequest,
} from './pasted-request.ts'

export type CodeReading = { kind: 'code'; requests: PastedRequest[] } | { kind: 'unclosed-quote' }

const languageMarks: readonly (readonly [CodeLanguage, RegExp])[] = [
  ['php', /<\?php|\bcurl_init\s*\(/],
  [
    'python',
    /^\s*(?:import|from)\s+(?:requests|httpx|urllib)\b|\b(?:requests|httpx)\.\w+\s*\(|\burlopen\s*\(/m,
  ],
  ['javascript', /\bfetch\s*\(|\baxios\b/],
]

/** The language of code that sends a request; null for any other text. */
export const recognizeCode = (text: string): CodeLanguage | null =>
  languageMarks.find(([, mark]) => mark.test(text))?.[0] ?? null

const verb = '(get|post|put|patch|delete|head|options|request)'
const requestCalls: Readonly<Record<CodeLanguage, RegExp>> = {
  javascript: new RegExp(`^(?:(?:window|globalThis|self)\\.)?(?:fetch|axios(?:\\.${verb})?)$`),
  python: new RegExp(
    `^(?:(?:requests|httpx|session|client|s)\\.${verb}|urllib\\.request\\.Request)$`,
  ),
  php: /^curl_init$/,
}

const dateHelpers: Readonly<Record<CodeLanguage, DateHelpers>> = {
  javascript: javascriptDateHelpers,
  python: pythonDateHelpers,
  php: phpDateHelpers,
}

/**
 * Reads the requests sent by JavaScript (fetch, axios), Python (requests, httpx, urllib) or PHP (cURL) code,
 * including a browser's "Copy as fetch". Returns null for any other text. Runs no code.
 */
export function readCode(text: string, computed: ComputedValues): CodeReading | null {
  const language = recognizeCode(text)
  if (language === null) return null
  const tokens = readCodeTokens(text, language)
  if (tokens === null) return { kind: 'unclosed-quote' }
  const names = new Map<string, JsonValue>()
  const helpers = findHelpers(text, dateHelpers[language])
  const scope = { language, names, helpers, computed }
  const requests: PastedRequest[] = []
  // Skip tokens inside a value or a call that was already read, so the time stays linear.
  const readUntil = { value: 0, call: 0 }
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'name' || at < readUntil.call) continue
    const loop = token.name === 'for' ? findLoopCounter(tokens, at) : null
    if (loop !== null) names.set(loop.name, loop.first)
    const assigned = findAssignedValue(tokens, at)
    if (assigned !== null && at >= readUntil.value) {
      const reader = createExpressionReader(tokens, scope, assigned)
      names.set(token.name, reader.read())
      readUntil.value = reader.end()
    }
    const isRequest = requestCalls[language].test(token.name)
    const isOption = /^curl_setopt(_array)?$/.test(token.name)
    if (!isSymbol(tokens[at + 1], '(') || !(isRequest || isOption)) continue
    const reader = createExpressionReader(tokens, scope, at + 2)
    const args = reader.readArguments()
    readUntil.call = reader.end()
    const lastRequest = isOption ? requests.pop() : undefined
    if (isRequest) requests.push(readRequestCall(language, token.name, args))
    else if (lastRequest) requests.push(withOptions(lastRequest, readPhpOptions(token.name, args)))
  }
  return { kind: 'code', requests }
}

/** Index of the first token of the value assigned to the name at `at`; null without an assignment. */
function findAssignedValue(tokens: readonly CodeToken[], at: number): number | null {
  if (isSymbol(tokens[at + 1], '=')) return at + 2
  const type = tokens[at + 2]
  // A name on a new line after a colon begins a block (`while url:`) and is no type.
  const isTyped = isSymbol(tokens[at + 1], ':') && type?.kind === 'name' && !type.startsLine
  return isTyped && isSymbol(tokens[at + 3], '=') ? at + 4 : null
}

/** The counter of a Python loop and its first value: `for page in itertools.count(1)`. */
function findLoopCounter(
  tokens: readonly CodeToken[],
  at: number,
): { name: string; first: JsonValue } | null {
  const [counter, within, call, opening, start, next] = tokens.slice(at + 1, at + 7)
  if (counter?.kind !== 'name' || within?.kind !== 'name' || within.name !== 'in') return null
  if (call?.kind !== 'name' || !isSymbol(opening, '(')) return null
  const isRange = call.name === 'range'
  if (!isRange && !/^(?:itertools\.)?count$/.test(call.name)) return null
  const isFromZero = isRange ? isSymbol(next, ')') : isSymbol(start, ')')
  if (isFromZero) return { name: counter.name, first: readNumber('0') }
  return start?.kind === 'number' ? { name: counter.name, first: readNumber(start.source) } : null
}

const isSymbol = (token: CodeToken | undefined, symbol: string): boolean =>
  token?.kind === 'symbol' && token.symbol === symbol

function readRequestCall(
  language: CodeLanguage,
  name: string,
  args: readonly CodeArgument[],
): PastedRequest {
  const method = new RegExp(`\\.${verb}$`).exec(name)?.[1] ?? ''
  const fixedMethod = method === '' || method === 'request' ? null : method.toUpperCase()
  const [first, second, third] = args.filter((one) => !isNamed(one)).map(({ value }) => value)
  switch (language) {
    case 'php':
      return withOptions({ ...emptyRequest, url: textOf(first), defaultType: formType }, [])
    case 'python':
      return readPython(name, fixedMethod, args)
    case 'javascript': {
      if (!name.includes('axios'))
        return withOptions(
          { ...emptyRequest, url: textOf(first), defaultType: 'text/plain' },
          membersOf(second),
        )
      const takesData = fixedMethod === 'POST' || fixedMethod === 'PUT' || fixedMethod === 'PATCH'
      const config = first?.kind === 'object' ? first : takesData ? third : second
      const data = takesData && second ? [{ name: 'data', value: second }] : []
      const url = first?.kind === 'object' ? null : textOf(first)
      return withOptions({ ...emptyRequest, url, method: fixedMethod, defaultType: jsonType }, [
        ...data,
        ...membersOf(config),
      ])
    }
  }
}

const isNamed = ({ name, isShorthand }: CodeArgument): boolean => name !== '' && !isShorthand

function readPython(
  name: string,
  fixedMethod: string | null,
  args: readonly CodeArgument[],
): PastedRequest {
  const named = args.filter(isNamed)
  const positional = args.filter((one) => !isNamed(one)).map(({ value }) => value)
  const method = name.endsWith('.request') ? (textOf(positional.shift()) ?? null) : fixedMethod
  const [url, second] = positional
  const secondName = method === 'POST' || name.endsWith('.Request') ? 'data' : 'params'
  const defaultType = name.startsWith('urllib') ? formType : null
  const request = { ...emptyRequest, url: textOf(url), method, defaultType }
  return withOptions(request, [...(second ? [{ name: secondName, value: second }] : []), ...named])
}

/** Options that only affect how the response is received, or that the app applies anyway. */
const notNeeded =
  /^(mode|cache|redirect|referrer|referrerPolicy|keepalive|signal|priority|timeout|responseType|allow_redirects|follow_redirects|stream|CURLOPT_(ENCODING|MAXREDIRS|TIMEOUT(_MS)?|CONNECTTIMEOUT(_MS)?|FOLLOWLOCATION|HTTP_VERSION|HEADER|FAILONERROR))$/
const certificateOptions = /^(verify|CURLOPT_SSL_VERIFY(PEER|HOST))$/

function withOptions(request: PastedRequest, options: readonly CodeArgument[]): PastedRequest {
  let result = request
  for (const { name, value } of options) {
    switch (name) {
      case 'url':
      case 'CURLOPT_URL':
        result = { ...result, url: textOf(value) }
        break
      case 'method':
      case 'CURLOPT_CUSTOMREQUEST':
        result = { ...result, method: textOf(value) }
        break
      case 'CURLOPT_POST':
        result = { ...result, method: result.method ?? 'POST' }
        break
      case 'headers':
      case 'CURLOPT_HTTPHEADER':
        result = { ...result, headers: [...result.headers, ...readHeaders(value)] }
        break
      case 'params':
        result = { ...result, query: [result.query, renderQuery(value)].filter(Boolean).join('&') }
        break
      case 'body':
      case 'data':
      case 'json':
      case 'content':
      case 'CURLOPT_POSTFIELDS':
        result = withBody(result, name, value)
        break
      // Only affects how the program gets the response.
      case 'CURLOPT_RETURNTRANSFER':
        break
      default:
        // The app's own code for Python waits as long as the app.
        if (`${name}=${renderJson(value, { indent: null })}` !== pythonTimeout)
          result = { ...result, leftOut: [...result.leftOut, describeOption(name, value)] }
    }
  }
  return result
}

/** An object becomes a JSON body, as axios sends it; Python would form-encode `data`. */
function withBody(request: PastedRequest, name: string, value: JsonValue): PastedRequest {
  if (value.kind === 'null') return request
  const text = textOf(value)
  const body = text ?? renderJson(value, { indent: null })
  const method = request.method ?? 'POST'
  const defaultType = name === 'json' ? jsonType : typeOfText(request.defaultType, text)
  if (!isFormText(body) || name === 'json') return { ...request, method, body, defaultType }
  return {
    ...request,
    method,
    query: [request.query, body].filter(Boolean).join('&'),
    notes: [...request.notes, { kind: 'form-encoded-body' }],
  }
}

/** axios (whose default is JSON) sends a string as form data. */
const typeOfText = (defaultType: string | null, text: string | null): string | null =>
  defaultType === jsonType && text !== null ? formType : defaultType

function describeOption(name: string, value: JsonValue): LeftOut {
  const full = textOf(value) ?? renderJson(value, { indent: null })
  const shown = /auth|cookie|cert|user|pass|token/i.test(name) ? '•••' : full.slice(0, 200)
  return { what: `${name}: ${shown}`, reason: reasonFor(name) }
}

function reasonFor(name: string): LeftOutReason {
  if (certificateOptions.test(name)) return 'certificate-check'
  if (/^(auth|cookies|CURLOPT_USERPWD|CURLOPT_COOKIE)$/.test(name)) return 'credentials'
  return notNeeded.test(name) ? 'not-needed' : 'option'
}

/** Accepts an object, a list of pairs, or a list of lines. */
function readHeaders(value: JsonValue): CurlHeader[] {
  if (value.kind === 'array')
    return value.items.flatMap((item): CurlHeader | CurlHeader[] => {
      if (item.kind === 'array')
        return { name: textOf(item.items[0]) ?? '', value: textOf(item.items[1]) ?? '' }
      return readHeaderLine(textOf(item) ?? '') ?? []
    })
  return membersOf(value).map(({ name, value: headerValue }) => ({
    name,
    value: textOf(headerValue) ?? '',
  }))
}

function readPhpOptions(name: string, args: readonly CodeArgument[]): readonly CodeArgument[] {
  if (name === 'curl_setopt_array') return membersOf(args[1]?.value)
  const option = args[1]?.name ?? ''
  const value = args[2]?.value
  return value ? [{ name: option, value }] : []
}

const membersOf = (value: JsonValue | undefined): readonly CodeArgument[] =>
  value?.kind === 'object' ? value.members : []

const textOf = (value: JsonValue | undefined): string | null => {
  if (value?.kind === 'string') return value.value
  return value?.kind === 'number' ? value.source : null
}
