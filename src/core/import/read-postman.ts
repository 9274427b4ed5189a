import { queryOf, withoutQuery } from '#core/url/split-url.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { setters } from '#core/snippet/date-variables.ts'
import type { Variables } from '#core/paste/substitute-variables.ts'
import {
  isTrue,
  itemsOf,
  knownNames,
  knownPair,
  listAt,
  listUnreadMembers,
  memberAt,
  nameOf,
  scalarOf,
  textAt,
  textOf,
  type KnownMembers,
} from './foreign-json.ts'
import {
  fillPath,
  leaveOutBody,
  listContradictions,
  readPairs,
  type FoundRequests,
  type NameValuePair,
} from './found-request.ts'
import {
  describeScript,
  noSettings,
  readCollection,
  withSettings,
  type Auth,
  type CollectionFormat,
  type CollectionRequest,
  type OwnSettings,
} from './read-collection.ts'

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
  const settings = withSettings(noSettings, settingsOf(collection))
  return readCollection(collection, textAt(collection, 'info', 'name'), postman, settings)
}

const postman: CollectionFormat = {
  setter: setters.postman,
  lists: ['item'],
  // A request without a name is called by its endpoint.
  nameOf: (item, index) => (item.kind === 'object' ? textAt(item, 'name') : nameOf(item, index)),
  isFolder: (item) => memberAt(item, 'item') !== undefined,
  settingsOf,
  unreadOf: (folder) => listUnreadOf(folder, knownFolder),
  read: (item) => {
    const request = memberAt(item, 'request')
    return request ? readItem(item, request) : null
  },
}

/** Folders have no headers. */
function settingsOf(owner: JsonValue): OwnSettings {
  return { variables: readVariables(memberAt(owner, 'variable')), auth: readAuth(owner) }
}

/** The script for an event, as text or as a list of lines. */
function scriptOf(item: JsonValue, event: 'prerequest' | 'test'): string {
  const found = listAt(item, 'event').find((one) => textAt(one, 'listen') === event)
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
        textAt(variable, 'key') || textAt(variable, 'id'),
        scalarOf(memberAt(variable, 'value')),
      ]),
  )
}

function readItem(item: JsonValue, request: JsonValue): CollectionRequest {
  const script = scriptOf(item, 'prerequest')
  const unread = listUnreadOf(item, knownItem(textAt(request, 'body', 'mode')))
  const auth = readAuth(request)
  const own = { script, auth: auth === undefined ? readAuth(item) : auth }
  if (request.kind === 'string')
    return { ...own, method: 'GET', url: request.value, body: null, note: '', leftOut: unread }
  const url = memberAt(request, 'url')
  const { body, leftOut } = readBody(memberAt(request, 'body'))
  return {
    ...own,
    method: textAt(request, 'method'),
    url: readUrl(url),
    headers: readHeaders(memberAt(request, 'header')),
    body,
    note: textAt(request, 'description') || textAt(request, 'description', 'content'),
    leftOut: [...leftOut, ...listUrlContradictions(url), ...unread],
  }
}

/** Headers are a list or a multi-line string. */
function readHeaders(headers: JsonValue | undefined): NameValuePair[] {
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
  return [...listed, ...fromLines]
}

/** The authentication set here; null for none, undefined for that of the folder. */
function readAuth(owner: JsonValue): Auth | null | undefined {
  const auth = memberAt(owner, 'auth')
  if (auth?.kind !== 'object') return undefined
  const type = textAt(auth, 'type')
  if (type === '' || type === 'noauth') return null
  const settings = memberAt(auth, type)
  const token = itemsOf(settings).find((entry) => textAt(entry, 'key') === 'token')
  return { type, token: textAt(token, 'value') || textAt(settings, 'token') }
}

function readBody(body: JsonValue | undefined): Pick<CollectionRequest, 'body' | 'leftOut'> {
  const mode = textAt(body, 'mode')
  if (mode === '' || isTrue(memberAt(body, 'disabled'))) return { body: null, leftOut: [] }
  if (mode === 'raw') return { body: textAt(body, 'raw'), leftOut: [] }
  return mode === 'urlencoded'
    ? { body: readPairs(memberAt(body, 'urlencoded'), 'key'), leftOut: [] }
    : { body: null, leftOut: [leaveOutBody(mode)] }
}

function readUrl(url: JsonValue | undefined): string {
  if (!url || url.kind === 'string') return textOf(url)
  const host = joined(memberAt(url, 'host'), '.')
  const protocol = textAt(url, 'protocol').replace(/(?<![:/]):?\/*$/, '')
  const port = scalarOf(memberAt(url, 'port'))
  const path = joined(memberAt(url, 'path'), '/').replace(/^\//, '')
  const hash = textAt(url, 'hash')
  const query = listAt(url, 'query')
    .filter((pair) => !isTrue(memberAt(pair, 'disabled')))
    .map(readPair)
  const parameters = readVariables(memberAt(url, 'variable'))
  if (host === '') return addPairs(fillPath(textAt(url, 'raw'), parameters), query)
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
  const raw = textAt(url, 'raw')
  const host = joined(memberAt(url, 'host'), '.')
  if (raw === '' || host === '') return []
  const [, endpoint = ''] = withoutQuery(raw).split('/endpoints/')
  const path = joined(memberAt(url, 'path'), '/')
  const query = listAt(url, 'query').map(readPair).join('&')
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
    ? parts.items.map((part) => textOf(part) || textAt(part, 'value')).join(separator)
    : textOf(parts)

function readPair(pair: JsonValue): string {
  const value = memberAt(pair, 'value')
  const name = textAt(pair, 'key')
  return (value?.kind === 'string' ? `${name}=${value.value}` : name).replaceAll('#', '%23')
}
