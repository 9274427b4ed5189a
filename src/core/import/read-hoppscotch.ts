import { type JsonValue, listOf } from '#core/json/json-value.ts'
import type { LeftOut } from '#core/query/reading.ts'
import {
  withLeftOut,
  type NameValuePair,
  readPairs,
  fillPairs,
  leaveOutBody,
  leaveOut,
  authorizationOf,
  withInheritedHeaders,
  type FolderContext,
  maxFolderDepth,
  type FoundRequests,
  withParameters,
} from './found-request.ts'
import { memberAt, textOf, itemsOf, nameOf, isBrokenList, isNotFalse } from './json-access.ts'
import { describeScript } from './script-dates.ts'
import { substituteVariables, type Variables } from '#core/paste/substitute-variables.ts'
import { renderCurlCommand } from './render-curl-command.ts'
import {
  knownNames,
  knownPair,
  leaveOutMembers,
  listUnreadMembers,
  type KnownMembers,
} from './unread-members.ts'

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
  const collections = listOf(root)
  const [only, ...others] = collections
  const title = others.length === 0 ? textOf(memberAt(only, 'name')) : ''
  const found: FoundRequests = { title, requests: [], leftOut: [] }
  for (const collection of collections) {
    const folderPath = others.length === 0 ? [] : [textOf(memberAt(collection, 'name'))]
    readFolder(collection, {
      found,
      folderPath,
      variables: new Map(),
      auth: undefined,
      headers: [],
    })
  }
  return found
}

function readFolder(folder: JsonValue, context: FolderContext): void {
  const { found, folderPath } = context
  const variables = new Map([...context.variables, ...readVariables(memberAt(folder, 'variables'))])
  const auth = nearestAuth(memberAt(folder, 'auth'), context.auth)
  const headers = withInheritedHeaders(
    context.headers,
    readPairs(memberAt(folder, 'headers'), 'key'),
  )
  const inner = { found, variables, auth, headers, folderPath }
  const name = folderPath.at(-1) ?? found.title
  found.leftOut.push(
    ...leaveOutMembers(name, folderPath.slice(0, -1), listUnreadMembers(folder, knownFolder)),
  )
  for (const list of ['requests', 'folders'])
    if (isBrokenList(memberAt(folder, list)))
      found.leftOut.push(leaveOut(list, 'not-a-request', folderPath))
  for (const [index, request] of itemsOf(memberAt(folder, 'requests')).entries()) {
    const name = nameOf(request, index)
    if (textOf(memberAt(request, 'endpoint')) === '')
      found.leftOut.push(leaveOut(name, 'not-a-request', folderPath))
    else {
      const unread = listUnreadMembers(request, knownRequest)
      found.requests.push({ name, folderPath, ...withLeftOut(readRequest(request, inner), unread) })
    }
  }
  for (const [index, nested] of itemsOf(memberAt(folder, 'folders')).entries()) {
    const name = nameOf(nested, index)
    if (folderPath.length >= maxFolderDepth)
      found.leftOut.push(leaveOut(name, 'too-deep', folderPath))
    else readFolder(nested, { ...inner, folderPath: [...folderPath, name] })
  }
}

const readVariables = (variables: JsonValue | undefined): Variables =>
  new Map(
    itemsOf(variables)
      .filter((one) => isNotFalse(one, 'active'))
      .map((one) => [
        textOf(memberAt(one, 'key')),
        textOf(memberAt(one, 'currentValue')) ||
          textOf(memberAt(one, 'initialValue')) ||
          textOf(memberAt(one, 'value')),
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

const nearestAuth = (own: JsonValue | undefined, outer: JsonValue | undefined) =>
  !own || textOf(memberAt(own, 'authType')) === 'inherit' ? outer : own

function readRequest(request: JsonValue, folder: FolderContext) {
  const own = readVariables(memberAt(request, 'requestVariables'))
  const variables = new Map([...folder.variables, ...own])
  // Hoppscotch writes variables as `<<name>>`.
  const fill = (text: string) =>
    substituteVariables(
      text.replaceAll(/<<([^<>]+)>>/g, (_, name: string) => `{{${name.trim()}}}`),
      variables,
    )
  const filled = (pairs: readonly NameValuePair[]) => fillPairs(pairs, fill)
  const body = memberAt(request, 'body', 'body')
  const type = textOf(memberAt(request, 'body', 'contentType'))
  const leftOut: LeftOut[] = [
    ...(type === '' || body?.kind === 'string' ? [] : [leaveOutBody(type)]),
    ...describeScript(textOf(memberAt(request, 'preRequestScript'))),
  ]
  return {
    note: textOf(memberAt(request, 'description')),
    text: renderCurlCommand({
      method: textOf(memberAt(request, 'method')),
      url: withParameters(
        fill(textOf(memberAt(request, 'endpoint'))),
        filled(readPairs(memberAt(request, 'params'), 'key')),
      ),
      headers: [
        ...readAuth(nearestAuth(memberAt(request, 'auth'), folder.auth), fill),
        ...filled(
          withInheritedHeaders(folder.headers, readPairs(memberAt(request, 'headers'), 'key')),
        ),
      ],
      body: body ? fill(textOf(body)) : null,
    }),
    leftOut,
  }
}

function readAuth(auth: JsonValue | undefined, fill: (text: string) => string) {
  const type = textOf(memberAt(auth, 'authType'))
  if (type === '' || type === 'none' || (auth && !isNotFalse(auth, 'authActive'))) return []
  return authorizationOf(type, fill(textOf(memberAt(auth, 'token'))))
}
