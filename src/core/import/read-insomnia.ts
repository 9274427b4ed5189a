import type { JsonValue } from '#core/json/json-value.ts'
import type { LeftOut } from '#core/query/reading.ts'
import {
  type NameValuePair,
  readPairs,
  asVariables,
  fillPairs,
  leaveOutBody,
  leaveOut,
  authorizationOf,
  withInheritedHeaders,
  type FolderContext,
  maxFolderDepth,
  type FoundRequests,
  encodePairs,
  withParameters,
  fillPath,
} from './found-request.ts'
import { memberAt, textOf, scalarOf, itemsOf, nameOf, isBrokenList, isTrue } from './json-access.ts'
import {
  withAgreedVariables,
  substituteVariables,
  type Variables,
} from '#core/paste/substitute-variables.ts'
import { ownValue } from '#core/own-value.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import {
  knownNames,
  knownPair,
  leaveOutMembers,
  listUnreadMembers,
  type KnownMembers,
} from './unread-members.ts'

/** True for an Insomnia export, version 4 (a list of resources) or 5 (a tree). */
export const isInsomnia = (root: JsonValue): boolean => isVersion4(root) || isVersion5(root)

const isVersion4 = (root: JsonValue): boolean =>
  textOf(memberAt(root, '_type')) === 'export' && memberAt(root, 'resources')?.kind === 'array'

const isVersion5 = (root: JsonValue): boolean =>
  textOf(memberAt(root, 'type')).startsWith('collection.insomnia.rest/5')

/**
 * Reads an export of Insomnia 4 or 5 with its folders. Variables of the base environment, of the folders and
 * of a single sub-environment are filled in. If there are several sub-environments, they are listed in
 * `leftOut`, and variables on which they differ stay unresolved.
 */
export function readInsomnia(root: JsonValue): FoundRequests {
  return isVersion4(root) ? readVersion4(root) : readVersion5(root)
}

interface Context extends FolderContext {
  childrenOf: (folder: JsonValue) => readonly JsonValue[]
  /** The items that were read, so that folders within each other end. */
  visited: Set<JsonValue>
}

