import { endpointsPath } from '#core/url/api-path.ts'
import { isFormType, isJsonType, jsonType } from '#core/text/media-type.ts'
import { isLoopbackHost, queryOf, originPart, withoutQuery } from '#core/url/split-url.ts'
import type { Conventions } from '#core/query/conventions.ts'
import type { Method, StoredForm } from '#core/query/form.ts'
import {
  readRequest,
  readWithQueryFirst,
  type ReadingProblem,
} from '#core/query/read-query-form.ts'
import type { LeftOut, Reading, ReadingNote, TextRepair } from '#core/query/reading.ts'
import { requestHeaders } from '#core/request/request-plan.ts'
import { withOrdinaryBlanks, withoutInvisible } from '#core/text/characters.ts'
import { noParsers, type CodeParsers } from '#core/code/code-parsers.ts'
import { createComputedValues, type ComputedValues } from './computed-values.ts'
import { isTokenPlaceholder, maskHeader, maskSecrets } from './likely-secrets.ts'
import { emptyRequest, type CurlHeader, type PastedRequest } from './pasted-request.ts'
import {
  readCode,
  type CodeReading,
  recognizeUnsupportedCode,
  type UnsupportedLanguage,
} from './read-code.ts'
import { readCommand } from './read-command.ts'
import { isHurl, readHurl } from './read-hurl.ts'
import { readHttpFile } from './read-http-file.ts'
import {
  listDatesWithPlus,
  listInvisible,
  repairAddress,
  repairJson,
  unwrapPasted,
} from './repair-pasted.ts'
import { splitAddress } from './split-address.ts'

export type PastedQuery =
  | ({
      kind: 'query'
      source: PasteSource
      /** Origin and path before `/api/v4/`; null if the text has none. */
      baseUrl: string | null
      /**
       * The request as read by a server that only reads JSON bodies and prefers the query string over the body.
       * Omitted if that is the same.
       */
      asServerReads?: ServerReading
      /** Dates that the text computes are relative. */
      form: StoredForm
    } & Omit<Reading, 'form'>)
  | { kind: 'problem'; problem: PasteProblem }

/** A request as a server reads it that differs from what the form makes of it. */
export type ServerReading = { form: StoredForm } & Pick<Reading, 'notes'>

export type PasteSource =
  | 'url'
  | 'curl'
  | 'httpie'
  | 'powershell'
  | 'wget'
  | 'http-file'
  | 'hurl'
  | 'body'
  | 'code'

export type PasteProblem =
  | { kind: 'empty' }
  /** Not a URL, cURL command, HTTP request or JSON body. */
  | { kind: 'not-understood' }
  | { kind: 'unsupported-code'; language: UnsupportedLanguage }
  /** Code whose parser is not loaded yet. */
  | { kind: 'code-not-loaded' }
  /** Code that would take too long to read. */
  | { kind: 'too-much-code' }
  /** The text was cut off when it was copied. */
  | { kind: 'unclosed-quote'; quote: string }
  /** A command without a URL. */
  | { kind: 'no-address' }
  /** A method that the API does not have (api.md 4.1). */
  | { kind: 'other-method'; method: string }
  | ReadingProblem

/**
 * Reads a pasted text into the form: a URL (absolute or from `/api/v4/` on), a cURL command in the
 * quoting of bash, cmd or PowerShell, an HTTP request or `.http` file, or a POST body.
 *
 * A token in it is returned only as `token`. Parts that do not fit into the form go into `leftOut`.
 * Dates that the app's own code computes become relative dates. Runs no code and reads no file. `computed`
 * has the placeholders that the text already contains.
 */
export function readPasted(
  text: string,
  conventions: Conventions,
  { computed = createComputedValues(text), parsers = noParsers }: PasteContext = {},
): PastedQuery {
  const { text: trimmed, repairs } = unwrapPasted(text)
  const context = { conventions, computed, repairs }
  if (trimmed === '') return problem({ kind: 'empty' })
  if (trimmed.startsWith('{') && !trimmed.startsWith('{{'))
    return readPastedRequest('body', bodyOnly(trimmed), context)
  const [url, ...others] = readUrlTexts(trimmed)
  if (url !== undefined) {
    const leftOut = others.map((what): LeftOut => ({ what, reason: 'second-request' }))
    return readPastedRequest('url', { ...bodyOnly(null), url, leftOut }, context)
  }
  if (isHurl(trimmed)) return readFirst('hurl', readHurl(trimmed), context)
  const httpFile = readHttpFile(trimmed, computed)
  if (httpFile) return readPastedRequest('http-file', httpFile, context)
  const language = recognizeUnsupportedCode(trimmed)
  if (language !== null) return problem({ kind: 'unsupported-code', language })
  const code = startsWithCommand.test(trimmed)
    ? null
    : readCode(linesBefore(trimmed, text) + trimmed, { computed, parsers })
  const hasRequests = code !== null && (code.kind !== 'code' || code.requests.length > 0)
  if (hasRequests) return readCodeReading(code, context)
  const command = readCommand(trimmed, computed)
  switch (command.kind) {
    case 'unclosed-quote':
      return problem(command)
    case 'no-command':
      return problem({ kind: 'not-understood' })
    case 'request':
      return command.request.url === null || computed.isPlaceholder(command.request.url)
        ? problem({ kind: 'no-address' })
        : readPastedRequest(command.program, command.request, context)
  }
}

