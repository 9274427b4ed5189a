import type { JsonValue } from '#core/json/json-value.ts'
import {
  type FoundRequest,
  withLeftOut,
  type NameValuePair,
  readPairs,
  asVariables,
  leaveOutBody,
  leaveOut,
  authorizationOf,
  withInheritedHeaders,
  type FolderContext,
  maxFolderDepth,
  type FoundRequests,
  fillPath,
  listContradictions,
  queryOf,
} from './found-request.ts'
import { memberAt, textOf, itemsOf, nameOf, isBrokenList } from './json-access.ts'
import { setters } from '#core/snippet/date-variables.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readScriptDates } from './script-dates.ts'
import {
  substituteVariables,
  withAgreedVariables,
  type Variables,
} from '#core/paste/substitute-variables.ts'
import type { LeftOutRequest } from './import.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import {
  knownNames,
  knownPair,
  leaveOutMembers,
  listUnreadMembers,
  type KnownMembers,
} from './unread-members.ts'

export const isBrunoCollection = (root: JsonValue): boolean =>
  memberAt(root, 'items')?.kind === 'array' && textOf(memberAt(root, 'name')) !== ''

/** Reads a collection exported by Bruno as one JSON file, with its folders and its active environment. */
export function readBrunoCollection(root: JsonValue): FoundRequests {
  const found: FoundRequests = { title: textOf(memberAt(root, 'name')), requests: [], leftOut: [] }
  const settings = memberAt(root, 'root', 'request')
  const variables = readEnvironment(root, readVariables(memberAt(settings, 'vars', 'req')))
  found.leftOut.push(
    ...leaveOutMembers(found.title, [], listUnreadMembers(root, knownCollection)),
    ...listOpenEnvironments(root),
  )
  readItems(itemsOf(memberAt(root, 'items')), {
    found,
    variables,
    auth: memberAt(settings, 'auth'),
    headers: readPairs(memberAt(settings, 'headers')),
    folderPath: [],
  })
  return found
}

function readItems(items: readonly JsonValue[], context: FolderContext): void {
  const { found, folderPath } = context
  for (const [index, item] of items.entries()) {
    const name = item.kind === 'object' ? textOf(memberAt(item, 'name')) : nameOf(item, index)
    const request = memberAt(item, 'request')
    if (textOf(memberAt(item, 'type')) === 'folder') {
      found.leftOut.push(...leaveOutMembers(name, folderPath, listUnreadMembers(item, knownFolder)))
      if (isBrokenList(memberAt(item, 'items')))
        found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
      if (folderPath.length >= maxFolderDepth) {
        found.leftOut.push(leaveOut(name, 'too-deep', folderPath))
        continue
      }
      const settings = memberAt(item, 'root', 'request')
      const own = memberAt(settings, 'auth')
      readItems(itemsOf(memberAt(item, 'items')), {
        found,
        auth: own && modeOf(own) !== 'inherit' ? own : context.auth,
        headers: withInheritedHeaders(context.headers, readPairs(memberAt(settings, 'headers'))),
        variables: new Map([
          ...context.variables,
          ...readVariables(memberAt(settings, 'vars', 'req')),
        ]),
        folderPath: [...folderPath, name],
      })
    } else if (request && textOf(memberAt(item, 'type')).startsWith('http')) {
      const unread = listUnreadMembers(item, knownItem(modeOf(memberAt(request, 'body'))))
      found.requests.push({
        name,
        folderPath,
        ...withLeftOut(readRequest(request, context), unread),
      })
    } else found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
  }
}

const readVariables = (variables: JsonValue | undefined): Variables =>
  asVariables(readPairs(variables))

/** What is passed on to the requests of a folder (github.com/usebruno/bruno, bruno-schema, `folderRootSchema`). */
const knownSettings: KnownMembers = {
  meta: true,
  request: { headers: knownPair, auth: true, script: {}, vars: { req: knownPair } },
}

