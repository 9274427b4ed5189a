import { ownValue } from '#core/own-value.ts'
import { argumentAt, textAt, type CodeCall } from './code-call.ts'
import { setMember } from './code-names.ts'
import { joinTexts } from './code-runner.ts'
import {
  pairsOf,
  textValue,
  withMarks,
  type CodeClient,
  type CodeMap,
  type CodeValue,
} from './code-value.ts'

/** Adds a header to those of a client. */
export function addHeader(
  client: CodeClient,
  name: string,
  value: CodeValue,
  { r }: CodeCall,
): void {
  const headers = client.options.members.get('headers')
  const pairs = headers ? (pairsOf(headers) ?? []) : []
  r.touch(client)
  client.options.members.set(
    'headers',
    withMarks(r.pairs('headers', [...pairs, [name, value]]), headers?.marks ?? []),
  )
}

const verb = /^(?:get|head|delete|del|options|post|put|patch)$/

const formType = 'application/x-www-form-urlencoded'

const typeOf = (name: string): string =>
  name === 'json' ? 'application/json' : name.startsWith('form') ? formType : name

/** Adds the pairs of an object as headers; false if the text does not show them. */
function addHeaders(client: CodeClient, headers: CodeValue, call: CodeCall): boolean {
  const pairs = pairsOf(headers)
  for (const [name, value] of pairs ?? []) addHeader(client, name, value, call)
  return pairs !== null
}

/** Adds the members of an object to those that an option has; another value takes its place. */
function mergeOption(client: CodeClient, option: string, value: CodeValue, call: CodeCall): void {
  const before = client.options.members.get(option)
  const merged =
    value.kind === 'map' && before?.kind === 'map'
      ? withMarks(call.r.map([...before.members, ...value.members]), [
          ...before.marks,
          ...value.marks,
        ])
      : value
  setMember(client, option, merged, call)
}

/** Methods of superagent that concern neither what is sent nor to whom. */
const superagentOnly =
  /^(?:retry|timeout|ok|buffer|parse|responseType|withCredentials|redirects|on|once|catch|finally|connect|sortQuery|maxResponseSize|http2)$/

/** Calls a method of a request or an agent of superagent (ladjs.github.io/superagent); null if it is not followed. */
export function callSuperagent(client: CodeClient, call: CodeCall): CodeValue | null {
  const { name, r, node } = call
  const [first, second] = [argumentAt(call, 0), argumentAt(call, 1)]
  if (superagentOnly.test(name)) return client
  if (verb.test(name) && !client.options.members.has('url')) {
    const agent = [...client.defaults, client.options]
    return createSuperagent(call, agent)
  }
  switch (name) {
    case 'set':
      if (first && second === undefined) return addHeaders(client, first, call) ? client : null
      if (second) addHeader(client, textAt(call, 0), second, call)
      return client
    case 'query':
      // Texts and objects are sent side by side.
      if (first?.kind === 'map') mergeOption(client, 'params', first, call)
      else if (first) {
        const before = client.options.members.get('query')
        const parts = before ? [before, textValue('&'), first] : [first]
        setMember(
          client,
          'query',
          first.kind === 'unknown' ? first : joinTexts(parts, node, r),
          call,
        )
      }
      return client
    case 'send':
      if (first) mergeOption(client, 'data', first, call)
      return client
    case 'type':
      addHeader(client, 'Content-Type', textValue(typeOf(textAt(call, 0))), call)
      return client
    case 'accept':
      addHeader(client, 'Accept', textValue(typeOf(textAt(call, 0))), call)
      return client
    case 'auth': {
      const options = second?.kind === 'map' ? second : argumentAt(call, 2)
      const type = options?.kind === 'map' ? options.members.get('type') : undefined
      if (first && type?.kind === 'string' && type.value === 'bearer')
        addHeader(client, 'Authorization', joinTexts([textValue('Bearer '), first], node, r), call)
      else setMember(client, 'auth', textValue('•••'), call)
      return client
    }
    case 'disableTLSCerts':
      setMember(client, 'verify', textValue('false'), call)
      return client
    case 'then':
    case 'end':
      return r.send(client, node)
    default:
      return null
  }
}

/** A request of superagent, which its chain changes until it is sent: `superagent.get(url)`. */
export function createSuperagent(call: CodeCall, defaults: readonly CodeMap[] = []): CodeClient {
  const { name, r, node } = call
  const positional = call.args.filter((one) => one.name === '' && one.value.kind !== 'function')
  const isVerb = verb.test(name)
  const [method, url, data] = isVerb
    ? [
        textValue(name === 'del' ? 'DELETE' : name.toUpperCase()),
        ...positional.map((one) => one.value),
      ]
    : positional.map((one) => one.value)
  const made = r.client('superagent', node, r.map([]), defaults)
  if (url) made.options.members.set('url', url)
  if (method) made.options.members.set('method', method)
  if (data) made.options.members.set(/^(?:post|put|patch)$/.test(name) ? 'data' : 'params', data)
  return r.prepare(made)
}

/** Methods of wretch that change nothing of the request: add-ons, and what becomes of its response. */
const wretchOnly =
  /^(?:addon|errorType|polyfills|resolve|catcher|catcherFallback|customError|fetchPolyfill|toFetch)$/

/** Methods of wretch that set one option or one header, and which. */
const wretchOptions = {
  query: 'params',
  headers: 'headers',
  json: 'json',
  formUrl: 'form',
  body: 'body',
} as const
const wretchHeaders = { auth: 'Authorization', accept: 'Accept', content: 'Content-Type' } as const

/** Calls a method of a client of wretch, which gives another client (elbywan.github.io/wretch); null if it is not followed. */
export function callWretch(client: CodeClient, call: CodeCall): CodeValue | null {
  const { name, r, node } = call
  const [first, second] = [argumentAt(call, 0), argumentAt(call, 1)]
  if (wretchOnly.test(name)) return client
  const layers = [...client.defaults, client.options]
  const withOption = (option: string, value: CodeValue): CodeClient =>
    r.client('wretch', node, r.map([[option, value]]), layers)
  const withHeader = (header: string, value: CodeValue): CodeClient =>
    withOption('headers', r.map([[header, value]]))
  const withPath = (path: CodeValue | undefined): CodeClient => {
    const base = layers.findLast(({ members }) => members.has('url'))?.members.get('url')
    return path ? withOption('url', base ? joinTexts([base, path], node, r) : path) : client
  }
  const option = ownValue(wretchOptions, name)
  if (option !== undefined) return first ? withOption(option, first) : client
  const header = ownValue(wretchHeaders, name)
  if (header !== undefined) return first ? withHeader(header, first) : client
  switch (name) {
    case 'url':
      if (second?.kind === 'boolean' && second.value && first) return withOption('url', first)
      return withPath(first)
    case 'options':
      return first?.kind === 'map' ? r.client('wretch', node, first, layers) : null
    case 'get':
    case 'head':
    case 'delete':
    case 'opts':
    case 'post':
    case 'put':
    case 'patch':
    case 'fetch': {
      const hasBody = name.startsWith('p')
      const to = withPath(hasBody ? second : name === 'fetch' ? argumentAt(call, 1) : first)
      const method = name === 'opts' ? 'OPTIONS' : name.toUpperCase()
      const options = r.map(hasBody && first ? [['data', first]] : [])
      if (name !== 'fetch') options.members.set('method', textValue(method))
      return r.send(r.client('wretch', node, options, [...to.defaults, to.options]), node)
    }
    default:
      return null
  }
}
