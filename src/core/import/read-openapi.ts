import { apiPath, endpointsPath } from '#core/url/api-path.ts'
import { isJsonType } from '#core/text/media-type.ts'
import { membersOf, type JsonMember, type JsonValue } from '#core/json/json-value.ts'
import { renderJson } from '#core/json/render-json.ts'
import type { LeftOut } from '#core/query/reading.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'
import {
  leaveOut,
  type FoundRequest,
  type FoundRequests,
  renderCurlCommand,
} from './found-request.ts'
import type { LeftOutRequest } from './import.ts'
import { isNotFalse, memberAt, scalarOf, textAt, listAt } from './foreign-json.ts'

/** True for an OpenAPI 3 description. */
export const isOpenApi = (root: JsonValue): boolean =>
  textAt(root, 'openapi').startsWith('3.') && memberAt(root, 'paths')?.kind === 'object'

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

/**
 * Reads the operations of an OpenAPI 3 description that address endpoints, with the examples and defaults of
 * their parameters and body. References within the document are followed. Other operations, and those with a
 * path parameter without a value, are listed in `leftOut`.
 */
export function readOpenApi(root: JsonValue): FoundRequests {
  const found: FoundRequests = {
    title: textAt(root, 'info', 'title'),
    requests: [],
    leftOut: [],
  }
  for (const { name: path, value } of membersOf(memberAt(root, 'paths'))) {
    const item = resolve(root, value)
    if (item.kind !== 'object' || isUnresolved(item)) {
      found.leftOut.push(leaveOut(path, 'not-a-request'))
      continue
    }
    for (const method of methods) {
      const operation = memberAt(item, method)
      if (!operation) continue
      const read = readOperation({ root, path, item, method, operation })
      if ('reason' in read) found.leftOut.push(read)
      else found.requests.push(read)
    }
  }
  for (const { name } of membersOf(memberAt(root, 'webhooks'))) {
    const reason = { kind: 'member', what: 'webhooks', reason: 'unread' } as const
    found.leftOut.push({ name, folderPath: [], reason })
  }
  return found
}

interface Operation {
  root: JsonValue
  path: string
  item: JsonValue
  method: string
  operation: JsonValue
}

function readOperation(given: Operation): FoundRequest | LeftOutRequest {
  const { root, path, item, method, operation } = given
  const parameters = [item, operation]
    .flatMap((holder) => listAt(holder, 'parameters'))
    .map((parameter) => resolve(root, parameter))
    // One of the operation takes the place of the path's own (OpenAPI 3.1, 4.8.10).
    .filter((one, at, all) => isUnresolved(one) || all.findLastIndex(isSameParameter(one)) === at)
  const server = [operation, item, root]
    .map((holder) => listAt(holder, 'servers')[0])
    .find((one) => one !== undefined)
  const address = readServer(server) + fillPath(path, parameters, root)
  const name = textAt(operation, 'summary') || `${method.toUpperCase()} ${path}`
  if (!address.includes(endpointsPath))
    return { name, folderPath: [], reason: { kind: 'not-an-endpoint', path } }
  const openVariable = /\{[^{}/]+\}/.exec(address.slice(address.indexOf(apiPath)))?.[0]
  if (openVariable !== undefined)
    return { name, folderPath: [], reason: { kind: 'no-value', name: openVariable } }

  const query = parameters
    .filter((one) => textAt(one, 'in') === 'query')
    .flatMap((one) => readQuery(one, root))
  const requestBody = resolve(root, memberAt(operation, 'requestBody'))
  const body = readBody(requestBody, root)
  const unread = [...parameters, ...(requestBody ? [requestBody] : [])]
    .filter(isUnresolved)
    .map((one): LeftOut => ({ what: textAt(one, '$ref'), reason: 'unread' }))
  return {
    name: textAt(operation, 'summary'),
    fallbackName: name,
    folderPath: [],
    note: textAt(operation, 'description') || textAt(root, 'info', 'description'),
    text: renderCurlCommand({
      method,
      url: address + (query.length === 0 ? '' : `?${query.join('&')}`),
      headers: [],
      body: body.text,
    }),
    leftOut: [...parameters.flatMap(leaveOutParameter), ...body.leftOut, ...unread],
  }
}

/** Headers of which OpenAPI ignores a description as a parameter, because they follow from other parts. */
const describedElsewhere = /^(?:accept|content-type|authorization)$/i

/** Headers and cookies, which the app does not send, and further examples, of which the first is read. */
function leaveOutParameter(parameter: JsonValue): LeftOut[] {
  const name = textAt(parameter, 'name')
  if (!/^(?:header|cookie)$/.test(textAt(parameter, 'in'))) return leaveOutExamples(parameter, name)
  return describedElsewhere.test(name) ? [] : [{ what: name, reason: 'header' }]
}

