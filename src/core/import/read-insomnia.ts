import { isFormType } from '#core/text/media-type.ts'
import { membersOf, type JsonMember, type JsonValue } from '#core/json/json-value.ts'
import { ownValue } from '#core/own-value.ts'
import { withAgreedVariables, type Variables } from '#core/paste/substitute-variables.ts'
import {
  isTrue,
  knownNames,
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
  readPairs,
  type FoundRequests,
} from './found-request.ts'
import {
  maxFolderDepth,
  noSettings,
  readCollection,
  type CollectionFormat,
  type CollectionRequest,
  type OwnSettings,
} from './read-collection.ts'

/** True for an Insomnia export, version 4 (a list of resources) or 5 (a tree). */
export const isInsomnia = (root: JsonValue): boolean => isVersion4(root) || isVersion5(root)

const isVersion4 = (root: JsonValue): boolean =>
  textAt(root, '_type') === 'export' && memberAt(root, 'resources')?.kind === 'array'

const isVersion5 = (root: JsonValue): boolean =>
  textAt(root, 'type').startsWith('collection.insomnia.rest/5')

/**
 * Reads an export of Insomnia 4 or 5 with its folders. Variables of the base environment, of the folders and
 * of a single sub-environment are filled in. If there are several sub-environments, they are listed in
 * `leftOut`, and variables on which they differ stay unresolved.
 */
export function readInsomnia(root: JsonValue): FoundRequests {
  return isVersion4(root) ? readVersion4(root) : readVersion5(root)
}

/** What version 4 has beside requests and folders (github.com/Kong/insomnia, "models"), and what of it has no content. */
const knownResources: Readonly<Record<string, KnownMembers>> = {
  workspace: { scope: true },
  environment: knownNames('data dataPropertyOrder color environmentType kvPairData'),
  cookie_jar: {},
  unit_test_suite: {},
  unit_test: { requestId: true },
  proto_directory: {},
  proto_file: {},
  mock_server: { url: true, useInsomniaCloud: true },
  mock_route: {},
  ca_certificate: {},
  client_certificate: {},
}

/** What all resources have; version 5 moves it to `meta`. */
const knownMeta: KnownMembers = knownNames(
  'id _id _type type name parentId created modified isPrivate metaSortKey sortKey',
)

const knownInsomniaPair: KnownMembers = { ...knownPair, multiline: true }

const knownFolder: KnownMembers = {
  ...knownMeta,
  meta: knownMeta,
  ...knownNames(
    'children environment environmentPropertyOrder kvPairData environmentType authentication',
  ),
  headers: knownInsomniaPair,
  scripts: {},
}

/** The whole of version 5. */
const knownCollection: KnownMembers = {
  ...knownMeta,
  meta: knownMeta,
  ...knownNames('schema_version collection environments'),
  cookieJar: { name: true, meta: true },
}

const knownRequest: KnownMembers = {
  ...knownMeta,
  meta: { ...knownMeta, description: true },
  ...knownNames('description url method'),
  body: { mimeType: true, text: true, fileName: true, params: knownInsomniaPair },
  parameters: knownInsomniaPair,
  pathParameters: true,
  headers: knownInsomniaPair,
  authentication: true,
  scripts: {},
  // The settings with the values that change nothing, in version 4 and in version 5.
  settingStoreCookies: ['true'],
  settingSendCookies: ['true'],
  settingDisableRenderRequestBody: ['false'],
  settingEncodeUrl: true,
  settingRebuildPath: ['true'],
  settingFollowRedirects: ['global', 'on'],
  settings: {
    renderRequestBody: ['true'],
    encodeUrl: true,
    rebuildPath: ['true'],
    followRedirects: ['global', 'on'],
    cookies: { send: ['true'], store: ['true'] },
  },
}

const idOf = (resource: JsonValue) => textAt(resource, '_id')
const parentOf = (resource: JsonValue) => textAt(resource, 'parentId')

/** The list of resources becomes the tree that version 5 is. */
function readVersion4(root: JsonValue): FoundRequests {
  const resources = listAt(root, 'resources')
  const ofType = (type: string) => resources.filter((one) => textAt(one, '_type') === type)
  const workspaces = ofType('workspace')
  const environments = ofType('environment')
  const bases = environments.filter((one) =>
    workspaces.some((workspace) => idOf(workspace) === parentOf(one)),
  )
  const { top, nested } = nestItems(resources, workspaces)
  const read = readTree(withChildren([], top), textAt(workspaces[0], 'name'), {
    bases,
    others: environments.filter((one) => !bases.includes(one)),
  })
  // Folders that contain each other are in no tree, so they are left out, as are types of later versions.
  const otherTypes = { ...knownResources, api_spec: {} }
  const others = resources.filter(
    (one) => !nested.has(one) && ownValue(otherTypes, textAt(one, '_type')) === undefined,
  )
  const specs = ofType('api_spec').filter((one) => textAt(one, 'contents').trim() !== '')
  return {
    ...read,
    leftOut: [
      ...resources.flatMap(leaveOutUnread),
      ...read.leftOut,
      ...others.map((one) => leaveOut(nameOf(one, resources.indexOf(one)), 'not-a-request')),
      ...specs.map((one) => leaveOut(textAt(one, 'fileName') || 'api_spec', 'not-a-request')),
    ],
  }
}

