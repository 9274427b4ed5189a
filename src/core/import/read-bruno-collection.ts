import { queryOf } from '#core/url/split-url.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { withAgreedVariables, type Variables } from '#core/paste/substitute-variables.ts'
import { setters } from '#core/snippet/date-variables.ts'
import {
  knownNames,
  knownPair,
  listAt,
  listUnreadMembers,
  memberAt,
  nameOf,
  textAt,
  type KnownMembers,
} from './foreign-json.ts'
import {
  asVariables,
  leaveOut,
  leaveOutBody,
  listContradictions,
  readPairs,
  type FoundRequests,
} from './found-request.ts'
import {
  noSettings,
  readCollection,
  withSettings,
  type CollectionFormat,
  type CollectionRequest,
  type OwnSettings,
} from './read-collection.ts'

export const isBrunoCollection = (root: JsonValue): boolean =>
  memberAt(root, 'items')?.kind === 'array' && textAt(root, 'name') !== ''

/** Reads a collection exported by Bruno as one JSON file, with its folders and its active environment. */
export function readBrunoCollection(root: JsonValue): FoundRequests {
  const environments = listAt(root, 'environments')
  const active = textAt(root, 'activeEnvironmentUid')
  const chosen = environments.filter((one) => active !== '' && textAt(one, 'uid') === active)
  const isOpen = chosen.length === 0 && environments.length > 1
  const settings = withSettings(noSettings, settingsOf(memberAt(root, 'root', 'request')))
  // Without an active one, those on which all agree.
  const variables = withAgreedVariables(
    settings.variables,
    (chosen.length > 0 ? chosen.slice(0, 1) : environments).map(readVariables),
  )
  const read = readCollection(root, textAt(root, 'name'), bruno, { ...settings, variables })
  const open = isOpen
    ? environments.map((one, at) => leaveOut(nameOf(one, at), 'one-of-several'))
    : []
  return { ...read, leftOut: [...open, ...read.leftOut] }
}

const bruno: CollectionFormat = {
  setter: setters.bruno,
  lists: ['items'],
  nameOf: (item, index) => (item.kind === 'object' ? textAt(item, 'name') : nameOf(item, index)),
  isFolder: (item) => textAt(item, 'type') === 'folder',
  settingsOf: (folder) => settingsOf(memberAt(folder, 'root', 'request')),
  unreadOf: (folder, isWhole) => listUnreadMembers(folder, isWhole ? knownCollection : knownFolder),
  read: (item) => {
    const request = memberAt(item, 'request')
    return request && textAt(item, 'type').startsWith('http') ? readRequest(item, request) : null
  },
}

const settingsOf = (owner: JsonValue | undefined): OwnSettings => ({
  variables: asVariables(readPairs(memberAt(owner, 'vars', 'req'))),
  headers: readPairs(memberAt(owner, 'headers')),
  auth: memberAt(owner, 'auth')
    ? authOf(textAt(owner, 'auth', 'mode'), textAt(owner, 'auth', 'bearer', 'token'))
    : undefined,
})

export function authOf(mode: string, token: string): OwnSettings['auth'] {
  if (mode === 'inherit') return undefined
  return mode === '' || mode === 'none' ? null : { type: mode, token }
}

const readVariables = (environment: JsonValue): Variables =>
  asVariables(readPairs(memberAt(environment, 'variables')))

/** What is passed on to the requests of a folder (github.com/usebruno/bruno, bruno-schema, `folderRootSchema`). */
const knownSettings: KnownMembers = {
  meta: true,
  request: { headers: knownPair, auth: true, script: {}, vars: { req: knownPair } },
}

const knownOwner: KnownMembers = knownNames('uid type name seq filename pathname')

/** The members of `bruno.json`, which an export repeats. */
export const knownConfig: KnownMembers = {
  ...knownNames('version opencollection name type ignore size filesCount presets scripts openapi'),
  clientCertificates: { enabled: true },
}

const knownFolder: KnownMembers = { ...knownOwner, items: true, root: knownSettings }

const knownCollection: KnownMembers = {
  ...knownFolder,
  ...knownNames(
    'version activeEnvironmentUid environments runnerResult runtimeVariables exportedAt exportedUsing',
  ),
  brunoConfig: knownConfig,
}

/** The settings of a request; what they are by default changes nothing. */
export const knownRequestSettings: KnownMembers = {
  // The URL is read as it is written.
  encodeUrl: true,
  followRedirects: ['true', 'inherit'],
  maxRedirects: ['5', 'inherit'],
  timeout: ['0', 'inherit'],
}

const knownItem = (bodyMode: string): KnownMembers => ({
  ...knownOwner,
  settings: knownRequestSettings,
  request: {
    url: true,
    method: true,
    headers: knownPair,
    params: knownPair,
    auth: true,
    body: { mode: true, [bodyMode]: true },
    script: { req: true },
    vars: { req: knownPair },
    docs: true,
  },
})

function readRequest(item: JsonValue, request: JsonValue): CollectionRequest {
  const body = memberAt(request, 'body')
  const mode = textAt(body, 'mode')
  const isText = mode === 'json' || mode === 'text'
  const url = textAt(request, 'url')
  const params = listAt(request, 'params')
  const pairsOf = (isPath: boolean) =>
    readPairs({
      kind: 'array',
      items: params.filter((one) => (textAt(one, 'type') === 'path') === isPath),
    })
  return {
    ...settingsOf(request),
    method: textAt(request, 'method'),
    url,
    inPath: asVariables(pairsOf(true)),
    body: isText ? textAt(body, mode) : null,
    note: textAt(request, 'docs'),
    script: textAt(request, 'script', 'req'),
    leftOut: [
      ...listContradictions(queryOf(url), pairsOf(false), 'params'),
      ...(isText || mode === '' || mode === 'none' ? [] : [leaveOutBody(mode)]),
      ...listUnreadMembers(item, knownItem(mode)),
    ],
  }
}
