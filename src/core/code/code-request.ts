import { apiPath, isOfApi } from '#core/url/api-path.ts'
import { formType, isFormType, jsonType } from '#core/text/media-type.ts'
import { originPart } from '#core/url/split-url.ts'
import { renderJson } from '#core/json/render-json.ts'
import { renderPairs, toJson, toText, type At } from './code-runner.ts'
import { appendUrl, resolveUrl, listParameters } from './code-url.ts'
import {
  collectMarks,
  itemsOf,
  joinMarks,
  nullValue,
  pairsOf,
  type CodeClient,
  type CodeMap,
  type CodeValue,
  type Mark,
} from './code-value.ts'
import { libraryOf, type Library } from './libraries.ts'

/** A request that code sends, as far as the text shows it. */
export interface CodeRequest {
  readonly line: number
  readonly method: string | null
  readonly url: string | null
  readonly headers: readonly { name: string; value: string }[]
  /** Further encoded parameters, without `?`. */
  readonly query: string
  /** Objects of which only the names are sent. */
  readonly namesOnly: readonly string[]
  readonly body: string | null
  /** Whether the body is form data. */
  readonly isForm: boolean
  /** The content type without a header; null for none. */
  readonly defaultType: string | null
  /** Options of other meaning. */
  readonly options: readonly { name: string; value: string }[]
  readonly notFollowed: readonly Mark[]
}

type Role =
  | 'url'
  | 'base'
  | 'method'
  | 'headers'
  | 'query'
  | 'json'
  | 'body'
  | 'form'
  | 'bearer'
  | 'post'
  | 'content-type'
  | 'host'

/** The names of options, and what they mean in each library that has them. */
const roleNames: readonly (readonly [Role, string])[] = [
  ['url', 'url uri CURLOPT_URL'],
  ['base', 'baseURL baseUrl base_url base_uri prefixUrl origin'],
  ['method', 'method type CURLOPT_CUSTOMREQUEST'],
  ['headers', 'headers header CURLOPT_HTTPHEADER'],
  ['query', 'params query searchParams qs'],
  ['json', 'json'],
  ['body', 'body data content CURLOPT_POSTFIELDS'],
  ['form', 'form form_params'],
  ['bearer', 'auth_bearer'],
  ['post', 'CURLOPT_POST'],
  ['content-type', 'contentType'],
  ['host', 'hostname host port path protocol'],
]
const roles: ReadonlyMap<string, Role> = new Map(
  roleNames.flatMap(([role, names]) => names.split(' ').map((name) => [name, role] as const)),
)

interface Draft {
  url: CodeValue
  base: CodeValue
  method: string | null
  headers: { name: string; value: string }[]
  query: Map<string, CodeValue[]>
  /** Parameters that are given as a text. */
  queryText: string[]
  namesOnly: string[]
  body: { kind: 'text' | 'json' | 'form'; text: string } | null
  options: { name: string; value: string }[]
  host: Map<string, string>
  notFollowed: readonly Mark[]
  hasData: boolean
}

/** Reads a request from its options and those of its clients. */
export function readCodeRequest(client: CodeClient, at: At): CodeRequest {
  const { node, r } = at
  const library = libraryOf(client.library)
  const layers = [...client.defaults, client.options]
  const draft: Draft = {
    url: nullValue,
    base: nullValue,
    method: null,
    headers: [],
    query: new Map(),
    queryText: [],
    namesOnly: [],
    body: null,
    options: [],
    host: new Map(),
    notFollowed: layers.reduce(
      (all: readonly Mark[], layer) =>
        joinMarks(
          all,
          collectMarks(layer, () => r.step()),
        ),
      client.marks,
    ),
    hasData: false,
  }
  draft.method = methodOf(layers, draft, at)
  for (const layer of layers)
    for (const [name, value] of layer.members) readOption(name, value, draft, library, at)
  const url = readUrl(draft, library, at)
  const pairs = [...draft.query].flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  )
  return {
    line: r.markAt(node).line,
    method: draft.method ?? (draft.hasData ? library.bodyMethod : null),
    url,
    headers: draft.headers,
    query: [...draft.queryText, renderPairs(pairs, node, r)].filter(Boolean).join('&'),
    namesOnly: draft.namesOnly,
    body: draft.body?.text ?? null,
    isForm: draft.body?.kind === 'form',
    defaultType:
      draft.body?.kind === 'json'
        ? jsonType
        : draft.body?.kind === 'form'
          ? formType
          : library.textType,
    options: draft.options,
    notFollowed: draft.notFollowed,
  }
}