const knownOwner: KnownMembers = knownNames('uid type name seq filename pathname')

const knownFolder: KnownMembers = { ...knownOwner, items: true, root: knownSettings }

/** The members of `bruno.json`, which an export repeats. */
export const knownConfig: KnownMembers = {
  ...knownNames('version opencollection name type ignore size filesCount presets scripts openapi'),
  clientCertificates: { enabled: true },
}

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

/** The environments, if there are several and none is active. */
function listOpenEnvironments(root: JsonValue): LeftOutRequest[] {
  const environments = itemsOf(memberAt(root, 'environments'))
  return environments.length < 2 || activeEnvironment(root) !== undefined
    ? []
    : environments.map((one, at) => leaveOut(nameOf(one, at), 'one-of-several'))
}

function activeEnvironment(root: JsonValue): JsonValue | undefined {
  const active = textOf(memberAt(root, 'activeEnvironmentUid'))
  return itemsOf(memberAt(root, 'environments')).find(
    (one) => active !== '' && textOf(memberAt(one, 'uid')) === active,
  )
}

/** The variables of the active environment, else those on which all agree. */
function readEnvironment(root: JsonValue, base: Variables): Variables {
  const active = activeEnvironment(root)
  const environments = active === undefined ? itemsOf(memberAt(root, 'environments')) : [active]
  return withAgreedVariables(
    base,
    environments.map((one) => readVariables(memberAt(one, 'variables'))),
  )
}

const modeOf = (part: JsonValue | undefined): string => textOf(memberAt(part, 'mode'))

function readRequest(
  request: JsonValue,
  { variables: given, auth: inherited, headers: inheritedHeaders }: FolderContext,
): Pick<FoundRequest, 'note' | 'text' | 'leftOut' | 'computed'> {
  const { variables, computed, leftOut } = readScriptDates(
    textOf(memberAt(request, 'script', 'req')),
    setters.bruno,
    {
      variables: new Map([...given, ...readVariables(memberAt(request, 'vars', 'req'))]),
      request: renderJson(request, { indent: null }),
    },
  )
  const fill = (text: string) => substituteVariables(text, variables)
  const own = memberAt(request, 'auth')
  const auth = own && modeOf(own) !== 'inherit' ? own : inherited
  const body = memberAt(request, 'body')
  const mode = modeOf(body)
  const isText = mode === 'json' || mode === 'text'
  const headers = withInheritedHeaders(
    inheritedHeaders,
    readPairs(memberAt(request, 'headers')),
  ).map(({ name, value }) => ({ name, value: fill(value) }))
  const isPath = (one: JsonValue) => textOf(memberAt(one, 'type')) === 'path'
  const params = itemsOf(memberAt(request, 'params'))
  const inPath = params.filter(isPath)
  const url = textOf(memberAt(request, 'url'))
  return {
    note: textOf(memberAt(request, 'docs')),
    ...(computed && { computed }),
    text: renderCurlCommand({
      method: textOf(memberAt(request, 'method')),
      url: fill(fillPath(url, readVariables({ kind: 'array', items: inPath }))),
      headers: [...readAuth(auth, fill), ...headers],
      body: isText ? fill(textOf(memberAt(body, mode))) : null,
    }),
    leftOut: [
      ...leftOut,
      ...listContradictions(
        queryOf(url),
        readPairs({ kind: 'array', items: params.filter((one) => !isPath(one)) }),
        'params',
      ),
      ...(isText || mode === '' || mode === 'none' ? [] : [leaveOutBody(mode)]),
    ],
  }
}

function readAuth(auth: JsonValue | undefined, fill: (text: string) => string): NameValuePair[] {
  const mode = modeOf(auth)
  if (mode === '' || mode === 'none' || mode === 'inherit') return []
  return authorizationOf(mode, fill(textOf(memberAt(auth, 'bearer', 'token'))))
}
