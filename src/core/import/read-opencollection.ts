import { groupBy } from '#core/group-by.ts'
import type { JsonValue } from '#core/json/json-value.ts'
import { readYaml } from '#core/json/yaml.ts'
import { renderJson } from '#core/json/render-json.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import { setters } from '#core/snippet/date-variables.ts'
import {
  type FoundRequest,
  withLeftOut,
  type NameValuePair,
  asVariables,
  leaveOutBody,
  leaveOut,
  authorizationOf,
  withInheritedHeaders,
  maxFolderDepth,
  type FoundRequests,
  fillPath,
  listContradictions,
  queryOf,
} from './found-request.ts'
import { nearestFolder, type ImportFile, type LeftOutRequest } from './import.ts'
import { memberAt, textOf, scalarOf, itemsOf, nameOf, isBrokenList, isTrue } from './json-access.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import { knownConfig, knownRequestSettings } from './read-bruno-collection.ts'
import { describeScript, readScriptDates } from './script-dates.ts'
import {
  substituteVariables,
  withAgreedVariables,
  type Variables,
} from '#core/paste/substitute-variables.ts'
import {
  knownPair,
  leaveOutMembers,
  listUnreadMembers,
  type KnownMembers,
} from './unread-members.ts'

/** What a collection, its folders and its environments pass on to their requests. */
export interface CollectionSettings {
  variables: Variables
  headers: readonly NameValuePair[]
  auth: JsonValue | undefined
}

const noSettings: CollectionSettings = { variables: new Map(), headers: [], auth: undefined }

const isRequest = (item: JsonValue): boolean => memberAt(item, 'http')?.kind === 'object'

/**
 * True for OpenCollection, the YAML of Bruno since version 3 (docs.usebruno.com, "OpenCollection YAML"): a
 * collection in one file, or a single request.
 */
export const isOpenCollection = (root: JsonValue): boolean =>
  memberAt(root, 'opencollection') !== undefined ||
  (isRequest(root) && memberAt(root, 'info')?.kind === 'object')

/** Reads a collection or a request. Variables on which several environments differ stay unresolved. */
export function readOpenCollection(
  root: JsonValue,
  inherited: CollectionSettings = noSettings,
): FoundRequests {
  const title = textOf(memberAt(root, 'info', 'name'))
  const found: FoundRequests = { title, requests: [], leftOut: [] }
  if (isRequest(root)) readItem(root, { found, settings: inherited, folderPath: [] }, title)
  else {
    const own = withSettings(inherited, root)
    found.leftOut.push(...leaveOutMembers(title, [], listUnreadMembers(root, knownOwner)))
    const lists = [memberAt(root, 'environments'), memberAt(root, 'config', 'environments')]
    const environments = lists.flatMap(itemsOf)
    const variables = withAgreedVariables(own.variables, environments.map(readVariables))
    found.leftOut.push(
      ...environments.flatMap((one, at) =>
        leaveOutMembers(nameOf(one, at), [], listUnreadMembers(one, knownEnvironment)),
      ),
    )
    if (environments.length > 1)
      found.leftOut.push(
        ...environments.map((one, at) => leaveOut(nameOf(one, at), 'one-of-several')),
      )
    readItems(root, { found, settings: { ...own, variables }, folderPath: [] })
  }
  return found
}

interface Context {
  found: FoundRequests
  settings: CollectionSettings
  folderPath: readonly string[]
}

function readItems(owner: JsonValue, context: Context): void {
  const { found, settings, folderPath } = context
  if (isBrokenList(memberAt(owner, 'items')))
    found.leftOut.push(leaveOut('items', 'not-a-request', folderPath))
  for (const [index, item] of itemsOf(memberAt(owner, 'items')).entries()) {
    const name = textOf(memberAt(item, 'info', 'name')) || nameOf(item, index)
    if (isRequest(item)) readItem(item, context, name)
    else if (memberAt(item, 'items') === undefined)
      found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
    else if (folderPath.length >= maxFolderDepth)
      found.leftOut.push(leaveOut(name, 'too-deep', folderPath))
    else {
      found.leftOut.push(...leaveOutMembers(name, folderPath, listUnreadMembers(item, knownOwner)))
      readItems(item, {
        found,
        settings: withSettings(settings, item),
        folderPath: [...folderPath, name],
      })
    }
  }
}