/** The method, which decides what the other options mean. */
function methodOf(layers: readonly CodeMap[], draft: Draft, { node, r }: At): string | null {
  let method: string | null = null
  for (const { members } of layers)
    for (const [name, value] of members) {
      if (roles.get(name) !== 'method' || value.kind === 'null') continue
      const [unknown] = value.kind === 'string' ? r.unknownIn(value.value) : []
      if (value.kind === 'string' && unknown === undefined) method = value.value.toUpperCase()
      else addMark(draft, unknown ?? value, { node, r })
    }
  return method
}

function addMark(draft: Draft, value: CodeValue, { node, r }: At): void {
  const mark = r.markAt(value.kind === 'unknown' ? value.node : node)
  draft.notFollowed = joinMarks(draft.notFollowed, [mark])
}

function readOption(name: string, value: CodeValue, draft: Draft, library: Library, at: At): void {
  const { node, r } = at
  const role = roles.get(name)
  if (
    value.kind === 'null' ||
    (value.kind === 'function' &&
      role === undefined &&
      !/before|transform|serial|request/i.test(name))
  )
    return
  switch (role) {
    case 'url':
      draft.url = value
      return
    case 'base':
      draft.base = value
      return
    case 'method':
      return
    case 'headers':
      if (library.replacesHeaders) draft.headers = []
      readHeaders(value, draft, at)
      return
    case 'query':
      addQuery(value, draft, library, at)
      return
    case 'json':
      // With `true`, got reads the response as JSON.
      if (value.kind !== 'boolean') setBody(value, 'json', draft, library, at)
      return
    case 'body':
      if (library.dataInQuery && (draft.method ?? 'GET') === 'GET')
        addQuery(value, draft, library, at)
      else setBody(value, library.objectBody, draft, library, at)
      return
    case 'form':
      setBody(value, 'form', draft, library, at)
      return
    case 'bearer':
      setHeader(draft, 'Authorization', `Bearer ${toText(value, node, r)}`)
      return
    case 'post':
      if (!isOff(value)) draft.method ??= 'POST'
      return
    case 'content-type':
      if (value.kind === 'string') setHeader(draft, 'Content-Type', value.value)
      return
    case 'host':
      draft.host.set(name, toText(value, node, r))
      return
    case undefined:
      draft.options.push({ name, value: describe(value, at) })
  }
}

const isOff = (value: CodeValue): boolean =>
  (value.kind === 'boolean' && !value.value) ||
  (value.kind === 'number' && Number(value.source) === 0)

const describe = (value: CodeValue, { node, r }: At): string =>
  value.kind === 'function'
    ? '…'
    : renderJson(toJson(value, node, r), { indent: null }).replace(/^"(.*)"$/s, '$1')

function setHeader(draft: Draft, name: string, value: string): void {
  draft.headers = draft.headers.filter((one) => one.name.toLowerCase() !== name.toLowerCase())
  draft.headers.push({ name, value })
}

/** Accepts an object, pairs, a list of lines or a text of lines. */
function readHeaders(value: CodeValue, draft: Draft, at: At): void {
  const { node, r } = at
  const lines =
    value.kind === 'string'
      ? value.value.split(/\r?\n/)
      : itemsOf(value)?.map((item) => (item.kind === 'list' ? null : toText(item, node, r)))
  if (lines && !lines.includes(null)) {
    for (const line of lines) {
      const colon = line?.indexOf(':') ?? -1
      if (line && colon > 0)
        setHeader(draft, line.slice(0, colon).trim(), line.slice(colon + 1).trim())
    }
    return
  }
  const pairs = pairsOf(value)
  if (pairs === null) addMark(draft, value, at)
  const given = new Map<string, { name: string; texts: string[] }>()
  for (const [name, one] of pairs ?? []) {
    if (one.kind === 'null') continue
    const same = given.get(name.toLowerCase()) ?? { name, texts: [] }
    same.texts.push(...(itemsOf(one) ?? [one]).map((item) => toText(item, node, r)))
    given.set(name.toLowerCase(), same)
  }
  // Of one name, all are sent.
  for (const { name, texts } of given.values()) setHeader(draft, name, texts.join(', '))
}

