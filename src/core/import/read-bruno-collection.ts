import type { JsonValue } from '#core/json/json-value.ts'
import {
  authorizationOf,
  maxFolderDepth,
  type FolderContext,
  type NameValuePair,
  type FoundRequest,
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
import { setters } from '#core/snippet/date-variables.ts'
import { renderJson } from '#core/json/render-json.ts'
import { readScriptDates } from './script-dates.ts'
import { substituteVariables, type Variables } from '#core/paste/substitute-variables.ts'
import { renderCurlCommand } from './render-curl-command.ts'

export const isBrunoCollection = (root: JsonValue): boolean =>
  memberAt(root, 'items')?.kind === 'array' && textOf(memberAt(root, 'name')) !== ''

/** Reads a collection exported by Bruno as one JSON file, with its folders and its active environment. */
export function readBrunoCollection(root: JsonValue): FoundRequests {
  const found: FoundRequests = { title: textOf(memberAt(root, 'name')), requests: [], leftOut: [] }
  const settings = memberAt(root, 'root', 'request')
  const variables = new Map([
    ...readVariables(memberAt(settings, 'vars', 'req')),
    ...readEnvironment(root),
  ])
  const auth = memberAt(settings, 'auth')
  if (textOf(memberAt(settings, 'script', 'req')).trim() !== '')
    found.leftOut.push({ name: found.title, folderPath: [], reason: { kind: 'script' } })
  readItems(itemsOf(memberAt(root, 'items')), { found, variables, auth, folderPath: [] })
  return found
}

function readItems(items: readonly JsonValue[], context: FolderContext): void {
  const { found, folderPath } = context
  for (const [index, item] of items.entries()) {
    const name = item.kind === 'object' ? textOf(memberAt(item, 'name')) : nameOf(item, index)
    const request = memberAt(item, 'request')
    if (textOf(memberAt(item, 'type')) === 'folder') {
      if (textOf(memberAt(item, 'root', 'request', 'script', 'req')).trim() !== '')
        found.leftOut.push({ name, folderPath, reason: { kind: 'script' } })
      if (isBrokenList(memberAt(item, 'items')))
        found.leftOut.push({ name, folderPath, reason: { kind: 'not-a-request' } })
      if (folderPath.length >= maxFolderDepth) {
        found.leftOut.push({ name, folderPath, reason: { kind: 'too-deep' } })
        continue
      }
      const own = memberAt(item, 'root', 'request', 'auth')
      const auth = own && modeOf(own) !== 'inherit' ? own : context.auth
      const inner = itemsOf(memberAt(item, 'items'))
      readItems(inner, { ...context, auth, folderPath: [...folderPath, name] })
    } else if (request && textOf(memberAt(item, 'type')).startsWith('http')) {
      found.requests.push({ name, folderPath, ...readRequest(request, context) })
    } else found.leftOut.push({ name, folderPath, reason: { kind: 'not-a-request' } })
  }
}

const isEnabled = (value: JsonValue): boolean => isNotFalse(value, 'enabled')

const readVariables = (variables: JsonValue | undefined): Variables =>
  new Map(
    itemsOf(variables)
      .filter(isEnabled)
      .map((one) => [textOf(memberAt(one, 'name')), scalarOf(memberAt(one, 'value'))]),
  )

function readEnvironment(root: JsonValue): Variables {
  const active = textOf(memberAt(root, 'activeEnvironmentUid'))
  const environments = itemsOf(memberAt(root, 'environments'))
  const environment = environments.find((one) => textOf(memberAt(one, 'uid')) === active)
  return readVariables(memberAt(environment, 'variables'))
}

const modeOf = (part: JsonValue | undefined): string => textOf(memberAt(part, 'mode'))

function readRequest(
  request: JsonValue,
  { variables: given, auth: inherited }: FolderContext,
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
  const headers = itemsOf(memberAt(request, 'headers'))
    .filter(isEnabled)
    .map((header) => ({
      name: textOf(memberAt(header, 'name')),
      value: fill(textOf(memberAt(header, 'value'))),
    }))
  return {
    note: textOf(memberAt(request, 'docs')),
    ...(computed && { computed }),
    text: renderCurlCommand({
      method: textOf(memberAt(request, 'method')),
      url: fill(textOf(memberAt(request, 'url'))),
      headers: [...readAuth(auth, fill), ...headers],
      body: isText ? fill(textOf(memberAt(body, mode))) : null,
    }),
    leftOut: [
      ...leftOut,
      ...(isText || mode === '' || mode === 'none'
        ? []
        : [{ what: `body: ${mode}`, reason: 'no-place' } as const]),
    ],
  }
}

function readAuth(auth: JsonValue | undefined, fill: (text: string) => string): NameValuePair[] {
  const mode = modeOf(auth)
  if (mode === '' || mode === 'none' || mode === 'inherit') return []
  return authorizationOf(mode, fill(textOf(memberAt(auth, 'bearer', 'token'))))
}
