import { argumentAt, argumentNamed, textAt, type CodeCall, type KnownCall } from './code-runner.ts'
import { createSuperagent } from './chained-calls.ts'
import { callClient, createClient, readOptions, sendCall } from './client-calls.ts'
import { declare, setMember } from './code-names.ts'
import { parseUrl } from './code-url.ts'
import type { CodeLanguage } from './code-tree.ts'
import type { LibraryName } from './libraries.ts'
import {
  textValue,
  undefinedValue,
  withMarks,
  type CodeClient,
  type CodeMap,
  type CodeValue,
} from './code-value.ts'

/** What a library takes for options that are not given. */
type Defaults = (call: CodeCall) => readonly CodeMap[]
const noDefaults: Defaults = () => []

/** A function that sends a request, with its method in its name or its options. */
const send =
  (library: LibraryName, method = '', defaults: Defaults = noDefaults): KnownCall =>
  (call) =>
    sendCall(library, method, call, defaults(call))

/** A client whose options are an object, or the named arguments, behind those of `names`. */
const client =
  (library: LibraryName, ...names: readonly string[]): KnownCall =>
  (call) =>
    createClient(library, readOptions([...names, '*'], call), call)

/** A request that is sent later, with the named options as its positional arguments. */
const prepared =
  (library: LibraryName, names: readonly string[], defaults: Defaults = noDefaults): KnownCall =>
  (call) =>
    call.r.prepare(createClient(library, readOptions(names, call), call, defaults(call)))

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'request'] as const

const ofEachMethod = (library: LibraryName, ...paths: readonly string[]): Functions =>
  Object.fromEntries(
    paths.flatMap((path) => methods.map((method) => [`${path}.${method}`, send(library, method)])),
  )

type Functions = Readonly<Record<string, KnownCall>>

const superagentMethods = ['get', 'head', 'delete', 'del', 'options', 'post', 'put', 'patch']

/** Its options are those of fetch. */
const prepareWretch: KnownCall = (call) =>
  createClient('wretch', readOptions(['url', '*'], call), call)

/** A request with options of its own, or with those of another that they replace. */
const prepareFetch: KnownCall = (call) => {
  const [first, ...rest] = call.args
  if (first?.value.kind !== 'client') return prepared('fetch', ['url', '*'])(call)
  const { r, node } = call
  const options = readOptions(['*'], { args: rest, node, r })
  const of = first.value
  return r.prepare(r.client('fetch', node, options, [...of.defaults, of.options]))
}

const originOf: KnownCall = (call) => createClient('undici', readOptions(['origin'], call), call)

/** What Node's http takes where the parts of an address name no scheme. */
const overHttp: Defaults = ({ r }) => [r.map([['protocol', textValue('http:')]])]

const javascript: Functions = {
  'fetch useFetch useLazyFetch': send('fetch'),
  '$fetch ofetch': send('ofetch'),
  $http: send('axios'),
  ...ofEachMethod('axios', '$http', '$axios'),
  'ky got got.paginate got.stream': send('got'),
  'undici.request undici.stream': send('undici'),
  'undici.Client undici.Pool': originOf,
  'request request-promise request-promise-native': send('request'),
  ...ofEachMethod('request', 'request', 'request-promise', 'request-promise-native'),
  'request.defaults request-promise.defaults': client('request'),
  ...Object.fromEntries(
    ['superagent', ...superagentMethods.map((name) => `superagent.${name}`)].map((path) => [
      path,
      (call: CodeCall) => createSuperagent(call),
    ]),
  ),
  'superagent.agent': client('superagent'),
  wretch: prepareWretch,
  ...ofEachMethod('ky', 'ky'),
  ...ofEachMethod('got', 'got'),
  'ky.create ky.extend': client('ky'),
  'got.extend got.create': client('got'),
  'ofetch.create $fetch.create': client('ofetch'),
  '$.ajax jQuery.ajax': send('jquery', 'ajax'),
  '$.get $.getJSON jQuery.get jQuery.getJSON': send('jquery', 'get'),
  '$.post jQuery.post': send('jquery', 'post'),
  Request: prepareFetch,
  XMLHttpRequest: prepared('node', []),
  'https.request': prepared('node', ['url', '*']),
  'http.request': prepared('node', ['url', '*'], overHttp),
  'https.get': send('node', 'get'),
  'http.get': send('node', 'get', overHttp),
}

const python: Functions = {
  ...ofEachMethod('requests', 'requests'),
  ...ofEachMethod('httpx', 'httpx'),
  'requests.Session requests.session CachedSession': client('requests'),
  'aiohttp.ClientSession': client('requests', 'base_url'),
  'httpx.Client httpx.AsyncClient': client('httpx'),
  'requests.Request': prepared('requests', ['method', 'url', 'headers', 'files', 'data', 'params']),
  'httpx.Request': prepared('httpx', ['method', 'url']),
  'request.Request urllib.request.Request urllib2.Request': prepared('urllib', [
    'url',
    'data',
    'headers',
  ]),
  'request.urlopen urllib2.urlopen urlopen': send('urllib'),
  'client.HTTPSConnection client.HTTPConnection': (call) => {
    const host = textAt(call, 0)
    const scheme = call.name === 'HTTPConnection' ? 'http' : 'https'
    const port = argumentNamed(call, 'port') ?? argumentAt(call, 1)
    const authority = port?.kind === 'number' ? `${host}:${port.source}` : host
    const options = call.r.map([['base_url', textValue(`${scheme}://${authority}`)]])
    return call.r.client('urllib', call.node, options)
  },
}

