import type { JsonValue } from '#core/json/json-value.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { withParameters } from './encode-pairs.ts'
import {
  authorizationOf,
  maxFolderDepth,
  type FolderContext,
  type FoundRequests,
} from './found-request.ts'
import {
  isBrokenList,
  isNotFalse,
  itemsOf,
  memberAt,
  nameOf,
  scalarOf,
  textOf,
} from './json-access.ts'
import { describeScript } from './script-dates.ts'
import { substituteVariables, type Variables } from '#core/paste/substitute-variables.ts'
import { renderCurlCommand } from './render-curl-command.ts'

/** True for a Hoppscotch collection or a list of them. */
export function isHoppscotch(root: JsonValue): boolean {
  const collections = collectionsOf(root)
  return collections.length > 0 && collections.every(isCollection)
}

const isCollection = (one: JsonValue): boolean =>
  memberAt(one, 'requests')?.kind === 'array' && memberAt(one, 'folders')?.kind === 'array'

const collectionsOf = (root: JsonValue): readonly JsonValue[] =>
  root.kind === 'array' ? root.items : [root]

/**
 * Reads Hoppscotch collections with their folders. Variables of collections and requests are filled in;
 * environments are separate files.
 */
export function readHoppscotch(root: JsonValue): FoundRequests {
  const collections = collectionsOf(root)
  const [only, ...others] = collections
  const title = others.length === 0 ? textOf(memberAt(only, 'name')) : ''
  const found: FoundRequests = { title, requests: [], leftOut: [] }
  for (const collection of collections) {
    const folderPath = others.length === 0 ? [] : [textOf(memberAt(collection, 'name'))]
    readFolder(collection, { found, folderPath, variables: new Map(), auth: undefined })
  }
  return found
}

function readFolder(folder: JsonValue, context: FolderContext): void {
  const { found, folderPath } = context
  const variables = new Map([...context.variables, ...readVariables(memberAt(folder, 'variables'))])
  const auth = nearestAuth(memberAt(folder, 'auth'), context.auth)
  for (const list of ['requests', 'folders'])
    if (isBrokenList(memberAt(folder, list)))
      found.leftOut.push({ name: list, folderPath, reason: { kind: 'not-a-request' } })
  for (const [index, request] of itemsOf(memberAt(folder, 'requests')).entries()) {
    const name = nameOf(request, index)
    if (textOf(memberAt(request, 'endpoint')) === '')
      found.leftOut.push({ name, folderPath, reason: { kind: 'not-a-request' } })
    else found.requests.push({ name, folderPath, ...readRequest(request, variables, auth) })
  }
  for (const [index, inner] of itemsOf(memberAt(folder, 'folders')).entries()) {
    const name = nameOf(inner, index)
    if (folderPath.length >= maxFolderDepth)
      found.leftOut.push({ name, folderPath, reason: { kind: 'too-deep' } })
    else readFolder(inner, { found, variables, auth, folderPath: [...folderPath, name] })
  }
}

const readVariables = (variables: JsonValue | undefined): Variables =>
  new Map(
    itemsOf(variables).map((one) => [
      textOf(memberAt(one, 'key')),
      textOf(memberAt(one, 'currentValue')) ||
        textOf(memberAt(one, 'initialValue')) ||
        textOf(memberAt(one, 'value')),
    ]),
  )

const nearestAuth = (own: JsonValue | undefined, outer: JsonValue | undefined) =>
  !own || textOf(memberAt(own, 'authType')) === 'inherit' ? outer : own

function readRequest(request: JsonValue, outer: Variables, inherited: JsonValue | undefined) {
  const variables = new Map([...outer, ...readVariables(memberAt(request, 'requestVariables'))])
  // Hoppscotch writes variables as `<<name>>`.
  const fill = (text: string) =>
    substituteVariables(text.replaceAll(/<<\s*([^<>]+?)\s*>>/g, '{{$1}}'), variables)
  const pairs = (list: JsonValue | undefined) =>
    itemsOf(list)
      .filter((pair) => isNotFalse(pair, 'active'))
      .map((pair) => ({
        name: fill(textOf(memberAt(pair, 'key'))),
        value: fill(scalarOf(memberAt(pair, 'value'))),
      }))
      .filter(({ name }) => name !== '')
  const body = memberAt(request, 'body', 'body')
  const type = textOf(memberAt(request, 'body', 'contentType'))
  const leftOut: LeftOut[] = [
    ...(type === '' || body?.kind === 'string'
      ? []
      : [{ what: `body: ${type}`, reason: 'no-place' } as const]),
    ...describeScript(textOf(memberAt(request, 'preRequestScript'))),
  ]
  return {
    note: textOf(memberAt(request, 'description')),
    text: renderCurlCommand({
      method: textOf(memberAt(request, 'method')),
      url: withParameters(
        fill(textOf(memberAt(request, 'endpoint'))),
        pairs(memberAt(request, 'params')),
      ),
      headers: [
        ...readAuth(nearestAuth(memberAt(request, 'auth'), inherited), fill),
        ...pairs(memberAt(request, 'headers')),
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
