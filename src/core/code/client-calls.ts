import { argumentAt, textAt, unknownArguments, type CodeCall } from './code-call.ts'
import { addHeader, callSuperagent, callWretch } from './chained-calls.ts'
import { setMember } from './code-names.ts'
import { joinTexts } from './code-runner.ts'
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

/** The positional arguments of a call by the names of options; `*` is an object of options. */
export function signatureOf(library: LibraryName, method: string): readonly string[] {
  const hasData = /^(?:post|put|patch)/i.test(method)
  switch (library) {
    case 'axios':
      if (method === 'request') return ['*']
      return hasData ? ['url', 'data', '*'] : ['url', '*']
    case 'jquery':
      return verbs.test(method) ? ['url', 'data'] : ['url', '*']
    case 'requests':
    case 'httpx':
      if (method === 'request') return ['method', 'url', 'params', 'data']
      if (hasData) return ['url', 'data', 'json']
      return library === 'requests' ? ['url', 'params'] : ['url']
    case 'urllib':
      return ['url', 'data', 'headers']
    case 'guzzle':
      return method === 'request' || method === 'requestAsync'
        ? ['method', 'url', '*']
        : ['url', '*']
    case 'laravel':
      if (method === 'send') return ['method', 'url', '*']
      return /^(?:get|head)$/.test(method) ? ['url', 'query'] : ['url', 'data']
    case 'superagent':
      if (method === '') return ['method', 'url']
      return ['url', hasData ? 'data' : 'params']
    case 'wretch':
      return hasData ? ['data'] : []
    case 'request':
    case 'fetch':
    case 'ky':
    case 'got':
    case 'ofetch':
    case 'node':
    case 'wordpress':
    case 'curl':
    case 'stream':
    case 'undici':
    case 'java':
    case 'go':
      return ['url', '*']
  }
}

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

function addOptions(
  options: CodeMap,
  value: CodeValue,
  { node, r }: Pick<CodeCall, 'node' | 'r'>,
): void {
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
  { node, r }: Pick<CodeCall, 'node' | 'r'>,
  defaults: readonly CodeMap[] = [],
): CodeClient {
  for (const name of ['headers', 'params'])
    if (!options.members.has(name)) options.members.set(name, r.map([]))
  return r.client(library, node, options, defaults)
}

/** Methods after which a client is what it was, as far as its requests are concerned. */
const withoutEffect =
  /^(?:timeout|version|build|copy|expectContinue|cacheControl|tag|set(?:Connect|Read)Timeout|setDo\w+|setUseCaches|connect|disconnect|WithContext|Clone|clone|prepare|acceptJson|retry|connectTimeout|throw|withUserAgent|mount|close|destroy|aclose|overrideMimeType|abort|addEventListener|on|get(?:Header|Uri|Method))$/

/** Calls a method of a client or of a request that is not sent yet; null if it is not followed. */
export function callClient(client: CodeClient, call: CodeCall): CodeValue | null {
  const { name, args } = call
  const layers = [...client.defaults, client.options]
  switch (client.library) {
    case 'java':
    case 'go':
    case 'node':
    case 'curl':
      return callBuilder(client, call)
    case 'laravel':
      return callPending(client, call) ?? sendIfVerb(client, call, layers)
    case 'urllib':
      return callBuilder(client, call) ?? sendIfVerb(client, call, layers)
    case 'axios':
    case 'ky':
    case 'got':
    case 'ofetch':
      if (/^(?:create|extend)$/.test(name))
        return createClient(client.library, readOptions(['*'], call), call, layers)
      if (name === '') return sendCall(client.library, '', call, layers)
      return sendIfVerb(client, call, layers)
    case 'undici':
      return callUndici(client, call, layers)
    case 'superagent':
      return callSuperagent(client, call)
    case 'wretch':
      return callWretch(client, call)
    case 'fetch':
    case 'jquery':
    case 'request':
    case 'requests':
    case 'httpx':
    case 'guzzle':
    case 'wordpress':
    case 'stream':
      if (name.startsWith('prepare')) return argumentAt({ args }, 0) ?? client
      if (name === 'build_request')
        return call.r.prepare(
          call.r.client(client.library, call.node, readOptions(['method', 'url'], call), layers),
        )
      if (/^send(?:Async)?$/.test(name) && args[0])
        return sendCall(client.library, 'request', call, layers)
      return sendIfVerb(client, call, layers)
  }
}

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

