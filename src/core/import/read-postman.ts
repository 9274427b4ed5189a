import type { JsonValue } from '#core/json/json-value.ts'
import type { LeftOut } from '#core/query/reading.ts'
import {
  withLeftOut,
  type NameValuePair,
  readPairs,
  fillPairs,
  leaveOutBody,
  leaveOut,
  authorizationOf,
  type FolderContext,
  maxFolderDepth,
  type FoundRequests,
  encodePairs,
  fillPath,
  listContradictions,
  queryOf,
} from './found-request.ts'
import { renderJson } from '#core/json/render-json.ts'
import { setters } from '#core/snippet/date-variables.ts'
import { memberAt, textOf, scalarOf, itemsOf, nameOf, isBrokenList, isTrue } from './json-access.ts'
import { describeScript, readScriptDates } from './script-dates.ts'
import { substituteVariables, type Variables } from '#core/paste/substitute-variables.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import {
  knownNames,
  knownPair,
  leaveOutMembers,
  listUnreadMembers,
  type KnownMembers,
} from './unread-members.ts'

/** True for a Postman collection 2.0 or 2.1. */
export const isPostman = (root: JsonValue): boolean =>
  memberAt(collectionOf(root), 'info')?.kind === 'object' &&
  memberAt(collectionOf(root), 'item')?.kind === 'array'

/** The Postman API wraps the collection in an object. */
const collectionOf = (root: JsonValue): JsonValue => memberAt(root, 'collection') ?? root

/**
 * Reads a Postman collection 2.0 or 2.1 with its folders. Variables of the collection are filled in;
 * environments are separate files. The URL is built from its parts, as Postman does, without disabled
 * parameters. No scripts are run, but dates are read from a script of the app.
 */
export function readPostman(root: JsonValue): FoundRequests {
  const collection = collectionOf(root)
  const found: FoundRequests = {
    title: textOf(memberAt(collection, 'info', 'name')),
    requests: [],
    leftOut: [],
  }
  found.leftOut.push(...leaveOutMembers(found.title, [], listUnreadOf(collection, knownFolder)))
  readItems(itemsOf(memberAt(collection, 'item')), {
    found,
    variables: readVariables(memberAt(collection, 'variable')),
    auth: memberAt(collection, 'auth'),
    headers: [],
    folderPath: [],
  })
  return found
}

function readItems(items: readonly JsonValue[], context: FolderContext): void {
  const { found, folderPath, variables } = context
  for (const [index, item] of items.entries()) {
    const name = item.kind === 'object' ? textOf(memberAt(item, 'name')) : nameOf(item, index)
    const inner = memberAt(item, 'item')
    const auth = ownAuth(item) ?? context.auth
    if (inner)
      found.leftOut.push(...leaveOutMembers(name, folderPath, listUnreadOf(item, knownFolder)))
    if (isBrokenList(inner)) {
      found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
    } else if (inner && folderPath.length >= maxFolderDepth) {
      found.leftOut.push(leaveOut(name, 'too-deep', folderPath))
    } else if (inner) {
      readItems(itemsOf(inner), {
        found,
        auth,
        headers: [],
        variables: new Map([...variables, ...readVariables(memberAt(item, 'variable'))]),
        folderPath: [...folderPath, name],
      })
    } else {
      const request = memberAt(item, 'request')
      if (request) {
        const dates = readScriptDates(scriptOf(item, 'prerequest'), setters.postman, {
          variables,
          request: renderJson(request, { indent: null }),
        })
        found.requests.push({
          name,
          folderPath,
          ...withLeftOut(readRequest(request, auth, dates.variables), [
            ...dates.leftOut,
            ...listUrlContradictions(memberAt(request, 'url')),
            ...listUnreadOf(item, knownItem(textOf(memberAt(request, 'body', 'mode')))),
          ]),
          ...(dates.computed && { computed: dates.computed }),
        })
      } else found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
    }
  }
}

