import { formType } from '#core/text/media-type.ts'
import { addHeader, callSuperagent, callWretch } from './chained-calls.ts'
import { setMember } from './code-names.ts'
import {
  joinTexts,
  argumentAt,
  byNames,
  textAt,
  unknownArguments,
  type CodeCall,
  type At,
} from './code-runner.ts'
import type { LibraryName } from './libraries.ts'
import {
  pairsOf,
  textValue,
  withMarks,
  type CodeClient,
  type CodeMap,
  type CodeValue,
} from './code-value.ts'

export const verbs = /^(get|post|put|patch|delete|head|options)(?:Async|JSON)?$/i

type Signature = (method: string, hasData: boolean) => readonly string[]

const ofRequests: Signature = (method, hasData) =>
  method === 'request'
    ? ['method', 'url', 'params', 'data']
    : hasData
      ? ['url', 'data', 'json']
      : ['url', 'params']

const signatures: Partial<Record<LibraryName, Signature>> = {
  axios: (method, hasData) =>
    method === 'request' ? ['*'] : hasData ? ['url', 'data', '*'] : ['url', '*'],
  jquery: (method) => (verbs.test(method) ? ['url', 'data'] : ['url', '*']),
  requests: ofRequests,
  // Parameters have their name.
  httpx: (method, hasData) =>
    method === 'request' || hasData ? ofRequests(method, hasData) : ['url'],
  urllib: () => ['url', 'data', 'headers'],
  guzzle: (method) => (/^request(?:Async)?$/.test(method) ? ['method', 'url', '*'] : ['url', '*']),
  laravel: (method) =>
    method === 'send'
      ? ['method', 'url', '*']
      : ['url', /^(?:get|head)$/.test(method) ? 'query' : 'data'],
  superagent: (method, hasData) =>
    method === '' ? ['method', 'url'] : ['url', hasData ? 'data' : 'params'],
  wretch: (_, hasData) => (hasData ? ['data'] : []),
}

/** The positional arguments of a call by the names of options; `*` is an object of options. */
export const signatureOf = (library: LibraryName, method: string): readonly string[] =>
  signatures[library]?.(method, /^(?:post|put|patch)/i.test(method)) ?? ['url', '*']

/** The options in the arguments of a call. */
export function readOptions(
  signature: readonly string[],
  { args, node, r }: Pick<CodeCall, 'args' | 'node' | 'r'>,
): CodeMap {
  const options = r.map([])
  const positional = args.filter(({ name }) => name === '')
  const isObjectFirst = signature[0] === 'url' && positional[0]?.value.kind === 'map'
  for (const [at, { value }] of positional.entries()) {
    const name = isObjectFirst ? '*' : signature[at]
    if (name === undefined || value.kind === 'function') continue
    if (name !== '*') options.members.set(name, value)
    else addOptions(options, value, { node, r })
  }
  for (const { name, value } of args)
    if (name === unknownArguments) addOptions(options, value, { node, r })
    else if (name !== '') options.members.set(name, value)
  return options
}

function addOptions(options: CodeMap, value: CodeValue, { node, r }: At): void {
  if (value.kind === 'map')
    for (const [key, member] of value.members) options.members.set(key, member)
  else if (value.kind !== 'null')
    withMarks(options, [r.markAt(value.kind === 'unknown' ? value.node : node)])
  withMarks(options, value.marks)
}

/** Sends what a call of a library asks for. `method` is the name that is called, '' for none. */
export function sendCall(
  library: LibraryName,
  method: string,
  call: CodeCall,
  defaults: readonly CodeMap[] = [],
): CodeValue {
  const { node, r } = call
  const [first, ...rest] = call.args
  // A request that was made before, such as fetch(new Request(url)).
  const made = first?.value.kind === 'client' ? first.value : null
  if (made) {
    const options = readOptions(['*'], { args: rest, node, r })
    return r.send(
      r.client(made.library, node, options, [...defaults, ...made.defaults, made.options]),
      node,
    )
  }
  const options = readOptions(signatureOf(library, method), call)
  const verb = verbs.exec(method)?.[1]
  if (verb !== undefined) options.members.set('method', textValue(verb.toUpperCase()))
  return r.send(r.client(library, node, options, defaults), node)
}