/** The inherited settings with the request defaults of a collection or a folder. */
function withSettings(inherited: CollectionSettings, owner: JsonValue): CollectionSettings {
  const defaults = memberAt(owner, 'request')
  const auth = memberAt(defaults, 'auth')
  return {
    variables: new Map([...inherited.variables, ...readVariables(defaults)]),
    headers: withInheritedHeaders(inherited.headers, readPairs(memberAt(defaults, 'headers'))),
    auth: auth === undefined || textOf(auth) === 'inherit' ? inherited.auth : auth,
  }
}

const readPairs = (list: JsonValue | undefined): NameValuePair[] =>
  itemsOf(list)
    .filter((one) => !isTrue(memberAt(one, 'disabled')))
    .map((one) => ({
      name: textOf(memberAt(one, 'name')),
      value: readValue(memberAt(one, 'value')),
    }))

/** A value is a text, one with its type (`type`, `data`), or the selected one of several. */
function readValue(value: JsonValue | undefined): string {
  if (value?.kind === 'array') return readValue(memberAt(selectedOf(value), 'value'))
  return value?.kind === 'object' ? textOf(memberAt(value, 'data')) : scalarOf(value)
}

const selectedOf = (variants: JsonValue | undefined): JsonValue | undefined =>
  itemsOf(variants).find((one) => isTrue(memberAt(one, 'selected'))) ?? itemsOf(variants)[0]

const knownInfo: KnownMembers = { name: true, type: true, seq: true }