/** The members of a resource beside requests and folders that are not read. */
function leaveOutUnread(resource: JsonValue, at: number) {
  const type = textAt(resource, '_type')
  const known = ownValue(knownResources, type)
  if (!known) return []
  const typed: JsonValue = { kind: 'object', members: [{ name: type, value: resource }] }
  const members = listUnreadMembers(typed, { [type]: { ...knownMeta, ...known } })
  return leaveOutMembers(nameOf(resource, at), [], members)
}

/** The requests and folders that are in no other folder, each with what it contains, and all that are `nested` so. */
function nestItems(resources: readonly JsonValue[], workspaces: readonly JsonValue[]) {
  const items = resources.filter((one) => textAt(one, '_type').includes('request'))
  const nested = new Set<JsonValue>()
  const nest = (item: JsonValue, depth: number): JsonValue => {
    nested.add(item)
    const inner = items.filter((one) => parentOf(one) === idOf(item) && !nested.has(one))
    return inner.length === 0 && textAt(item, '_type') !== 'request_group'
      ? item
      : withChildren(
          membersOf(item),
          depth > maxFolderDepth ? [] : inner.map((one) => nest(one, depth + 1)),
        )
  }
  const folders = new Set(resources.filter((one) => !workspaces.includes(one)).map(idOf))
  const top = items.filter((one) => !folders.has(parentOf(one))).map((one) => nest(one, 1))
  return { top, nested }
}

const withChildren = (members: readonly JsonMember[], items: readonly JsonValue[]): JsonValue => ({
  kind: 'object',
  members: [...members, { name: 'children', value: { kind: 'array', items } }],
})

function readVersion5(root: JsonValue): FoundRequests {
  const title = textAt(root, 'name')
  const base = memberAt(root, 'environments')
  const items = memberAt(root, 'collection')
  const tree = {
    kind: 'object',
    members: items ? [{ name: 'children', value: items }] : [],
  } as const
  const read = readTree(tree, title, {
    bases: base ? [base] : [],
    others: listAt(base, 'subEnvironments'),
  })
  const unread = listUnreadMembers(root, knownCollection)
  return { ...read, leftOut: [...leaveOutMembers(title, [], unread), ...read.leftOut] }
}

function readTree(
  root: JsonValue,
  title: string,
  { bases, others }: Readonly<Record<'bases' | 'others', readonly JsonValue[]>>,
): FoundRequests {
  const dataOf = (one: JsonValue) => readData(memberAt(one, 'data'), '')
  const variables = withAgreedVariables(
    new Map(bases.flatMap((one) => [...dataOf(one)])),
    others.map(dataOf),
  )
  const read = readCollection(root, title, insomnia, { ...noSettings, variables })
  const open = others.length > 1 ? others : []
  return {
    ...read,
    leftOut: [
      ...open.map((one) => leaveOut(textAt(one, 'name'), 'one-of-several')),
      ...read.leftOut,
    ],
  }
}

/** Nested values are named by their path: `{ api: { host } }` is `api.host`. */
function readData(data: JsonValue | undefined, path: string): Variables {
  if (data?.kind !== 'object') return new Map()
  return new Map(
    data.members.flatMap(({ name, value }) =>
      value.kind === 'object'
        ? [...readData(value, `${path}${name}.`)]
        : [[`${path}${name}`, scalarOf(value)] as const],
    ),
  )
}

const insomnia: CollectionFormat = {
  lists: ['children'],
  nameOf,
  isFolder: (item) => memberAt(item, 'children') !== undefined,
  settingsOf: (folder) => ({
    variables: readData(memberAt(folder, 'environment'), ''),
    headers: readPairs(memberAt(folder, 'headers')),
    auth: readAuth(folder),
  }),
  unreadOf: (folder) => listUnreadMembers(folder, knownFolder),
  // gRPC, GraphQL subscriptions and WebSockets have a URL but no method.
  read: (item) =>
    textAt(item, 'url') === '' || textAt(item, 'method') === '' ? null : readRequest(item),
  asVariables: (text) =>
    text.replaceAll(
      /\{\{([^{}]+)\}\}/g,
      (_, name: string) => `{{${name.trim().replace(/^_\./, '')}}}`,
    ),
}

function readRequest(request: JsonValue): CollectionRequest {
  const body = memberAt(request, 'body')
  const type = textAt(body, 'mimeType')
  const isForm = isFormType(type)
  const text = memberAt(body, 'text')
  return {
    headers: readPairs(memberAt(request, 'headers')),
    auth: readAuth(request),
    method: textAt(request, 'method'),
    url: textAt(request, 'url'),
    inPath: asVariables(readPairs(memberAt(request, 'pathParameters'))),
    query: readPairs(memberAt(request, 'parameters')),
    body: isForm ? readPairs(memberAt(body, 'params')) : text ? textOf(text) : null,
    note: textAt(request, 'description') || textAt(request, 'meta', 'description'),
    leftOut: [
      ...(type === '' || isForm || text ? [] : [leaveOutBody(type)]),
      ...listUnreadMembers(request, knownRequest),
    ],
  }
}

/** An authentication without a type is that of the folder. */
function readAuth(owner: JsonValue): OwnSettings['auth'] {
  const auth = memberAt(owner, 'authentication')
  const type = textAt(auth, 'type')
  if (type === '') return undefined
  if (type === 'none' || isTrue(memberAt(auth, 'disabled'))) return null
  const prefix = textAt(auth, 'prefix').trim()
  const isBearer = type === 'bearer' && /^(?:bearer)?$/i.test(prefix)
  return { type: isBearer ? type : prefix || type, token: textAt(auth, 'token') }
}