export interface PasteContext {
  /** Has the placeholders that the text already contains. */
  computed?: ComputedValues | undefined
  /** Those of code, loaded by `loadParsers`; without that of its language, code is not read. */
  parsers?: CodeParsers
}

interface ReadingContext {
  conventions: Conventions
  computed: ComputedValues
  /** What was repaired in the text around the request. */
  repairs: readonly TextRepair[]
}

const startsWithCommand =
  /^(?:[$>#%❯]\s*|PS\b[^>\n]*>\s*)?(?:(?:curl|wget)(?:\.exe)?|https?|xhs?|irm|iwr|Invoke-\w+)\s/i

/** The line breaks in front of the code in a text: lines are counted as they were pasted. */
function linesBefore(code: string, text: string): string {
  const start = text.indexOf(code.slice(0, 40))
  return text.slice(0, Math.max(start, 0)).replace(/[^\n]/g, '')
}

function readCodeReading(code: CodeReading, context: ReadingContext): PastedQuery {
  switch (code.kind) {
    case 'code':
      return readFirst('code', code.requests, context)
    case 'unclosed-quote':
      return problem({ kind: 'unclosed-quote', quote: '"' })
    case 'too-much':
      return problem({ kind: 'too-much-code' })
    case 'no-parser':
      return problem({ kind: 'code-not-loaded' })
  }
}

/** The first request to an endpoint, else the first one. The others of the same text go into `leftOut`. */
function readFirst(
  source: PasteSource,
  requests: readonly PastedRequest[],
  context: ReadingContext,
): PastedQuery {
  const first = requests.find(({ url }) => url?.includes(endpointsPath)) ?? requests[0]
  if (!first) return problem({ kind: 'not-understood' })
  if (first.url === null) return problem({ kind: 'no-address' })
  const leftOut = requests
    .filter((one) => one !== first)
    .map(({ url }) => ({ what: url ?? '…', reason: 'second-request' }) as const)
  const all = { ...first, leftOut: [...first.leftOut, ...leftOut] }
  return readPastedRequest(source, all, context)
}

const problem = (value: PasteProblem): PastedQuery => ({ kind: 'problem', problem: value })

const bodyOnly = (body: string | null): PastedRequest => ({
  ...emptyRequest,
  body,
  // A bare body does not say how it is sent; JSON is assumed.
  defaultType: jsonType,
})

/** The URLs of a text that begins with one, without quotes and line breaks of a mail program; else none. */
function readUrlTexts(text: string): string[] {
  const bare = text
    .replace(/^["'<`\u2018-\u201f\u00ab]|["'>`\u2018-\u201f\u00bb]$/g, '')
    .split(/[\r\n]/)
    .map((line) => line.trim().replace(/^https?:/i, ' $&'))
    .join('')
    .trim()
  // Between two URLs stands what no URL ends with.
  return startsWithUrl.test(bare)
    ? bare.split(/(?<![\s"'<>`,;|])[\s"'<>`,;|]+(?=https?:\/\/[^\s?#]{0,300}\/api\/v4\/)/i)
    : []
}

const startsWithUrl = /^(https?:\/\/|\/api\/v4\/)/i

function readPastedRequest(
  source: PasteSource,
  given: PastedRequest,
  { conventions, computed, repairs }: ReadingContext,
): PastedQuery {
  const { restore } = computed
  const repaired = repairRequest(restoreAround(given, restore), source)
  const { request } = repaired
  const address = readAddress(request)
  if (address.kind === 'problem') return address

  const methodReading = readMethod(request)
  if (methodReading.kind === 'problem') return methodReading
  const { method, notes: methodNotes } = methodReading
  const toRead = { method, target: address.target, body: request.body }
  const read = readRequest(toRead, conventions)
  if (!read.ok) return problem(read.error)

  const headers = readHeaders(request.headers, address.usesHost)
  const reading = read.value
  const hasSecondToken = headers.token !== null && reading.token !== null
  const token = headers.token ?? reading.token
  const bodyNotes = noteSkippedBody(request, method)
  const isReadDifferently =
    bodyNotes.length > 0 || reading.notes.some(({ kind }) => kind === 'in-both')
  const readByServer = readWithQueryFirst(
    bodyNotes.length > 0 ? { ...toRead, body: null } : toRead,
    conventions,
  )
  const resolved = computed.resolveIn(reading.form)
  const restoreNote = (note: ReadingNote): ReadingNote => {
    if (note.kind === 'text-for-object') return { ...note, text: restore(note.text) }
    return 'name' in note ? { ...note, name: restore(note.name) } : note
  }
  const visibleToken = token === null ? null : withoutInvisible(token)
  const asGiven = readHeaders(given.headers, address.usesHost).token ?? reading.token
  const isComputed = asGiven !== null && computed.placeholdersIn(asGiven).length > 0
  const hasPlaceholderToken =
    visibleToken !== null && (isComputed || isTokenPlaceholder(visibleToken))
  const allRepairs = new Set<TextRepair>([
    ...repairs,
    ...repaired.repairs,
    ...(visibleToken === token ? [] : (['invisible'] as const)),
  ])
  const query = queryOf(address.target ?? '')
  const notes: ReadingNote[] = [
    ...Array.from(allRepairs, (what) => ({ kind: 'repaired', what }) as const),
    ...request.notes,
    ...methodNotes,
    ...bodyNotes,
    ...(hasPlaceholderToken ? [{ kind: 'token-placeholder' } as const] : []),
    ...reading.notes.map(restoreNote),
    ...listDatesWithPlus(query).map((name) => ({ kind: 'plus-in-date', name }) as const),
    ...listInvisible(reading.form).map((name) => ({ kind: 'invisible-kept', name }) as const),
    ...resolved.notes,
  ]
  return {
    kind: 'query',
    source,
    baseUrl: address.baseUrl,
    form: resolved.form,
    ...(isReadDifferently &&
      readByServer.ok && {
        asServerReads: {
          form: computed.resolveIn(readByServer.value.form).form,
          notes: readByServer.value.notes.map(restoreNote),
        },
      }),
    token: hasPlaceholderToken ? null : visibleToken,
    leftOut: [
      ...address.leftOut,
      ...headers.leftOut,
      ...reading.leftOut,
      ...(hasSecondToken ? [{ what: 'token=•••', reason: 'second-token' } as const] : []),
      ...request.leftOut,
    ].map((one) => ({ ...one, what: maskSecrets(restore(one.what)) })),
    notes: withoutRepeats(notes),
  }
}

/** Repairs what copying usually damages in an address, in names of headers, and in JSON. */
function repairRequest(
  request: PastedRequest,
  source: PasteSource,
): { request: PastedRequest; repairs: readonly TextRepair[] } {
  const isBare = source === 'url' || source === 'http-file' || source === 'hurl'
  const url = request.url === null ? null : repairAddress(request.url, isBare)
  const body = request.body === null ? null : repairJson(request.body)
  const headers = request.headers.map(({ name, value }) => ({
    name: withoutInvisible(name),
    value: withOrdinaryBlanks(value),
  }))
  const hasBlanks = headers.some(({ value }, at) => value !== request.headers[at]?.value)
  return {
    request: { ...request, url: url?.text ?? null, body: body?.text ?? null, headers },
    repairs: [
      ...(url?.repairs ?? []),
      ...(body?.repairs ?? []),
      ...(hasBlanks ? (['blanks'] as const) : []),
    ],
  }
}

const withoutRepeats = (notes: readonly ReadingNote[]): ReadingNote[] => [
  ...new Map(notes.map((note) => [JSON.stringify(note), note])).values(),
]

/** Placeholders stay only where the form can have dates: in the query and the body. */
const restoreAround = (
  request: PastedRequest,
  restore: (text: string) => string,
): PastedRequest => ({
  ...request,
  url: request.url === null ? null : restoreOutsideQuery(request.url, restore),
  method: request.method === null ? null : restore(request.method),
  headers: request.headers.map(({ name, value }) => ({
    name: restore(name),
    value: restore(value),
  })),
})

function restoreOutsideQuery(url: string, restore: (text: string) => string): string {
  const at = url.indexOf('?')
  return at === -1 ? restore(url) : restore(url.slice(0, at)) + url.slice(at)
}

type Address =
  | { kind: 'problem'; problem: PasteProblem }
  | {
      kind: 'address'
      baseUrl: string | null
      target: string | null
      /** The base URL is that of the `Host` header. */
      usesHost: boolean
      leftOut: LeftOut[]
    }

function readAddress({ url, query, headers }: PastedRequest): Address {
  const leftOut: LeftOut[] = []
  if (url === null)
    return { kind: 'address', baseUrl: null, target: null, usesHost: false, leftOut }
  const split = splitAddress(url)
  if (!split) {
    const path = withoutQuery(url).slice(originPart(url).length)
    return { kind: 'problem', problem: { kind: 'not-an-endpoint', path } }
  }
  const host = headers.find(({ name }) => name.toLowerCase() === 'host')?.value
  const usesHost = host !== undefined && url.startsWith('/')
  return {
    kind: 'address',
    // An HTTP message does not say whether it was encrypted; `https` is assumed except on this computer.
    baseUrl: usesHost
      ? `${isLoopbackHost(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`
      : split.baseUrl,
    target: appendQuery(split.target, query),
    usesHost,
    leftOut: split.leftOut,
  }
}

function appendQuery(target: string, query: string): string {
  if (query === '') return target
  const hash = target.indexOf('#')
  const [address, fragment] =
    hash === -1 ? [target, ''] : [target.slice(0, hash), target.slice(hash)]
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment}`
}

function readMethod({
  method,
  body,
}: PastedRequest):
  | { kind: 'method'; method: Method; notes: ReadingNote[] }
  | { kind: 'problem'; problem: PasteProblem } {
  switch (method?.toUpperCase() ?? null) {
    case null:
    case '':
      return { kind: 'method', method: body === null ? 'GET' : 'POST', notes: [] }
    case 'POST':
      return { kind: 'method', method: 'POST', notes: [] }
    case 'GET':
      return {
        kind: 'method',
        method: 'GET',
        notes: body === null ? [] : [{ kind: 'body-of-get' }],
      }
    default:
      return { kind: 'problem', problem: { kind: 'other-method', method: method ?? '' } }
  }
}

/** Notes a POST body sent with another content type than JSON: servers do not read it (api.md 4.3). */
function noteSkippedBody(
  { headers, body, defaultType }: PastedRequest,
  method: Method,
): ReadingNote[] {
  if (body === null || method === 'GET') return []
  const sentAs = headers.find(({ name }) => /^content-type$/i.test(name))?.value ?? defaultType
  return isJsonType(sentAs ?? '') && /^application\//i.test(sentAs ?? '')
    ? []
    : [{ kind: 'body-declared-otherwise', sentAs }]
}

function readHeaders(
  headers: readonly CurlHeader[],
  usesHost: boolean,
): { token: string | null; leftOut: LeftOut[] } {
  let token: string | null = null
  const leftOut: LeftOut[] = []
  for (const { name, value } of headers) {
    const bearer = /^bearer\s+(\S.*)$/i.exec(value)?.[1]
    const isAuthorization = name.toLowerCase() === 'authorization'
    if (isAuthorization && bearer !== undefined && token === null) token = bearer
    else if (isAuthorization)
      leftOut.push({
        what: maskHeader(name, value),
        reason: bearer === undefined ? 'credentials' : 'second-token',
      })
    else if (usesHost && name.toLowerCase() === 'host') continue
    else if (isHeaderOfApp(name, value)) continue
    else
      leftOut.push({
        what: maskHeader(name, value),
        reason: isSentAnyway(name, value) ? 'not-needed' : 'header',
      })
  }
  return { token, leftOut }
}

/** True for a header exactly as the app sends it; it needs no note. */
const isHeaderOfApp = (name: string, value: string): boolean =>
  requestHeaders('POST').some(
    ([own, ownValue]) =>
      own.toLowerCase() === name.toLowerCase() &&
      value.toLowerCase().startsWith(ownValue.toLowerCase()),
  )

/** True for headers that the app sends with a value of its own: it sends and accepts JSON. */
function isSentAnyway(name: string, value: string): boolean {
  switch (name.toLowerCase()) {
    case 'content-type':
      return isFormType(value) || /^application\/json\b/i.test(value)
    case 'accept':
      return /application\/json|\*\/\*/i.test(value)
    case 'user-agent':
    case 'accept-encoding':
    case 'connection':
    case 'content-length':
      return true
    default:
      return false
  }
}