/** The script for an event, as text or as a list of lines. */
function scriptOf(item: JsonValue, event: 'prerequest' | 'test'): string {
  const found = itemsOf(memberAt(item, 'event')).find(
    (one) => textOf(memberAt(one, 'listen')) === event,
  )
  const lines = memberAt(found, 'script', 'exec')
  return lines?.kind === 'array' ? lines.items.map(textOf).join('\n') : textOf(lines)
}

/** What is not read of an item, a folder or the collection (Postman Collection Format 2.1.0). */
const listUnreadOf = (item: JsonValue, known: KnownMembers): LeftOut[] => [
  ...(known === knownFolder ? describeScript(scriptOf(item, 'prerequest')) : []),
  ...describeScript(scriptOf(item, 'test'), 'response').map((one) => ({
    ...one,
    what: `event.test: ${one.what}`,
  })),
  ...listUnreadMembers(item, known),
]

const knownOwner: KnownMembers = {
  ...knownNames('id uid _postman_id _postman_isSubFolder name event auth'),
  protocolProfileBehavior: { strictSSL: ['true'], followRedirects: ['true'] },
}

const knownFolder: KnownMembers = {
  ...knownOwner,
  item: true,
  variable: { ...knownPair, description: true },
  info: knownNames('name schema _postman_id _exporter_id _collection_link'),
}

const knownItem = (bodyMode: string): KnownMembers => ({
  ...knownOwner,
  request: {
    ...knownNames('method description auth'),
    header: knownPair,
    url: {
      ...knownNames('raw protocol host port path hash'),
      query: { ...knownPair, equals: true },
      variable: knownPair,
    },
    body: { mode: true, options: true, [bodyMode]: bodyMode === 'urlencoded' ? knownPair : true },
  },
})

function readVariables(variables: JsonValue | undefined): Variables {
  return new Map(
    itemsOf(variables)
      .filter((variable) => !isTrue(memberAt(variable, 'disabled')))
      .map((variable) => [
        textOf(memberAt(variable, 'key')) || textOf(memberAt(variable, 'id')),
        scalarOf(memberAt(variable, 'value')),
      ]),
  )
}

function readRequest(request: JsonValue, inherited: JsonValue | undefined, variables: Variables) {
  const fill = (text: string) => substituteVariables(text, variables)
  if (request.kind === 'string') {
    const given = { method: 'GET', url: fill(request.value), body: null }
    return {
      note: '',
      text: renderCurlCommand({ ...given, headers: readAuth(inherited, fill) }),
      leftOut: [],
    }
  }
  const auth = ownAuth(request) ?? inherited
  const { body, leftOut } = readBody(memberAt(request, 'body'), fill)
  const headers = readHeaders(memberAt(request, 'header'), fill)
  return {
    note: readDescription(memberAt(request, 'description')),
    text: renderCurlCommand({
      method: textOf(memberAt(request, 'method')),
      url: fill(readUrl(memberAt(request, 'url'))),
      headers: [...readAuth(auth, fill), ...headers],
      body,
    }),
    leftOut,
  }
}

const readDescription = (description: JsonValue | undefined): string =>
  textOf(description) || textOf(memberAt(description, 'content'))

type Fill = (text: string) => string

