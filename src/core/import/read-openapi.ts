import type { JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import { encodeComponent } from '#core/request/encode-component.ts'
import type { FoundRequest, FoundRequests } from './found-request.ts'
import { itemsOf, memberAt, scalarOf, textOf } from './json-access.ts'
import { writeAsCommand } from './write-as-command.ts'

/** Whether a JSON document is an OpenAPI 3 description. */
export const isOpenApi = (root: JsonValue): boolean =>
  textOf(memberAt(root, 'openapi')).startsWith('3.') && memberAt(root, 'paths')?.kind === 'object'

/**
 * Reads the GET and POST operations of an OpenAPI 3 description that address endpoints, with the example
 * values their parameters and body have. References into the same document are followed; other paths are
 * not looked at.
 */
export function readOpenApi(root: JsonValue): FoundRequests {
  const title = textOf(memberAt(root, 'info', 'title'))
  const paths = memberAt(root, 'paths')
  const members = paths?.kind === 'object' ? paths.members : []
  const requests = members
    .filter(({ name }) => name.includes('/api/v4/endpoints/'))
    .flatMap(({ name: path, value: item }) =>
      (['get', 'post'] as const).flatMap((method) => {
        const operation = memberAt(item, method)
        return operation ? [readOperation({ root, path, item, method, operation })] : []
      }),
    )
  return { title, requests, leftOut: [] }
}

interface Operation {
  root: JsonValue
  path: string
  item: JsonValue
  method: 'get' | 'post'
  operation: JsonValue
}

function readOperation({ root, path, item, method, operation }: Operation): FoundRequest {
  const parameters = [item, operation]
    .flatMap((holder) => itemsOf(memberAt(holder, 'parameters')))
    .map((parameter) => resolve(root, parameter))
  const server = [operation, item, root]
    .map((holder) => itemsOf(memberAt(holder, 'servers'))[0])
    .find((found) => found !== undefined)
  const query = parameters
    .filter((one) => textOf(memberAt(one, 'in')) === 'query')
    .flatMap(readQuery)
  const target = query.length === 0 ? '' : `?${query.join('&')}`
  const base = textOf(memberAt(server, 'url')).replace(/\/$/, '')
  const content = memberAt(resolve(root, memberAt(operation, 'requestBody')), 'content')
  const example = exampleOf(memberAt(content, 'application/json'))
  return {
    name: textOf(memberAt(operation, 'summary')),
    folderPath: [],
    note:
      textOf(memberAt(operation, 'description')) || textOf(memberAt(root, 'info', 'description')),
    text: writeAsCommand({
      method,
      url: base + fillPath(path, parameters) + target,
      headers: [],
      body: example ? renderJson(example, { indent: null }) : null,
    }),
    leftOut: [],
  }
}

/** A reference such as `#/components/parameters/page`, one step. */
function resolve(root: JsonValue, value: JsonValue): JsonValue
function resolve(root: JsonValue, value: JsonValue | undefined): JsonValue | undefined
function resolve(root: JsonValue, value: JsonValue | undefined): JsonValue | undefined {
  const reference = textOf(memberAt(value, '$ref'))
  if (!reference.startsWith('#/')) return value
  const names = reference.slice(2).split('/')
  return memberAt(root, ...names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')))
}

function exampleOf(holder: JsonValue | undefined): JsonValue | undefined {
  const own = memberAt(holder, 'example')
  const examples = memberAt(holder, 'examples')
  const [first] = examples?.kind === 'object' ? examples.members : []
  return own ?? memberAt(first?.value, 'value')
}

/** What style `form` makes of the example (OpenAPI 3.1, style values); `explode` is its default. */
function readQuery(parameter: JsonValue): string[] {
  const example = exampleOf(parameter)
  if (!example) return []
  const name = encodeComponent(textOf(memberAt(parameter, 'name')))
  if (example.kind !== 'array') return [`${name}=${encodeComponent(scalarOf(example))}`]
  const members = example.items.map((item) => encodeComponent(scalarOf(item)))
  const explode = memberAt(parameter, 'explode')
  return explode?.kind === 'boolean' && !explode.value
    ? [`${name}=${members.join(',')}`]
    : members.map((member) => `${name}=${member}`)
}

function fillPath(path: string, parameters: readonly JsonValue[]): string {
  return path.replace(/\{([^{}/]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find(
      (one) => textOf(memberAt(one, 'in')) === 'path' && textOf(memberAt(one, 'name')) === name,
    )
    const value = scalarOf(exampleOf(parameter))
    return value === '' ? whole : encodeComponent(value)
  })
}