/** A handle of cURL; one that was created by code that is not shown has only what is shown. */
function handleOf(call: CodeCall): CodeClient | null {
  const { node, scope, r } = call
  const value = argumentAt(call, 0)
  if (value?.kind === 'client') return value
  if (value?.kind !== 'unknown' || value.path === null) return null
  const created = r.prepare(r.client('curl', node))
  declare(value.path, created, scope, r)
  return created
}

const setOption: KnownCall = (call) => {
  const [handle, value] = [handleOf(call), argumentAt(call, 2)]
  if (handle === null || value === undefined) return null
  setMember(handle, textAt(call, 1), value, call)
  return undefinedValue
}

const setOptions: KnownCall = (call) => {
  const [handle, options] = [handleOf(call), argumentAt(call, 1)]
  if (handle === null || options?.kind !== 'map') return null
  for (const [name, value] of options.members) setMember(handle, name, value, call)
  withMarks(handle, options.marks)
  return undefinedValue
}

const sendFirst: KnownCall = (call) => {
  const handle = argumentAt(call, 0)
  return handle?.kind === 'client' ? call.r.send(handle, call.node) : null
}

/** A file or a URL of PHP, with a context of options. */
const readFile: KnownCall = (call) => {
  const { node, r } = call
  const [url, context] = [
    argumentAt(call, 0),
    argumentNamed(call, 'context') ?? argumentAt(call, 2),
  ]
  if (url === undefined) return null
  const isUrl = /^https?:|\/api\/v4\//.test(textAt(call, 0))
  // What is not shown may be a file.
  const isGuess = !isUrl && context?.kind !== 'map'
  if (isGuess && url.kind !== 'unknown' && r.unknownIn(textAt(call, 0)).length === 0) return null
  const options =
    context?.kind === 'map'
      ? (context.members.get('http') ?? context.members.get('https'))
      : undefined
  const made = readOptions(['*'], { args: options ? [{ name: '', value: options }] : [], node, r })
  if (context?.kind === 'unknown') withMarks(made, [r.markAt(context.node)])
  made.members.set('url', url)
  return r.send(r.client('stream', node, made), node, isGuess)
}

const laravelMethods =
  'get head post put patch delete send withToken withHeader withHeaders accept acceptJson contentType baseUrl asForm asJson withQueryParameters withBasicAuth withBody withoutVerifying withOptions timeout retry connectTimeout throw withUserAgent'.split(
    ' ',
  )

const startPending: KnownCall = (call) =>
  callClient(createClient('laravel', call.r.map([]), call), call)

const php: Functions = {
  curl_init: prepared('curl', ['url']),
  curl_setopt: setOption,
  curl_setopt_array: setOptions,
  curl_exec: sendFirst,
  'curl_close curl_getinfo curl_error curl_errno': () => undefinedValue,
  'file_get_contents fopen': readFile,
  stream_context_create: (call) => argumentAt(call, 0) ?? null,
  'wp_remote_get wp_safe_remote_get': send('wordpress', 'get'),
  'wp_remote_post wp_safe_remote_post': send('wordpress', 'post'),
  wp_remote_request: send('wordpress'),
  'Client HttpClient.create': client('guzzle'),
  'HttpClient.createForBaseUri ScopingHttpClient.forBaseUri': client('guzzle', 'base_uri'),
  Request: prepared('guzzle', ['method', 'url', 'headers', 'body']),
  ...Object.fromEntries(laravelMethods.map((name) => [`Http.${name}`, startPending])),
}

const java: Functions = {
  'HttpRequest.newBuilder Request.Builder HttpGet': (call) => {
    const { r, node } = call
    return r.prepare(r.client('java', node, readOptions(['url'], call)))
  },
}

/** A request of Go, whose URL and headers can be changed. */
const requestOfGo =
  (names: readonly string[], method: string | null, isSent: boolean): KnownCall =>
  (call) => {
    const { node, r } = call
    const options = readOptions(names, call)
    const url = options.members.get('url')
    if (url) options.members.set('url', parseUrl(url, node, r))
    options.members.set(
      'headers',
      r.pairs('headers', headersOf(options.members.get('contentType'))),
    )
    options.members.delete('contentType')
    options.members.delete('context')
    if (method !== null) options.members.set('method', textValue(method))
    const made = r.client('go', node, options)
    return isSent ? r.send(made, node) : r.prepare(made)
  }

const headersOf = (type: CodeValue | undefined): [string, CodeValue][] =>
  type ? [['Content-Type', type]] : []

const go: Functions = {
  'http.NewRequest': requestOfGo(['method', 'url', 'body'], null, false),
  'http.NewRequestWithContext': requestOfGo(['context', 'method', 'url', 'body'], null, false),
  'http.Get client.Get': requestOfGo(['url'], 'GET', true),
  'http.Post': requestOfGo(['url', 'contentType', 'body'], 'POST', true),
}

/** The methods that send a request which is their argument. */
const senders = /^(?:Do|do|send|sendAsync|newCall|execute|sendRequest|dispatch)$/

/** Sends a prepared request, whatever sends it; null for any other call. */
export function sendPrepared({ name, args, receiver, node, r }: CodeCall): CodeValue | null {
  const [first] = args
  const made: CodeClient | null = first?.value.kind === 'client' ? first.value : null
  const isOwn = receiver.kind === 'client' && receiver.library !== 'java'
  return made && senders.test(name) && !isOwn ? r.send(made, node) : null
}

export const requestFunctions: Readonly<Record<CodeLanguage, Functions>> = {
  javascript,
  python,
  php,
  java,
  go,
}
