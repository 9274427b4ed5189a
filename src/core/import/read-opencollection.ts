import { queryOf } from '#core/url/split-url.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { withAgreedVariables, type Variables } from '#core/paste/substitute-variables.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { setters } from '#core/snippet/date-variables.ts'
import {
  isTrue,
  itemsOf,
  knownPair,
  leaveOutMembers,
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
  asVariables,
  leaveOut,
  leaveOutBody,
  listContradictions,
  type FoundRequests,
  type NameValuePair,
} from './found-request.ts'
import { authOf, knownConfig, knownRequestSettings } from './read-bruno-collection.ts'
import {
  describeScript,
  fillRequest,
  noSettings,
  readCollection,
  withSettings,
  type CollectionFormat,
  type CollectionRequest,
  type OwnSettings,
} from './read-collection.ts'

const isRequest = (item: JsonValue): boolean => memberAt(item, 'http')?.kind === 'object'

/**
 * True for OpenCollection, the YAML of Bruno since version 3 (docs.usebruno.com, "OpenCollection YAML"): a
 * collection in one file, or a single request.
 */
export const isOpenCollection = (root: JsonValue): boolean =>
  memberAt(root, 'opencollection') !== undefined ||
  (isRequest(root) && memberAt(root, 'info')?.kind === 'object')

/**
 * Reads a collection, to which nothing of another around it applies, or a request. Variables on which several
 * environments differ stay unresolved.
 */
export function readOpenCollection(root: JsonValue, inherited = noSettings): FoundRequests {
  const title = textAt(root, 'info', 'name')
  if (isRequest(root)) {
    const filled = fillRequest(readRequest(root), inherited, openCollection)
    return { title, requests: [{ name: title, folderPath: [], ...filled }], leftOut: [] }
  }
  const environments = [memberAt(root, 'environments'), memberAt(root, 'config', 'environments')]
    .flatMap(itemsOf)
    .map((one, at) => ({ ...readEnvironment(one), name: nameOf(one, at) }))
  const settings = withSettings(noSettings, settingsOf(root))
  const variables = withAgreedVariables(
    settings.variables,
    environments.map(({ own }) => own.variables ?? new Map()),
  )
  const read = readCollection(root, title, openCollection, { ...settings, variables })
  const open = environments.length > 1 ? environments : []
  return {
    ...read,
    leftOut: [
      ...environments.flatMap(({ name, unread }) => leaveOutMembers(name, [], unread)),
      ...open.map(({ name }) => leaveOut(name, 'one-of-several')),
      ...read.leftOut,
    ],
  }
}

const openCollection: CollectionFormat = {
  setter: setters.bruno,
  lists: ['items'],
  nameOf: (item, index) => textAt(item, 'info', 'name') || nameOf(item, index),
  isFolder: (item) => !isRequest(item) && memberAt(item, 'items') !== undefined,
  settingsOf,
  unreadOf: (folder, isWhole) => listUnreadMembers(folder, isWhole ? knownCollection : knownFolder),
  read: (item) => (isRequest(item) ? readRequest(item) : null),
}

/** The request defaults of a collection or a folder. */
function settingsOf(owner: JsonValue): OwnSettings {
  const defaults = memberAt(owner, 'request')
  return {
    variables: readVariables(defaults),
    headers: readPairs(memberAt(defaults, 'headers')),
    auth: readAuth(memberAt(defaults, 'auth')),
  }
}

/** The settings of a collection, a folder or an environment, and what of it is not read. */
interface ReadSettings {
  own: OwnSettings
  unread: LeftOut[]
}

export const readOpenSettings = (root: JsonValue): ReadSettings => ({
  own: settingsOf(root),
  unread: listUnreadMembers(root, knownSettings),
})

export const readEnvironment = (root: JsonValue): ReadSettings => ({
  own: { variables: readVariables(root) },
  unread: listUnreadMembers(root, knownEnvironment),
})

const readPairs = (list: JsonValue | undefined): NameValuePair[] =>
  itemsOf(list)
    .filter((one) => !isTrue(memberAt(one, 'disabled')))
    .map((one) => ({
      name: textAt(one, 'name'),
      value: readValue(memberAt(one, 'value')),
    }))