/** Headers are a list or a multi-line string. */
function readHeaders(headers: JsonValue | undefined, fill: Fill): NameValuePair[] {
  const listed = readPairs(headers, 'key')
  const fromLines = textOf(headers)
    .split(/\r?\n/)
    .map((line) => {
      const colon = line.indexOf(':')
      // A line that is no header is left out by name, like a header that the app does not send.
      return colon <= 0
        ? { name: line.trim(), value: '' }
        : { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
    })
  return fillPairs([...listed, ...fromLines], fill)
}

/** The authentication set here; undefined means inherited. */
function ownAuth(holder: JsonValue): JsonValue | undefined {
  const auth = memberAt(holder, 'auth')
  return auth?.kind === 'object' ? auth : undefined
}

function readAuth(auth: JsonValue | undefined, fill: Fill): NameValuePair[] {
  const type = textOf(memberAt(auth, 'type'))
  if (type === '' || type === 'noauth') return []
  const settings = memberAt(auth, type)
  const token =
    settings?.kind === 'array'
      ? settings.items.find((entry) => textOf(memberAt(entry, 'key')) === 'token')
      : undefined
  const value = textOf(memberAt(token, 'value')) || textOf(memberAt(settings, 'token'))
  return authorizationOf(type, fill(value))
}

function readBody(
  body: JsonValue | undefined,
  fill: Fill,
): { body: string | null; leftOut: LeftOut[] } {
  const nothing = { body: null, leftOut: [] }
  const mode = textOf(memberAt(body, 'mode'))
  if (mode === '' || isTrue(memberAt(body, 'disabled'))) return nothing
  if (mode === 'raw') return { ...nothing, body: fill(textOf(memberAt(body, 'raw'))) }
  if (mode !== 'urlencoded') return { ...nothing, leftOut: [leaveOutBody(mode)] }
  const pairs = fillPairs(readPairs(memberAt(body, 'urlencoded'), 'key'), fill)
  return { ...nothing, body: encodePairs(pairs) }
}

function readUrl(url: JsonValue | undefined): string {
  if (!url || url.kind === 'string') return textOf(url)
  const host = joined(memberAt(url, 'host'), '.')
  const protocol = textOf(memberAt(url, 'protocol')).replace(/(?<![:/]):?\/*$/, '')
  const port = scalarOf(memberAt(url, 'port'))
  const path = joined(memberAt(url, 'path'), '/').replace(/^\//, '')
  const hash = textOf(memberAt(url, 'hash'))
  const query = itemsOf(memberAt(url, 'query'))
    .filter((pair) => !isTrue(memberAt(pair, 'disabled')))
    .map(readPair)
  const parameters = readVariables(memberAt(url, 'variable'))
  if (host === '') return addPairs(fillPath(textOf(memberAt(url, 'raw')), parameters), query)
  return [
    protocol === '' ? '' : `${protocol}://`,
    host,
    port === '' ? '' : `:${port}`,
    path === '' ? '' : `/${fillPath(path, parameters)}`,
    query.length === 0 ? '' : `?${query.join('&')}`,
    hash === '' ? '' : `#${hash}`,
  ].join('')
}

/** What the URL as one text has beside its parts, which are read where there are any. */
function listUrlContradictions(url: JsonValue | undefined): LeftOut[] {
  const raw = textOf(memberAt(url, 'raw'))
  const host = joined(memberAt(url, 'host'), '.')
  if (raw === '' || host === '') return []
  const [, endpoint = ''] = raw.replace(/[?#].*/s, '').split('/endpoints/')
  const path = joined(memberAt(url, 'path'), '/')
  const query = itemsOf(memberAt(url, 'query')).map(readPair).join('&')
  const pairs = queryOf(raw)
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { name, value: value.join('=') }
    })
  return [
    ...(path.endsWith(endpoint) ? [] : [{ what: 'url.raw', reason: 'contradicted' } as const]),
    ...listContradictions(query, pairs, 'url.raw'),
  ]
}

/** Adds the pairs that a URL does not have. */
function addPairs(url: string, pairs: readonly string[]): string {
  const [, own = ''] = url.split('?', 2)
  const missing = pairs.filter((pair) => !own.split('&').includes(pair))
  return missing.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${missing.join('&')}`
}

const joined = (parts: JsonValue | undefined, separator: string): string =>
  parts?.kind === 'array'
    ? parts.items.map((part) => textOf(part) || textOf(memberAt(part, 'value'))).join(separator)
    : textOf(parts)

function readPair(pair: JsonValue): string {
  const value = memberAt(pair, 'value')
  const name = textOf(memberAt(pair, 'key'))
  return (value?.kind === 'string' ? `${name}=${value.value}` : name).replaceAll('#', '%23')
}