function leaveOutExamples(holder: JsonValue, name: string): LeftOut[] {
  const [, ...others] = membersOf(memberAt(holder, 'examples'))
  return others.map((one) => ({ what: `${name}, examples: ${one.name}`, reason: 'second-request' }))
}

/** True for a reference into another document, which is not read, or to nothing. */
const isUnresolved = (value: JsonValue): boolean => memberAt(value, '$ref') !== undefined

const isSameParameter = (one: JsonValue) => (other: JsonValue) =>
  ['name', 'in'].every((name) => textAt(one, name) === textAt(other, name))

/** The address of a server, with the defaults of its variables (OpenAPI 3.1, 4.8.5). */
const readServer = (server: JsonValue | undefined): string =>
  textAt(server, 'url')
    .replace(/\{([^{}/]+)\}/g, (whole, name: string) => {
      const value = scalarOf(memberAt(server, 'variables', name, 'default'))
      return value === '' ? whole : value
    })
    .replace(/\/$/, '')

function readBody(
  requestBody: JsonValue | undefined,
  root: JsonValue,
): { text: string | null; leftOut: LeftOut[] } {
  const types = membersOf(memberAt(requestBody, 'content'))
  const json = types.find(({ name }) => isJsonType(name))
  const example = json && exampleOf(json.value, root)
  return {
    text: example ? renderJson(example, { indent: null }) : null,
    leftOut: json
      ? leaveOutExamples(json.value, 'body')
      : types.map(({ name }) => ({ what: `body: ${name}`, reason: 'no-place' })),
  }
}

/** The query pairs of a parameter's example, in the styles `form` and `deepObject` (OpenAPI 3.1, style values). */
function readQuery(parameter: JsonValue, root: JsonValue): string[] {
  const example = exampleOf(parameter, root)
  if (!example) return []
  const name = textAt(parameter, 'name')
  if (example.kind === 'array' && !isNotFalse(parameter, 'explode'))
    return [`${encodeComponent(name)}=${example.items.map(asComponent).join(',')}`]
  if (example.kind === 'object' && textAt(parameter, 'style') !== 'deepObject')
    return example.members.flatMap((member) => renderPairs(member.name, member.value))
  return renderPairs(name, example)
}

/** Members of nested objects are written as `name[member][member]`. */
function renderPairs(name: string, value: JsonValue): string[] {
  if (value.kind === 'object')
    return value.members.flatMap((member: JsonMember) =>
      renderPairs(`${name}[${member.name}]`, member.value),
    )
  if (value.kind === 'array') return value.items.flatMap((item) => renderPairs(name, item))
  return [`${encodeComponent(name)}=${asComponent(value)}`]
}

const asComponent = (value: JsonValue): string => encodeComponent(scalarOf(value))

function fillPath(path: string, parameters: readonly JsonValue[], root: JsonValue): string {
  return path.replace(/\{([^{}/]+)\}/g, (whole, name: string) => {
    const parameter = parameters.find(
      (one) => textAt(one, 'in') === 'path' && textAt(one, 'name') === name,
    )
    const value = scalarOf(exampleOf(parameter, root))
    return value === '' ? whole : encodeComponent(value)
  })
}

const maxDepth = 20

/** Follows references such as `#/components/parameters/page`; anything else is returned unchanged. */
function resolve(root: JsonValue, value: JsonValue): JsonValue
function resolve(root: JsonValue, value: JsonValue | undefined): JsonValue | undefined
function resolve(root: JsonValue, value: JsonValue | undefined): JsonValue | undefined {
  let found = value
  for (let step = 0; step < maxDepth; step += 1) {
    const reference = textAt(found, '$ref')
    if (!reference.startsWith('#/')) return found
    const names = reference.slice(2).split('/')
    found = memberAt(root, ...names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~')))
  }
  return found
}

/**
 * The example value of a parameter or body: its own example, else its schema's example, default or constant,
 * else an object of its members' examples (OpenAPI 3.1, 4.8.12, and JSON Schema 2020-12).
 */
function exampleOf(holder: JsonValue | undefined, root: JsonValue): JsonValue | undefined {
  const [first] = membersOf(memberAt(holder, 'examples'))
  return (
    memberAt(holder, 'example') ??
    memberAt(resolve(root, first?.value), 'value') ??
    exampleOfSchema(memberAt(holder, 'schema'), root, 0)
  )
}

function exampleOfSchema(
  given: JsonValue | undefined,
  root: JsonValue,
  depth: number,
): JsonValue | undefined {
  const schema = resolve(root, given)
  const own =
    memberAt(schema, 'example') ??
    listAt(schema, 'examples')[0] ??
    memberAt(schema, 'default') ??
    memberAt(schema, 'const')
  if (own || depth > maxDepth) return own
  const members = membersOf(memberAt(schema, 'properties')).flatMap(({ name, value }) => {
    const member = exampleOfSchema(value, root, depth + 1)
    return member ? [{ name, value: member }] : []
  })
  return members.length === 0 ? undefined : { kind: 'object', members }
}