/** The members of a collection and a folder, and of an environment (schema.opencollection.com, version 1). */
const knownOwner: KnownMembers = {
  opencollection: true,
  bundled: true,
  info: knownInfo,
  items: true,
  environments: true,
  config: { environments: true },
  request: { headers: knownPair, auth: true, variables: knownPair },
  extensions: { bruno: knownConfig },
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

function readItem(item: JsonValue, { found, settings, folderPath }: Context, name: string): void {
  const unread = listUnreadMembers(item, knownItem)
  found.requests.push({ name, folderPath, ...withLeftOut(readRequest(item, settings), unread) })
}

function readRequest(
  item: JsonValue,
  settings: CollectionSettings,
): Pick<FoundRequest, 'note' | 'text' | 'leftOut' | 'computed'> {
  const http = memberAt(item, 'http')
  const runtime = memberAt(item, 'runtime')
  const scripts = itemsOf(memberAt(runtime, 'scripts')).map((one) => ({
    type: textOf(memberAt(one, 'type')),
    code: textOf(memberAt(one, 'code')),
  }))
  const before = scripts.filter(({ type }) => !isAfter(type)).map(({ code }) => code)
  const after = scripts
    .filter(({ type }) => isAfter(type))
    .flatMap(({ type, code }) =>
      describeScript(code, 'response').map((one) => ({ ...one, what: `${type}: ${one.what}` })),
    )
  const { variables, computed, leftOut } = readScriptDates(before.join('\n'), setters.bruno, {
    variables: new Map([...settings.variables, ...readVariables(runtime)]),
    request: renderJson(item, { indent: null }),
  })
  const fill = (text: string) => substituteVariables(text, variables)
  const ownAuth = memberAt(http, 'auth') ?? memberAt(runtime, 'auth')
  const auth = ownAuth === undefined || textOf(ownAuth) === 'inherit' ? settings.auth : ownAuth
  const own = readPairs(memberAt(http, 'headers'))
  const headers = [...readAuth(auth), ...withInheritedHeaders(settings.headers, own)]
  const [url, params] = [textOf(memberAt(http, 'url')), itemsOf(memberAt(http, 'params'))]
  const bodies = memberAt(http, 'body')
  const selected = selectedOf(bodies)
  const body = selected === undefined ? bodies : memberAt(selected, 'body')
  const type = textOf(memberAt(body, 'type'))
  const isText = type === 'json' || type === 'text'
  return {
    note: [memberAt(item, 'info', 'description'), memberAt(item, 'docs')]
      .map((text) => textOf(text) || textOf(memberAt(text, 'content')))
      .filter((text) => text !== '')
      .join('\n'),
    ...(computed && { computed }),
    text: renderCurlCommand({
      method: textOf(memberAt(http, 'method')),
      url: fill(fillUrl(url, params)),
      headers: headers.map((one) => ({ name: one.name, value: fill(one.value) })),
      body: isText ? fill(textOf(memberAt(body, 'data'))) : null,
    }),
    leftOut: [
      ...leftOut,
      ...after,
      ...(url.includes('?')
        ? listContradictions(
            queryOf(url),
            readPairs({ kind: 'array', items: params.filter((one) => !isPath(one)) }),
            'http.params',
          )
        : []),
      ...itemsOf(bodies)
        .filter((one) => one !== selected)
        .map((one) => ({
          what: `http.body: ${textOf(memberAt(one, 'title'))}`,
          reason: 'switched-off' as const,
        })),
      ...(isText || type === '' || type === 'none' ? [] : [leaveOutBody(type)]),
    ],
  }
}

const isAfter = (type: string): boolean => /^(?:after-response|tests)$/.test(type)

const isPath = (one: JsonValue) => textOf(memberAt(one, 'type')) === 'path'

/** Bruno keeps the query in the URL as well; if the URL has none, it is that of the parameters. */
function fillUrl(url: string, params: readonly JsonValue[]): string {
  const inPath = readPairs({ kind: 'array', items: params.filter(isPath) })
  const filled = fillPath(url, asVariables(inPath))
  const added = readPairs({ kind: 'array', items: params.filter((one) => !isPath(one)) }).map(
    ({ name, value }) => `${encodeComponent(name)}=${encodeVariables(value)}`,
  )
  return filled.includes('?') || added.length === 0 ? filled : `${filled}?${added.join('&')}`
}

/** Variables are replaced later. */
const encodeVariables = (value: string): string =>
  value
    .split(/(\{\{[^{}]+\}\})/)
    .map((part) => (part.startsWith('{{') ? part : encodeComponent(part)))
    .join('')

function readAuth(auth: JsonValue | undefined): NameValuePair[] {
  const type = textOf(memberAt(auth, 'type'))
  if (type === '' || type === 'none') return []
  const token = textOf(memberAt(auth, 'token')) || textOf(memberAt(auth, 'bearer', 'token'))
  return authorizationOf(type, token)
}

/** Files of a collection that are not requests. */
const settingsPath = /(?:^|\/)(?:opencollection|folder|workspace|environments\/[^/]*)\.ya?ml$/

interface CollectionFolders {
  title: string
  leftOut: LeftOutRequest[]
  isSettings: (path: string) => boolean
  settingsFor: (path: string) => CollectionSettings
}

/** Reads the settings of a collection with a file for each request, as a folder; without `opencollection.yml` there are none. */
export function readCollectionFolders(files: readonly ImportFile[]): CollectionFolders {
  const roots = new Map(
    files.flatMap((file) => {
      if (!('text' in file) || !settingsPath.test(file.path)) return []
      const read = readYaml(file.text)
      const root = read.ok ? read.value[0]?.root : undefined
      return root === undefined ? [] : [[file.path, root] as const]
    }),
  )
  const collections = new Map(
    [...roots].flatMap(([path, root]) =>
      /(?:^|\/)opencollection\.ya?ml$/.test(path) && itemsOf(memberAt(root, 'items')).length === 0
        ? [[path.slice(0, path.lastIndexOf('/') + 1), root] as const]
        : [],
    ),
  )
  if (collections.size === 0)
    return { title: '', leftOut: [], isSettings: () => false, settingsFor: () => noSettings }
  const folderOf = (path: string) => nearestFolder(path, [...collections.keys()])
  const environments = groupBy(
    [...roots.keys()].filter((path) => /(?:^|\/)environments\/[^/]*$/.test(path)),
    folderOf,
  )
  const bases = new Map(
    [...collections].map(([folder, root]) => {
      const inCollection = withSettings(noSettings, root)
      const ofEnvironments = (environments.get(folder) ?? []).map((path) =>
        readVariables(roots.get(path)),
      )
      const variables = withAgreedVariables(inCollection.variables, ofEnvironments)
      return [folder, { ...inCollection, variables }] as const
    }),
  )
  const [only] = collections.size === 1 ? collections.values() : []
  return {
    title: textOf(memberAt(only, 'info', 'name')),
    leftOut: [
      ...[...environments.values()]
        .filter(({ length }) => length > 1)
        .flat()
        .map((name) => leaveOut(name, 'one-of-several')),
      ...[...roots].flatMap(([path, root]) => {
        const isEnvironment = environments.get(folderOf(path))?.includes(path) === true
        const known = isEnvironment ? knownEnvironment : knownOwner
        return leaveOutMembers(path, [], listUnreadMembers(root, known))
      }),
    ],
    isSettings: (path) => roots.has(path),
    settingsFor: (path) => {
      const folders = path.split('/').slice(0, -1)
      return folders
        .map((_, index) => `${folders.slice(0, index + 1).join('/')}/folder`)
        .map((folder) => roots.get(`${folder}.yml`) ?? roots.get(`${folder}.yaml`))
        .reduce<CollectionSettings>(
          (settings, root) => (root ? withSettings(settings, root) : settings),
          bases.get(folderOf(path)) ?? noSettings,
        )
    },
  }
}