export function createClient(
  library: LibraryName,
  options: CodeMap,
  { node, r }: At,
  defaults: readonly CodeMap[] = [],
): CodeClient {
  for (const name of ['headers', 'params'])
    if (!options.members.has(name)) options.members.set(name, r.map([]))
  return r.client(library, node, options, defaults)
}

/** Methods after which a client is what it was, as far as its requests are concerned. */
const withoutEffect =
  /^(?:timeout|version|build|copy|expectContinue|cacheControl|tag|set(?:Connect|Read)Timeout|setDo\w+|setUseCaches|connect|disconnect|WithContext|Clone|clone|prepare|acceptJson|retry|connectTimeout|throw|withUserAgent|mount|close|destroy|aclose|overrideMimeType|abort|addEventListener|on|get(?:Header|Uri|Method))$/

type ClientCall = (
  client: CodeClient,
  call: CodeCall,
  layers: readonly CodeMap[],
) => CodeValue | null

/** A client that others are made of. */
const callInstance: ClientCall = (client, call, layers) => {
  const { library } = client
  if (/^(?:create|extend)$/.test(call.name))
    return createClient(library, readOptions(['*'], call), call, layers)
  return call.name === '' ? sendCall(library, '', call, layers) : sendIfVerb(client, call, layers)
}

const callSession: ClientCall = (client, call, layers) => {
  const { name, args, node, r } = call
  const { library } = client
  if (name.startsWith('prepare')) return argumentAt(call, 0) ?? client
  if (name === 'build_request')
    return r.prepare(r.client(library, node, readOptions(['method', 'url'], call), layers))
  if (/^send(?:Async)?$/.test(name) && args[0]) return sendCall(library, 'request', call, layers)
  return sendIfVerb(client, call, layers)
}

const clientCalls: Partial<Record<LibraryName, ClientCall>> = {
  java: callBuilder,
  go: callBuilder,
  node: callBuilder,
  curl: callBuilder,
  laravel: (client, call, layers) => callPending(client, call) ?? sendIfVerb(client, call, layers),
  urllib: (client, call, layers) => callBuilder(client, call) ?? sendIfVerb(client, call, layers),
  axios: callInstance,
  ky: callInstance,
  got: callInstance,
  ofetch: callInstance,
  undici: callUndici,
  superagent: callSuperagent,
  wretch: callWretch,
}

/** Calls a method of a client or of a request that is not sent yet; null if it is not followed. */
export const callClient = (client: CodeClient, call: CodeCall): CodeValue | null =>
  (clientCalls[client.library] ?? callSession)(client, call, [...client.defaults, client.options])

function sendIfVerb(
  client: CodeClient,
  call: CodeCall,
  layers: readonly CodeMap[],
): CodeValue | null {
  const { name } = call
  if (verbs.test(name) || /^(?:request|requestAsync|send|stream)$/.test(name))
    return sendCall(client.library, name, call, layers)
  return withoutEffect.test(name) || name === '__enter__' ? client : null
}

/** A client of undici for one origin: its requests name their path. */
function callUndici(
  client: CodeClient,
  call: CodeCall,
  layers: readonly CodeMap[],
): CodeValue | null {
  const { name, r, node } = call
  if (name !== 'request' && name !== 'stream') return withoutEffect.test(name) ? client : null
  const options = readOptions(['*'], call)
  const path = options.members.get('path')
  options.members.delete('path')
  if (path) options.members.set('url', path)
  return r.send(r.client('undici', node, options, layers), node)
}

/** Sets options of a request, each to what a call gives it. */
const setting =
  (optionsOf: (call: CodeCall) => Readonly<Record<string, CodeValue | undefined>>): ClientCall =>
  (client, call) => {
    for (const [option, value] of Object.entries(optionsOf(call)))
      if (value) setMember(client, option, value, call)
    return client
  }