function addQuery(value: CodeValue, draft: Draft, library: Library, at: At): void {
  if (value.kind === 'string' || value.kind === 'url') {
    draft.queryText.push(toText(value, at.node, at.r).replace(/^\?/, ''))
    return
  }
  const read = listParameters(value, library.query ?? 'URLSearchParams', at)
  if (read === null) {
    addMark(draft, value, at)
    return
  }
  draft.namesOnly.push(...read.namesOnly)
  const own = new Map<string, CodeValue[]>()
  for (const [name, one] of read.pairs) own.set(name, [...(own.get(name) ?? []), one])
  for (const [name, values] of own) draft.query.set(name, values)
}

function setBody(
  value: CodeValue,
  objectBody: 'json' | Library['objectBody'],
  draft: Draft,
  library: Library,
  at: At,
): void {
  const { node, r } = at
  draft.hasData = true
  const isJson = objectBody === 'json'
  const type = draft.headers.find(({ name }) => name.toLowerCase() === 'content-type')?.value ?? ''
  if (value.kind === 'unknown') addMark(draft, value, at)
  else if (value.kind === 'pairs') draft.body = { kind: 'form', text: toText(value, node, r) }
  else if (value.kind === 'list' || value.kind === 'map') {
    const isForm = objectBody === 'form' || (isJson && isFormType(type))
    const form = isForm ? listParameters(value, library.query ?? 'URLSearchParams', at) : null
    draft.namesOnly.push(...(form?.namesOnly ?? []))
    if (form)
      draft.body =
        form.pairs.length === 0 ? null : { kind: 'form', text: renderPairs(form.pairs, node, r) }
    else if (isJson)
      draft.body = { kind: 'json', text: renderJson(toJson(value, node, r), { indent: null }) }
    else addMark(draft, value, at)
  } else draft.body = { kind: 'text', text: toText(value, node, r) }
}

/** The URL with its base, and what stands in it for nothing that is known. */
function readUrl(draft: Draft, library: Library, at: At): string | null {
  const { node, r } = at
  const { host } = draft
  const hostName = host.get('hostname') ?? host.get('host')
  const port = host.get('port')
  const path = host.get('path') ?? ''
  const scheme = (host.get('protocol') ?? 'https:').replace(/:?$/, '://')
  if (hostName !== undefined)
    return `${scheme}${hostName}${port === undefined ? '' : `:${port}`}${path}`
  if (draft.url.kind === 'null') return null
  const joined =
    draft.base.kind === 'null'
      ? draft.url
      : library.base === 'resolve'
        ? resolveUrl(draft.url, draft.base, at)
        : appendUrl(draft.url, draft.base, at)
  if (joined.kind === 'unknown') addMark(draft, joined, at)
  const text = toText(joined, node, r)
  const hasOwnQuery = draft.query.size > 0 || draft.queryText.length > 0
  const [url = '', fragment] = text.split('#', 2)
  const read = library.replacesQuery && hasOwnQuery ? url.replace(/\?[^]*/, '') : url
  return nameParts(read, draft, at) + (fragment === undefined ? '' : `#${fragment}`)
}

/** Names the unknown parts of a URL that are no values of parameters; where they are parameters, takes them out. */
function nameParts(url: string, draft: Draft, at: At): string {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  const hostEnd = path.indexOf('/', originPart(path).length)
  for (const value of at.r.unknownIn(path.slice(hostEnd === -1 ? path.length : hostEnd)))
    addMark(draft, value, at)
  if (query === -1) return addPath(path, at)
  const parts = url.slice(query + 1).split('&')
  const kept = parts.filter((part) => {
    const [only, ...others] = at.r.unknownIn(part)
    const isAlone =
      only !== undefined && others.length === 0 && !part.includes('=') && at.r.isPlaceholder(part)
    if (isAlone) addMark(draft, only, at)
    return !isAlone
  })
  return `${addPath(path, at)}${kept.length === 0 ? '' : `?${kept.join('&')}`}`
}

/** The path of the API in front of `endpoints/…`, where an unknown base has it. */
function addPath(path: string, { r }: At): string {
  const at = path.search(/(?:^|\/)endpoints\/[^/]/)
  if (at === -1 || isOfApi(path)) return path
  const before = path.slice(0, at)
  return before === '' || r.isPlaceholder(before)
    ? `${before}${apiPath}${path.slice(at).replace(/^\//, '')}`
    : path
}