/** A request that is built step by step: those of Java and Go, XMLHttpRequest, urllib's Request. */
function callBuilder(client: CodeClient, call: CodeCall): CodeValue | null {
  const { name, args, r, node } = call
  const [first, second] = [argumentAt(call, 0), argumentAt(call, 1)]
  const set = (option: string, value: CodeValue | undefined) => {
    if (value) setMember(client, option, value, { node, r })
    return client
  }
  const setBody = (method: string) => {
    set('method', textValue(method.toUpperCase()))
    return set('body', first)
  }
  if (withoutEffect.test(name)) return client
  switch (name) {
    case 'header':
    case 'addHeader':
    case 'setHeader':
    case 'setRequestHeader':
    case 'addRequestProperty':
    case 'setRequestProperty':
    case 'add_header':
      if (second) addHeader(client, textAt(call, 0), second, call)
      return client
    case 'headers':
      for (const [at, { value }] of args.entries()) {
        const next = args[at + 1]
        if (at % 2 === 0 && next)
          addHeader(client, textAt({ ...call, args: [{ name: '', value }] }, 0), next.value, call)
      }
      return args.length > 1 ? client : null
    case 'uri':
    case 'url':
      return set('url', first)
    case 'GET':
    case 'get':
      return set('method', textValue('GET'))
    case 'POST':
    case 'PUT':
    case 'post':
    case 'put':
    case 'patch':
      return setBody(name)
    case 'DELETE':
    case 'delete':
    case 'HEAD':
    case 'head':
      return set('method', textValue(name.toUpperCase()))
    case 'method':
    case 'open':
      set('method', first)
      return set(name === 'open' ? 'url' : 'body', second)
    case 'setRequestMethod':
      return set('method', first)
    case 'request':
      return sendCall(
        'urllib',
        '',
        { ...call, args: namedInTurn(args, ['method', 'url', 'body', 'headers']) },
        [client.options],
      )
    case 'send':
    case 'end':
      if (first) set('body', first)
      return r.send(client, node)
    case 'write':
      return set('body', first)
    case 'getInputStream':
    case 'getResponseCode':
      return r.send(client, node)
    case 'SetBasicAuth':
      return set('auth', textValue('•••'))
    default:
      return null
  }
}

const namedInTurn = (args: CodeCall['args'], names: readonly string[]): CodeCall['args'] =>
  args.map(({ name, value }, at) => ({ name: name === '' ? (names[at] ?? '') : name, value }))

/** A chain of Laravel before its request is sent. */
function callPending(client: CodeClient, call: CodeCall): CodeValue | null {
  const { name, r, node } = call
  const [first, second] = [argumentAt(call, 0), argumentAt(call, 1)]
  const set = (option: string, value: CodeValue | undefined) => {
    if (value) setMember(client, option, value, { node, r })
    return client
  }
  const header = (key: string, value: CodeValue) => {
    addHeader(client, key, value, call)
    return client
  }
  switch (name) {
    case 'withToken': {
      const type = textAt(call, 1) || 'Bearer'
      return first
        ? header('Authorization', joinTexts([textValue(`${type} `), first], node, r))
        : null
    }
    case 'withHeader':
      return second ? header(textAt(call, 0), second) : null
    case 'withHeaders': {
      const pairs = first ? pairsOf(first) : null
      for (const [key, value] of pairs ?? []) header(key, value)
      return pairs ? client : null
    }
    case 'accept':
      return first ? header('Accept', first) : null
    case 'contentType':
      return first ? header('Content-Type', first) : null
    case 'baseUrl':
      return set('base_uri', first)
    case 'asForm':
      return header('Content-Type', textValue('application/x-www-form-urlencoded'))
    case 'asJson':
      return client
    case 'withQueryParameters':
      return set('query', first)
    case 'withBasicAuth':
      return set('auth', textValue('•••'))
    case 'withBody':
      if (second) header('Content-Type', second)
      return set('body', first)
    case 'withoutVerifying':
      return set('verify', textValue('false'))
    case 'withOptions':
      if (first?.kind === 'map') for (const [key, value] of first.members) set(key, value)
      return first?.kind === 'map' ? client : null
    default:
      return null
  }
}