const first = (call: CodeCall): CodeValue | undefined => argumentAt(call, 0)
const second = (call: CodeCall): CodeValue | undefined => argumentAt(call, 1)
const setFirst = (option: string): ClientCall => setting((call) => ({ [option]: first(call) }))
const setHidden = setting(() => ({ auth: textValue('•••') }))

/** Adds a header that the name of the call means, or its first argument. */
const withHeader =
  (valueOf: (call: CodeCall) => CodeValue | undefined, name = ''): ClientCall =>
  (client, call) => {
    const value = valueOf(call)
    if (value) addHeader(client, name === '' ? textAt(call, 0) : name, value, call)
    return value ? client : null
  }

const sendNow: ClientCall = (client, { node, r }) => r.send(client, node)

const builderCalls: ReadonlyMap<string, ClientCall> = byNames<ClientCall>({
  'header addHeader setHeader setRequestHeader addRequestProperty setRequestProperty add_header': (
    client,
    call,
    layers,
  ) => withHeader(second)(client, call, layers) ?? client,
  headers: (client, call) => {
    const { args } = call
    for (const [at, { value }] of args.entries()) {
      const next = args[at + 1]
      if (at % 2 === 0 && next)
        addHeader(client, textAt({ ...call, args: [{ name: '', value }] }, 0), next.value, call)
    }
    return args.length > 1 ? client : null
  },
  'uri url': setFirst('url'),
  'GET get DELETE delete HEAD head': setting(({ name }) => ({
    method: textValue(name.toUpperCase()),
  })),
  'POST PUT post put patch': setting((call) => ({
    method: textValue(call.name.toUpperCase()),
    body: first(call),
  })),
  method: setting((call) => ({ method: first(call), body: second(call) })),
  open: setting((call) => ({ method: first(call), url: second(call) })),
  setRequestMethod: setFirst('method'),
  request: (client, call) => {
    const names = ['method', 'url', 'body', 'headers']
    const args = call.args.map(({ name, value }, at) => ({
      name: name || (names[at] ?? ''),
      value,
    }))
    return sendCall('urllib', '', { ...call, args }, [client.options])
  },
  'send end': (client, call, layers) => {
    setFirst('body')(client, call, layers)
    return sendNow(client, call, layers)
  },
  write: setFirst('body'),
  'getInputStream getResponseCode': sendNow,
  SetBasicAuth: setHidden,
})

/** A request that is built step by step: those of Java and Go, XMLHttpRequest, urllib's Request. */
function callBuilder(client: CodeClient, call: CodeCall): CodeValue | null {
  if (withoutEffect.test(call.name)) return client
  return builderCalls.get(call.name)?.(client, call, []) ?? null
}

const pendingCalls: ReadonlyMap<string, ClientCall> = byNames<ClientCall>({
  withToken: withHeader((call) => {
    const [token, type] = [first(call), textAt(call, 1) || 'Bearer']
    return token && joinTexts([textValue(`${type} `), token], call.node, call.r)
  }, 'Authorization'),
  withHeader: withHeader(second),
  withHeaders: (client, call) => {
    const headers = first(call)
    const pairs = headers ? pairsOf(headers) : null
    for (const [key, value] of pairs ?? []) addHeader(client, key, value, call)
    return pairs && client
  },
  accept: withHeader(first, 'Accept'),
  contentType: withHeader(first, 'Content-Type'),
  baseUrl: setFirst('base_uri'),
  asForm: withHeader(() => textValue(formType), 'Content-Type'),
  asJson: (client) => client,
  withQueryParameters: setFirst('query'),
  withBasicAuth: setHidden,
  withBody: (client, call, layers) => {
    withHeader(second, 'Content-Type')(client, call, layers)
    return setFirst('body')(client, call, layers)
  },
  withoutVerifying: setting(() => ({ verify: textValue('false') })),
  withOptions: (client, call, layers) => {
    const options = first(call)
    return options?.kind === 'map'
      ? setting(() => Object.fromEntries(options.members))(client, call, layers)
      : null
  },
})

/** A chain of Laravel before its request is sent. */
const callPending = (client: CodeClient, call: CodeCall): CodeValue | null =>
  pendingCalls.get(call.name)?.(client, call, []) ?? null
