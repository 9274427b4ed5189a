import type { JsonValue } from '#core/json/json-value.ts'
import { readYaml } from '#core/json/read-yaml.ts'
import { renderJson } from '#core/json/render-json.ts'
import { encodeComponent } from '#core/request/encode-component.ts'
import { setters } from '#core/snippet/date-variables.ts'
import {
  authorizationOf,
  maxFolderDepth,
  type FoundRequest,
  type FoundRequests,
  type NameValuePair,
} from './found-request.ts'
import type { ImportFile } from './import-file.ts'
import type { LeftOutRequest } from './import.ts'
import { isBrokenList, isTrue, itemsOf, memberAt, nameOf, scalarOf, textOf } from './json-access.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import { readScriptDates } from './script-dates.ts'
import {
  substituteVariables,
  withAgreedVariables,
  type Variables,
} from '#core/paste/substitute-variables.ts'

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
    const lists = [memberAt(root, 'environments'), memberAt(root, 'config', 'environments')]
    const environments = lists.flatMap(itemsOf)
    const variables = withAgreedVariables(own.variables, environments.map(readVariables))
    if (environments.length > 1)
      found.leftOut.push(
        ...environments.map((one, at): LeftOutRequest => ({
          name: nameOf(one, at),
          folderPath: [],
          reason: { kind: 'one-of-several' },
        })),
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
  const leaveOut = (name: string, kind: 'not-a-request' | 'too-deep') =>
    found.leftOut.push({ name, folderPath, reason: { kind } })
  if (isBrokenList(memberAt(owner, 'items'))) leaveOut('items', 'not-a-request')
  for (const [index, item] of itemsOf(memberAt(owner, 'items')).entries()) {
    const name = textOf(memberAt(item, 'info', 'name')) || nameOf(item, index)
    if (isRequest(item)) readItem(item, context, name)
    else if (memberAt(item, 'items') === undefined) leaveOut(name, 'not-a-request')
    else if (folderPath.length >= maxFolderDepth) leaveOut(name, 'too-deep')
    else
      readItems(item, {
        found,
        settings: withSettings(settings, item),
        folderPath: [...folderPath, name],
      })
  }
}

/** The inherited settings with the request defaults of a collection or a folder. */
function withSettings(inherited: CollectionSettings, owner: JsonValue): CollectionSettings {
  const defaults = memberAt(owner, 'request')
  const auth = memberAt(defaults, 'auth')
  return {
    variables: new Map([...inherited.variables, ...readVariables(defaults)]),
    headers: [...inherited.headers, ...readPairs(memberAt(defaults, 'headers'))],
    auth: auth === undefined || textOf(auth) === 'inherit' ? inherited.auth : auth,
  }
}

const readPairs = (list: JsonValue | undefined): NameValuePair[] =>
  itemsOf(list)
    .filter((one) => !isTrue(memberAt(one, 'disabled')))
    .map((one) => ({
      name: textOf(memberAt(one, 'name')),
      value: scalarOf(memberAt(one, 'value')),
    }))

const readVariables = (owner: JsonValue | undefined): Variables =>
  new Map(readPairs(memberAt(owner, 'variables')).map(({ name, value }) => [name, value]))

function readItem(item: JsonValue, { found, settings, folderPath }: Context, name: string): void {
  found.requests.push({ name, folderPath, ...readRequest(item, settings) })
}

function readRequest(
  item: JsonValue,
  settings: CollectionSettings,
): Pick<FoundRequest, 'note' | 'text' | 'leftOut' | 'computed'> {
  const http = memberAt(item, 'http')
  const runtime = memberAt(item, 'runtime')
  const scripts = itemsOf(memberAt(runtime, 'scripts'))
    .filter((one) => textOf(memberAt(one, 'type')) === 'before-request')
    .map((one) => textOf(memberAt(one, 'code')))
  const { variables, computed, leftOut } = readScriptDates(scripts.join('\n'), setters.bruno, {
    variables: new Map([...settings.variables, ...readVariables(runtime)]),
    request: renderJson(item, { indent: null }),
  })
  const fill = (text: string) => substituteVariables(text, variables)
  const own = memberAt(http, 'auth') ?? memberAt(runtime, 'auth')
  const auth = own === undefined || textOf(own) === 'inherit' ? settings.auth : own
  const headers = [...readAuth(auth), ...settings.headers, ...readPairs(memberAt(http, 'headers'))]
  const body = memberAt(http, 'body')
  const type = textOf(memberAt(body, 'type'))
  const isText = type === 'json' || type === 'text'
  const docs = memberAt(item, 'docs')
  return {
    note: textOf(docs) || textOf(memberAt(docs, 'content')),
    ...(computed && { computed }),
    text: renderCurlCommand({
      method: textOf(memberAt(http, 'method')),
      url: fill(fillUrl(textOf(memberAt(http, 'url')), itemsOf(memberAt(http, 'params')))),
      headers: headers.map((one) => ({ name: one.name, value: fill(one.value) })),
      body: isText ? fill(textOf(memberAt(body, 'data'))) : null,
    }),
    leftOut: [
      ...leftOut,
      ...(isText || type === '' || type === 'none'
        ? []
        : [{ what: `body: ${type}`, reason: 'no-place' } as const]),
    ],
  }
}

/** Bruno keeps the query in the URL as well; parameters that it lacks are added. */
function fillUrl(url: string, params: readonly JsonValue[]): string {
  const isPath = (one: JsonValue) => textOf(memberAt(one, 'type')) === 'path'
  const [path = '', ...query] = url.split('?')
  const byName = new Map(
    readPairs({ kind: 'array', items: params.filter(isPath) }).map((one) => [
      `:${one.name}`,
      one.value,
    ]),
  )
  const filled = path
    .split('/')
    .map((segment) => byName.get(segment) ?? segment)
    .join('/')
  const added = readPairs({ kind: 'array', items: params.filter((one) => !isPath(one)) }).map(
    ({ name, value }) => `${encodeComponent(name)}=${encodeVariables(value)}`,
  )
  const given = query.length > 0 ? query : added.length > 0 ? [added.join('&')] : []
  return [filled, ...given].join('?')
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
  const collection = [...roots].find(
    ([path, root]) =>
      /(?:^|\/)opencollection\.ya?ml$/.test(path) && itemsOf(memberAt(root, 'items')).length === 0,
  )
  if (collection === undefined)
    return { title: '', leftOut: [], isSettings: () => false, settingsFor: () => noSettings }
  const environments = [...roots].filter(([path]) => /(?:^|\/)environments\/[^/]*$/.test(path))
  const inCollection = withSettings(noSettings, collection[1])
  const base = {
    ...inCollection,
    variables: withAgreedVariables(
      inCollection.variables,
      environments.map(([, root]) => readVariables(root)),
    ),
  }
  return {
    title: textOf(memberAt(collection[1], 'info', 'name')),
    leftOut: (environments.length < 2 ? [] : environments).map(([name]) => ({
      name,
      folderPath: [],
      reason: { kind: 'one-of-several' },
    })),
    isSettings: (path) => roots.has(path),
    settingsFor: (path) => {
      const folders = path.split('/').slice(0, -1)
      return folders
        .map((_, index) => roots.get(`${folders.slice(0, index + 1).join('/')}/folder.yml`))
        .reduce<CollectionSettings>(
          (settings, root) => (root ? withSettings(settings, root) : settings),
          base,
        )
    },
  }
}