/** What version 4 has beside requests and folders (github.com/Kong/insomnia, "models"), and what of it has no content. */
const knownResources: Readonly<Record<string, KnownMembers>> = {
  workspace: { scope: true },
  environment: {
    ...knownNames('data dataPropertyOrder color environmentType kvPairData'),
  },
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

const knownCollection: KnownMembers = {
  ...knownMeta,
  meta: knownMeta,
  ...knownNames('schema_version collection environments'),
  cookieJar: { name: true, meta: true },
}

function readVersion4(root: JsonValue): FoundRequests {
  const resources = itemsOf(memberAt(root, 'resources'))
  const ofType = (type: string) =>
    resources.filter((resource) => textOf(memberAt(resource, '_type')) === type)
  const idOf = (resource: JsonValue) => textOf(memberAt(resource, '_id'))
  const parentOf = (resource: JsonValue) => textOf(memberAt(resource, 'parentId'))
  const workspaces = ofType('workspace')
  const environments = ofType('environment')
  const bases = environments.filter((one) =>
    workspaces.some((workspace) => idOf(workspace) === parentOf(one)),
  )
  const found = createFound(textOf(memberAt(workspaces[0], 'name')))
  const known = new Set(resources.map(idOf))
  const visited = new Set<JsonValue>()
  for (const resource of resources) {
    const type = textOf(memberAt(resource, '_type'))
    const known = ownValue(knownResources, type)
    if (!known) continue
    const typed: JsonValue = { kind: 'object', members: [{ name: type, value: resource }] }
    const unread = listUnreadMembers(typed, { [type]: { ...knownMeta, ...known } })
    const name = nameOf(resource, resources.indexOf(resource))
    found.leftOut.push(...leaveOutMembers(name, [], unread))
  }
  readItems(
    resources.filter((one) => isItem(one) && !isFolderId(known, workspaces, parentOf(one))),
    {
      found,
      auth: undefined,
      headers: [],
      folderPath: [],
      variables: readEnvironments(
        bases,
        environments.filter((one) => !bases.includes(one)),
        found,
      ),
      childrenOf: (folder) =>
        resources.filter((one) => isItem(one) && parentOf(one) === idOf(folder)),
      visited,
    },
  )
  // Folders within each other belong to none, and a type of a later version is not known.
  const others = resources.filter(
    (one) =>
      !visited.has(one) &&
      ownValue({ ...knownResources, api_spec: {} }, textOf(memberAt(one, '_type'))) === undefined,
  )
  found.leftOut.push(
    ...others.map((one) => leaveOut(nameOf(one, resources.indexOf(one)), 'not-a-request')),
  )
  const specs = ofType('api_spec').filter((one) => textOf(memberAt(one, 'contents')).trim() !== '')
  found.leftOut.push(
    ...specs.map((one) =>
      leaveOut(textOf(memberAt(one, 'fileName')) || 'api_spec', 'not-a-request'),
    ),
  )
  return found
}

/** True if an ID is that of a folder: known, and not a workspace. */
const isFolderId = (
  known: ReadonlySet<string>,
  workspaces: readonly JsonValue[],
  id: string,
): boolean => known.has(id) && !workspaces.some((one) => textOf(memberAt(one, '_id')) === id)

const isItem = (resource: JsonValue): boolean =>
  textOf(memberAt(resource, '_type')).includes('request') ||
  textOf(memberAt(resource, '_type')) === 'request_group'

function readVersion5(root: JsonValue): FoundRequests {
  const found = createFound(textOf(memberAt(root, 'name')))
  const base = memberAt(root, 'environments')
  found.leftOut.push(...leaveOutMembers(found.title, [], listUnreadMembers(root, knownCollection)))
  readItems(itemsOf(memberAt(root, 'collection')), {
    found,
    auth: undefined,
    headers: [],
    folderPath: [],
    variables: readEnvironments(
      base ? [base] : [],
      itemsOf(memberAt(base, 'subEnvironments')),
      found,
    ),
    childrenOf: (folder) => itemsOf(memberAt(folder, 'children')),
    visited: new Set(),
  })
  if (isBrokenList(memberAt(root, 'collection')))
    found.leftOut.push(leaveOut('collection', 'not-a-request'))
  return found
}

const createFound = (title: string): FoundRequests => ({ title, requests: [], leftOut: [] })

function readEnvironments(
  bases: readonly JsonValue[],
  others: readonly JsonValue[],
  { leftOut }: FoundRequests,
): Variables {
  if (others.length > 1)
    leftOut.push(...others.map((one) => leaveOut(textOf(memberAt(one, 'name')), 'one-of-several')))
  const dataOf = (one: JsonValue) => readData(memberAt(one, 'data'), '')
  return withAgreedVariables(new Map(bases.flatMap((one) => [...dataOf(one)])), others.map(dataOf))
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

function readItems(items: readonly JsonValue[], context: Context): void {
  const { found, folderPath, childrenOf, visited } = context
  for (const [index, item] of items.entries()) {
    const name = nameOf(item, index)
    visited.add(item)
    const children = childrenOf(item).filter((child) => !visited.has(child))
    const isFolder =
      children.length > 0 ||
      memberAt(item, 'children') !== undefined ||
      textOf(memberAt(item, '_type')) === 'request_group'
    const isBroken = isBrokenList(memberAt(item, 'children'))
    if (isFolder)
      found.leftOut.push(...leaveOutMembers(name, folderPath, listUnreadMembers(item, knownFolder)))
    if (isFolder && (isBroken || folderPath.length >= maxFolderDepth)) {
      found.leftOut.push(leaveOut(name, isBroken ? 'not-a-request' : 'too-deep', folderPath))
    } else if (isFolder) {
      const own = readData(memberAt(item, 'environment'), '')
      const variables = new Map([...context.variables, ...own])
      readItems(children, {
        ...context,
        variables,
        auth: nearestAuth(item, context),
        headers: withInheritedHeaders(context.headers, readPairs(memberAt(item, 'headers'))),
        folderPath: [...folderPath, name],
      })
    } else if (isHttp(item))
      found.requests.push({ name, folderPath, ...readRequest(item, context) })
    else found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
  }
}

/** gRPC, GraphQL subscriptions and WebSockets have a URL but no method. */
const isHttp = (item: JsonValue): boolean =>
  textOf(memberAt(item, 'url')) !== '' && textOf(memberAt(item, 'method')) !== ''

/** An authentication without a type is that of the folder. */
function nearestAuth(item: JsonValue, { auth }: Context): JsonValue | undefined {
  const own = memberAt(item, 'authentication')
  return textOf(memberAt(own, 'type')) === '' ? auth : own
}

function readRequest(request: JsonValue, context: Context) {
  const { variables } = context
  const fill = (text: string) =>
    substituteVariables(
      text.replaceAll(
        /\{\{([^{}]+)\}\}/g,
        (_, name: string) => `{{${name.trim().replace(/^_\./, '')}}}`,
      ),
      variables,
    )
  const filled = (pairs: readonly NameValuePair[]) => fillPairs(pairs, fill)
  const inPath = asVariables(readPairs(memberAt(request, 'pathParameters')))
  const body = memberAt(request, 'body')
  const type = textOf(memberAt(body, 'mimeType'))
  const isForm = type === 'application/x-www-form-urlencoded'
  const text = memberAt(body, 'text')
  const leftOut: LeftOut[] = [
    ...(type === '' || isForm || text ? [] : [leaveOutBody(type)]),
    ...listUnreadMembers(request, knownRequest),
  ]
  return {
    note:
      textOf(memberAt(request, 'description')) || textOf(memberAt(request, 'meta', 'description')),
    text: renderCurlCommand({
      method: textOf(memberAt(request, 'method')),
      url: withParameters(
        fill(fillPath(textOf(memberAt(request, 'url')), inPath)),
        filled(readPairs(memberAt(request, 'parameters'))),
      ),
      headers: [
        ...readAuth(nearestAuth(request, context), fill),
        ...filled(withInheritedHeaders(context.headers, readPairs(memberAt(request, 'headers')))),
      ],
      body: isForm
        ? encodePairs(filled(readPairs(memberAt(body, 'params'))))
        : text
          ? fill(textOf(text))
          : null,
    }),
    leftOut,
  }
}

function readAuth(auth: JsonValue | undefined, fill: (text: string) => string) {
  const type = textOf(memberAt(auth, 'type'))
  if (type === '' || type === 'none' || isTrue(memberAt(auth, 'disabled'))) return []
  const prefix = textOf(memberAt(auth, 'prefix')).trim()
  const isBearer = type === 'bearer' && /^(?:bearer)?$/i.test(prefix)
  return authorizationOf(isBearer ? type : prefix || type, fill(textOf(memberAt(auth, 'token'))))
}