/** A value is a text, one with its type (`type`, `data`), or the selected one of several. */
function readValue(value: JsonValue | undefined): string {
  if (value?.kind === 'array') return readValue(memberAt(selectedOf(value), 'value'))
  return value?.kind === 'object' ? textAt(value, 'data') : scalarOf(value)
}

const selectedOf = (variants: JsonValue | undefined): JsonValue | undefined =>
  itemsOf(variants).find((one) => isTrue(memberAt(one, 'selected'))) ?? itemsOf(variants)[0]

const knownInfo: KnownMembers = { name: true, type: true, seq: true }

/** The members of settings, a folder, a collection and an environment (schema.opencollection.com, version 1). */
const knownSettings: KnownMembers = {
  opencollection: true,
  bundled: true,
  info: knownInfo,
  config: {},
  request: { headers: knownPair, auth: true, variables: knownPair },
  extensions: { bruno: knownConfig },
}

const knownFolder: KnownMembers = { ...knownSettings, items: true }

const knownCollection: KnownMembers = {
  ...knownFolder,
  environments: true,
  config: { environments: true },
}

const knownEnvironment: KnownMembers = {
  name: true,
  color: true,
  variables: { ...knownPair, secret: true, transient: true },
}

const knownItem: KnownMembers = {
  info: { ...knownInfo, description: true },
  http: {
    method: true,
    url: true,
    headers: knownPair,
    params: knownPair,
    body: true,
    auth: true,
  },
  runtime: { variables: knownPair, scripts: true, auth: true },
  settings: knownRequestSettings,
  docs: true,
}

const readVariables = (owner: JsonValue | undefined): Variables =>
  asVariables(readPairs(memberAt(owner, 'variables')))

function readRequest(item: JsonValue): CollectionRequest {
  const http = memberAt(item, 'http')
  const runtime = memberAt(item, 'runtime')
  const scripts = listAt(runtime, 'scripts').map((one) => ({
    type: textAt(one, 'type'),
    code: textAt(one, 'code'),
  }))
  const before = scripts.filter(({ type }) => !isAfter(type)).map(({ code }) => code)
  const after = scripts
    .filter(({ type }) => isAfter(type))
    .flatMap(({ type, code }) =>
      describeScript(code, 'response').map((one) => ({ ...one, what: `${type}: ${one.what}` })),
    )
  const url = textAt(http, 'url')
  const params = listAt(http, 'params')
  const pairsOf = (isPath: boolean) =>
    readPairs({
      kind: 'array',
      items: params.filter((one) => (textAt(one, 'type') === 'path') === isPath),
    })
  const bodies = memberAt(http, 'body')
  const selected = selectedOf(bodies)
  const body = selected === undefined ? bodies : memberAt(selected, 'body')
  const type = textAt(body, 'type')
  const isText = type === 'json' || type === 'text'
  return {
    variables: readVariables(runtime),
    headers: readPairs(memberAt(http, 'headers')),
    auth: readAuth(memberAt(http, 'auth') ?? memberAt(runtime, 'auth')),
    method: textAt(http, 'method'),
    url,
    inPath: asVariables(pairsOf(true)),
    // Bruno keeps the query in the URL as well; if the URL has none, it is that of the parameters.
    query: url.includes('?') ? [] : pairsOf(false),
    body: isText ? textAt(body, 'data') : null,
    note: [memberAt(item, 'info', 'description'), memberAt(item, 'docs')]
      .map((text) => textOf(text) || textAt(text, 'content'))
      .filter((text) => text !== '')
      .join('\n'),
    script: before.join('\n'),
    leftOut: [
      ...after,
      ...(url.includes('?') ? listContradictions(queryOf(url), pairsOf(false), 'http.params') : []),
      ...itemsOf(bodies)
        .filter((one) => one !== selected)
        .map((one) => ({
          what: `http.body: ${textAt(one, 'title')}`,
          reason: 'switched-off' as const,
        })),
      ...(isText || type === '' || type === 'none' ? [] : [leaveOutBody(type)]),
      ...listUnreadMembers(item, knownItem),
    ],
  }
}

const isAfter = (type: string): boolean => /^(?:after-response|tests)$/.test(type)

function readAuth(auth: JsonValue | undefined): OwnSettings['auth'] {
  if (auth === undefined || textOf(auth) === 'inherit') return undefined
  return authOf(textAt(auth, 'type'), textAt(auth, 'token') || textAt(auth, 'bearer', 'token'))
}
