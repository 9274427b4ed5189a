import { type JsonValue, listOf } from '#core/json/json-value.ts'
import type { Variables } from '#core/paste/substitute-variables.ts'
import {
  isNotFalse,
  knownNames,
  knownPair,
  listAt,
  listUnreadMembers,
  memberAt,
  nameOf,
  textAt,
  textOf,
  type KnownMembers,
} from './foreign-json.ts'
import { leaveOutBody, readPairs, type FoundRequests } from './found-request.ts'
import {
  noSettings,
  readCollection,
  withSettings,
  type CollectionFormat,
  type CollectionRequest,
  type OwnSettings,
} from './read-collection.ts'

/** True for a Hoppscotch collection or a list of them. */
export function isHoppscotch(root: JsonValue): boolean {
  const collections = listOf(root)
  return collections.length > 0 && collections.every(isCollection)
}

const isCollection = (one: JsonValue): boolean =>
  memberAt(one, 'requests')?.kind === 'array' && memberAt(one, 'folders')?.kind === 'array'

/**
 * Reads Hoppscotch collections with their folders. Variables of collections and requests are filled in;
 * environments are separate files.
 */
export function readHoppscotch(root: JsonValue): FoundRequests {
  const [only, ...others] = listOf(root)
  if (others.length === 0 && only)
    return readCollection(
      only,
      textAt(only, 'name'),
      hoppscotch,
      withSettings(noSettings, settingsOf(only)),
    )
  const folders = { kind: 'object', members: [{ name: 'folders', value: root }] } as const
  return readCollection(folders, '', hoppscotch, noSettings)
}

const hoppscotch: CollectionFormat = {
  lists: ['requests', 'folders'],
  nameOf,
  isFolder: (_, list) => list === 'folders',
  settingsOf,
  unreadOf: (folder) => listUnreadMembers(folder, knownFolder),
  read: (request) => (textAt(request, 'endpoint') === '' ? null : readRequest(request)),
  asVariables: (text) =>
    text.replaceAll(/<<([^<>]+)>>/g, (_, name: string) => `{{${name.trim()}}}`),
}

function settingsOf(owner: JsonValue): OwnSettings {
  return {
    variables: readVariables(memberAt(owner, 'variables')),
    headers: readPairs(memberAt(owner, 'headers'), 'key'),
    auth: readAuth(owner),
  }
}

const readVariables = (variables: JsonValue | undefined): Variables =>
  new Map(
    listAt(variables)
      .filter((one) => isNotFalse(one, 'active'))
      .map((one) => [
        textAt(one, 'key'),
        textAt(one, 'currentValue') || textAt(one, 'initialValue') || textAt(one, 'value'),
      ]),
  )

/** What collections and requests have (github.com/hoppscotch/hoppscotch, hoppscotch-data). */
const knownOwner: KnownMembers = {
  ...knownNames('v id _ref_id name auth'),
  headers: knownPair,
}

const knownFolder: KnownMembers = { ...knownOwner, folders: true, requests: true, variables: true }

const knownRequest: KnownMembers = {
  ...knownOwner,
  ...knownNames('method endpoint description'),
  params: knownPair,
  preRequestScript: true,
  body: true,
  requestVariables: knownPair,
  requestOptions: { disableCookies: ['false'] },
}

function readRequest(request: JsonValue): CollectionRequest {
  const body = memberAt(request, 'body', 'body')
  const type = textAt(request, 'body', 'contentType')
  return {
    ...settingsOf(request),
    variables: readVariables(memberAt(request, 'requestVariables')),
    method: textAt(request, 'method'),
    url: textAt(request, 'endpoint'),
    query: readPairs(memberAt(request, 'params'), 'key'),
    body: body ? textOf(body) : null,
    note: textAt(request, 'description'),
    script: textAt(request, 'preRequestScript'),
    leftOut: [
      ...(type === '' || body?.kind === 'string' ? [] : [leaveOutBody(type)]),
      ...listUnreadMembers(request, knownRequest),
    ],
  }
}

function readAuth(owner: JsonValue): OwnSettings['auth'] {
  const auth = memberAt(owner, 'auth')
  const type = textAt(auth, 'authType')
  if (!auth || type === 'inherit') return undefined
  return type === '' || type === 'none' || !isNotFalse(auth, 'authActive')
    ? null
    : { type, token: textAt(auth, 'token') }
}
