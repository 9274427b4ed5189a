import { ownValue } from '#core/own-value.ts'
import { setMember } from './code-names.ts'
import { joinTexts, argumentAt, textAt, type CodeCall } from './code-runner.ts'
import {
  pairsOf,
  textValue,
  withMarks,
  type CodeClient,
  type CodeMap,
  type CodeValue,
  isTrue,
} from './code-value.ts'
import { formType, isFormType, jsonType } from '#core/text/media-type.ts'

/** Methods that leave a header of the same name beside the new one. */
const addsHeader = /^(?:add(?:Header|RequestProperty)|setRequestHeader)$/

/** Adds a header to those of a client; it takes the place of one of the same name, unless the method adds. */
export function addHeader(
  client: CodeClient,
  name: string,
  value: CodeValue,
  { name: method, r }: Pick<CodeCall, 'name' | 'r'>,
): void {
  const headers = client.options.members.get('headers')
  const isReplaced = (one: string) =>
    !addsHeader.test(method) && one.toLowerCase() === name.toLowerCase()
  const pairs = headers ? (pairsOf(headers) ?? []).filter(([one]) => !isReplaced(one)) : []
  r.touch(client)
  client.options.members.set(
    'headers',
    withMarks(r.pairs('headers', [...pairs, [name, value]]), headers?.marks ?? []),
  )
}

const verb = /^(?:get|head|delete|del|options|post|put|patch)$/

const typeOf = (name: string): string =>
  name === 'json' ? jsonType : name.startsWith('form') ? formType : name

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

/** What is sent after this: texts follow one another, in a form with `&` between them. */
function sendMore(client: CodeClient, data: CodeValue, call: CodeCall): void {
  const before = client.options.members.get('data')
  if (before?.kind !== 'string' || data.kind !== 'string') {
    mergeOption(client, 'data', data, call)
    return
  }
  const headers = [...client.defaults, client.options].flatMap(({ members }) => {
    const given = members.get('headers')
    return given ? (pairsOf(given) ?? []) : []
  })
  const type = headers.findLast(([name]) => name.toLowerCase() === 'content-type')?.[1]
  const isForm = type === undefined || (type.kind === 'string' && isFormType(type.value))
  const parts = isForm ? [before, textValue('&'), data] : [before, data]
  setMember(client, 'data', joinTexts(parts, call.node, call.r), call)
}

/** A client of which a call is named that is not followed; what else is known of it stays. */
function unfollowed(client: CodeClient, { node, r }: CodeCall): CodeClient {
  withMarks(client.options, [r.markAt(node)])
  return client
}

/** Methods of superagent that concern neither what is sent nor to whom. */
const superagentOnly =
  /^(?:retry|timeout|ok|buffer|parse|responseType|withCredentials|redirects|on|once|catch|finally|connect|sortQuery|maxResponseSize|http2)$/

/** Calls a method of a request or an agent of superagent (ladjs.github.io/superagent). */
export function callSuperagent(client: CodeClient, call: CodeCall): CodeValue {
  const { name, r, node } = call
  const [first, second] = [argumentAt(call, 0), argumentAt(call, 1)]
  if (superagentOnly.test(name)) return client
  if (verb.test(name) && !client.options.members.has('url'))
    return createSuperagent(call, [...client.defaults, client.options])
  switch (name) {
    case 'set':
      if (first && second === undefined)
        return addHeaders(client, first, call) ? client : unfollowed(client, call)
      if (second) addHeader(client, textAt(call, 0), second, call)
      return client
    case 'query':
      // Texts and objects are sent side by side.
      if (first?.kind === 'map') mergeOption(client, 'params', first, call)
      else if (first) {
        const before = client.options.members.get('query')
        const parts = before ? [before, textValue('&'), first] : [first]
        const query = first.kind === 'unknown' ? first : joinTexts(parts, node, r)
        setMember(client, 'query', query, call)
      }
      return client
    case 'send':
      if (first) sendMore(client, first, call)
      return client
    case 'type':
    case 'accept': {
      const header = name === 'type' ? 'Content-Type' : 'Accept'
      addHeader(client, header, textValue(typeOf(textAt(call, 0))), call)
      return client
    }
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
      return unfollowed(client, call)
  }
}

/** A request of superagent, which its chain changes until it is sent: `superagent.get(url)`. */
export function createSuperagent(call: CodeCall, defaults: readonly CodeMap[] = []): CodeClient {
  const { name, r, node } = call
  const values = call.args.flatMap((one) =>
    one.name === '' && one.value.kind !== 'function' ? [one.value] : [],
  )
  const ofName = name === 'del' ? 'DELETE' : name.toUpperCase()
  // One argument alone is the URL of a GET.
  const implied = verb.test(name) ? ofName : values.length === 1 ? 'GET' : null
  const [method, url, data] = implied === null ? values : [textValue(implied), ...values]
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

/** Calls a method of a client of wretch, which gives another client (elbywan.github.io/wretch). */
export function callWretch(client: CodeClient, call: CodeCall): CodeValue {
  const { name, r, node } = call
  const [first, second] = [argumentAt(call, 0), argumentAt(call, 1)]
  if (wretchOnly.test(name)) return client
  const layers = [...client.defaults, client.options]
  const notFollowed = () => unfollowed(r.client('wretch', node, r.map([]), layers), call)
  const withOption = (option: string, value: CodeValue): CodeClient =>
    r.client('wretch', node, r.map([[option, value]]), layers)
  const base = layers.findLast(({ members }) => members.has('url'))?.members.get('url')
  const withPath = (path: CodeValue | undefined): CodeClient =>
    path ? withOption('url', base ? joinTexts([base, path], node, r) : path) : client
  // With `true`, a query takes the place of all before it, also of that of the URL.
  if (name === 'query' && first && isTrue(second)) {
    if (base?.kind !== 'string') return notFollowed()
    const options: [string, CodeValue][] = [
      ['url', textValue(base.value.replace(/\?.*/s, ''), base.marks)],
      ['params', first],
    ]
    const others = layers.map((layer) =>
      withMarks(r.map([...layer.members].filter(([one]) => one !== 'params')), layer.marks),
    )
    return r.client('wretch', node, r.map(options), others)
  }
  const option = ownValue(wretchOptions, name)
  if (option !== undefined) return first ? withOption(option, first) : client
  const header = ownValue(wretchHeaders, name)
  if (header !== undefined) return first ? withOption('headers', r.map([[header, first]])) : client
  switch (name) {
    case 'url':
      return isTrue(second) && first ? withOption('url', first) : withPath(first)
    case 'options':
      return first?.kind === 'map' ? r.client('wretch', node, first, layers) : notFollowed()
    case 'basicAuth':
      return withOption('auth', textValue('•••'))
    case 'get':
    case 'head':
    case 'delete':
    case 'opts':
    case 'post':
    case 'put':
    case 'patch':
    case 'fetch': {
      const method = textValue(name === 'opts' ? 'OPTIONS' : name.toUpperCase())
      const [sentBy, path, body] =
        name === 'fetch'
          ? [first, second, argumentAt(call, 2)]
          : name.startsWith('p')
            ? [method, second, first]
            : [method, first]
      const to = withPath(path)
      const options = r.map(body ? [['data', body]] : [])
      if (sentBy) options.members.set('method', sentBy)
      return r.send(r.client('wretch', node, options, [...to.defaults, to.options]), node)
    }
    default:
      return notFollowed()
  }
}
