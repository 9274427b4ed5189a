import { renderMessage } from '#core/language/render-message.ts'
import type { SeenResponse, SeenObject, SeenType } from '#core/content/observe-items.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { slugOf } from '#core/text/slug-of.ts'
import { withoutQuery, splitUrl } from '#core/url/split-url.ts'
import type { Share } from './share.ts'
import { describeRequest } from './render-bruno.ts'
import { withoutCredentials } from './render-endpoint.ts'
import type { JsonValue, JsonObject } from '#core/json/json-value.ts'
import { ownValue } from '#core/own-value.ts'
import { filterInputOf } from '#core/dialect/filter-input.ts'
import { renderFilterKey } from '#core/query/filter-key.ts'
import { isNameList, readParameterName } from '#core/query/parameter-name.ts'
import { decodePercent, encodeComponent } from '#core/url/percent-encoding.ts'

/**
 * An OpenAPI 3.1 description of this query, as JSON: its path, its parameters or body with the sent values as
 * examples, bearer authentication, and the response envelope (api.md 2.5) with the item types seen.
 *
 * It describes only this query: other filters of the endpoint are not included.
 */
export function renderOpenApi(share: Share): string {
  const { title, querySentences, appVersion, baseUrl } = share
  const { method, url, body } = describeRequest(share)
  const parts = splitUrl(url)
  const base = withoutCredentials(baseUrl)
  const path = withoutQuery(url.slice(base.length))
  const description = [...querySentences, bracketsNote].join('\n\n')
  const document = tree(
    ['openapi', '3.1.0'],
    ['info', tree(['title', title], ['version', appVersion], ['description', description])],
    ['servers', [tree(['url', base], ['description', share.connectionName])]],
    ['security', [tree(['bearer', []])]],
    [
      'paths',
      tree([
        path,
        tree([
          method.toLowerCase(),
          tree(
            ['operationId', operationIdOf(share)],
            ['summary', title],
            ['parameters', describeQueryParameters(parts?.query ?? '', method, share)],
            ['requestBody', body === null ? undefined : requestBody(body)],
            ['responses', describeResponses(share.seen)],
          ),
        ]),
      ]),
    ],
    [
      'components',
      tree(['securitySchemes', tree(['bearer', tree(['type', 'http'], ['scheme', 'bearer'])])]),
    ],
  )
  return renderJson(buildJson(document), { indent: 2 })
}

/** `getEvents` for the endpoint `events`. If the endpoint is a UUID, derived from the query's title. */
function operationIdOf({ form, title }: Share): string {
  const { kind } = describeEndpointName(form.endpoint)
  const words = slugOf(kind === 'slug' ? form.endpoint : title)
    .split('-')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `get${words.join('') || 'Items'}`
}

const bracketsNote =
  'Parameter names such as filter[q] and page[size] stand here literally, brackets included, because ' +
  `deepObject knows one level only. In a URL the brackets are percent-encoded (${encodeComponent('page[size]')}=25).`

function requestBody(body: string): JsonTree {
  const json = readJson(body)
  const content = json.ok
    ? tree(['schema', schemaOfJson(json.value)], ['example', { exact: json.value }])
    : tree(['schema', tree(['type', 'object'])])
  return tree(['required', true], ['content', tree(['application/json', content])])
}

const schema = (type: string, ...more: readonly (readonly [string, JsonTree])[]): JsonTree =>
  tree(['type', type], ...more)

const describeEnvelope = (seen: SeenResponse | null): JsonTree =>
  schema('object', [
    'properties',
    tree(
      ['@graph', schema('array', ['items', seen ? schemaOfSeen(seen.items) : schema('object')])],
      ['meta', seen?.meta ? schemaOfSeen(seen.meta) : schema('object')],
      ['links', schema('object', ['additionalProperties', schema('string')])],
    ),
  ])

const describeResponses = (seen: SeenResponse | null): JsonTree =>
  tree(
    [
      '200',
      tree(
        ['description', describePage(seen)],
        ['content', tree(['application/json', tree(['schema', describeEnvelope(seen)])])],
      ),
    ],
    ['401', tree(['description', 'No access to the endpoint with this token'])],
    ['403', tree(['description', 'No access to the endpoint with this token'])],
  )

function describePage(seen: SeenResponse | null): string {
  if (seen === null) return 'One page of items'
  const { count } = seen.items
  return renderMessage(
    'en',
    'One page of items, described as seen in {count} item: others may have more or less | One page of items, described as seen in {count} items: others may have more or less',
    { count },
  )
}

const maxDepth = 32

/** The JSON Schema of one value (names and types, nothing required); any value below 32 levels. */
export function schemaOfJson(value: JsonValue, depth = 0): JsonTree {
  if (depth >= maxDepth) return tree()
  switch (value.kind) {
    case 'null':
    case 'boolean':
    case 'string':
      return tree(['type', value.kind])
    case 'number':
      return tree(['type', /^-?\d+$/.test(value.source) ? 'integer' : 'number'])
    case 'array': {
      const [first] = value.items
      return tree(
        ['type', 'array'],
        ['items', first === undefined ? tree() : schemaOfJson(first, depth + 1)],
      )
    }
    case 'object': {
      const properties = value.members.map(
        (member) => [member.name, schemaOfJson(member.value, depth + 1)] as const,
      )
      return tree(['type', 'object'], ['properties', tree(...properties)])
    }
  }
}

/**
 * The JSON Schema of the values seen: names and types. Nothing is required, because other items may lack a
 * member that all of these have.
 */
export function schemaOfSeen(seen: SeenType): JsonTree {
  const kinds = [
    ...(seen.isText ? ['string'] : []),
    ...(seen.isNumber ? ['number'] : []),
    ...(seen.isBoolean ? ['boolean'] : []),
    ...(seen.object === null ? [] : ['object']),
    ...(seen.list === null ? [] : ['array']),
    ...(seen.isNull ? ['null'] : []),
  ]
  const [only] = kinds
  return tree(
    ['type', kinds.length > 1 ? kinds : only],
    ['properties', seen.object === null ? undefined : propertiesOf(seen.object)],
    ['items', seen.list === null ? undefined : schemaOfSeen(seen.list)],
  )
}

const propertiesOf = ({ members }: SeenObject): JsonTree =>
  tree(...Array.from(members, ([name, member]) => [name, schemaOfSeen(member)] as const))

/** The values of one parameter: a single one, joined by commas, or with the name repeated. */
type SentValues =
  | { kind: 'one'; text: string }
  | { kind: 'joined'; members: string[] }
  | { kind: 'repeated'; members: string[] }

type ServerTraits = Pick<Share, 'conventions' | 'isDatacycle'>

/** Descriptions of the documented GET parameters (api.md 4.2). */
const documented: Readonly<Record<string, (server: ServerTraits) => string>> = {
  'filter[q]': () => 'Full-text search term',
  include: () => 'Relations to resolve, separated by commas',
  fields: ({ conventions }) =>
    conventions.fields === 'flat-list'
      ? 'Attributes to deliver, separated by commas; those of a relation as image.name'
      : 'Attributes of the items to deliver, separated by commas; those of a relation as fields[image]=name',
  sort: ({ conventions, isDatacycle }) =>
    `Attributes to sort by, separated by commas; a leading - means descending${
      isDatacycle
        ? '. dataCycle CORE uses only the first one that it knows'
        : conventions.sortCriteria === 'first'
          ? '. This server uses only the first one'
          : ''
    }`,
  'page[size]': () => 'Items per page',
  'page[number]': () => 'Page number, from 1',
}

/**
 * OpenAPI parameters for an encoded query, with the sent values as examples; for GET, the documented
 * parameters that were not used follow, without an example.
 *
 * Names are written literally, because `deepObject` cannot express `filter[a][b][]`. `name[]` is an exploded
 * array, a list with commas is not exploded. A list of names is described as a single string: an encoded
 * comma means the same in it as a plain one.
 */
function describeQueryParameters(
  query: string,
  method: 'GET' | 'POST',
  server: ServerTraits,
): JsonTree[] {
  const sent = readSent(query)
  const used = Array.from(sent, ([name, value]) => describe(name, value, server))
  const others = method === 'GET' ? Object.keys(documented).filter((name) => !sent.has(name)) : []
  return [...used, ...others.map((name) => describe(name, null, server))]
}

function readSent(query: string): Map<string, SentValues> {
  const sent = new Map<string, SentValues>()
  for (const pair of query.split('&').filter((piece) => piece !== '')) {
    const equals = pair.indexOf('=')
    const name = decode(equals === -1 ? pair : pair.slice(0, equals))
    const raw = equals === -1 ? '' : pair.slice(equals + 1)
    const before = sent.get(name)
    if (before || name.endsWith('[]')) {
      sent.set(name, { kind: 'repeated', members: [...membersOf(before), decode(raw)] })
    } else if (raw.includes(',') && !isNameList(readParameterName(name)[0] ?? '')) {
      sent.set(name, { kind: 'joined', members: raw.split(',').map(decode) })
    } else sent.set(name, { kind: 'one', text: decode(raw) })
  }
  return sent
}

function membersOf(sent: SentValues | undefined): string[] {
  switch (sent?.kind) {
    case undefined:
      return []
    case 'one':
      return [sent.text]
    // The name is repeated, so the commas are part of the first value.
    case 'joined':
      return [sent.members.join(',')]
    case 'repeated':
      return sent.members
  }
}

const decode = (text: string): string => decodePercent(text.replaceAll('+', ' '))

function describe(name: string, sent: SentValues | null, server: ServerTraits): JsonTree {
  const { schema, example } = schemaAndExampleOf(name, sent, server)
  return tree(
    ['name', name],
    ['in', 'query'],
    ['description', meaningOf(name, server)],
    ['style', 'form'],
    ['explode', sent?.kind === 'repeated'],
    ['schema', schema],
    ['example', example],
  )
}

function meaningOf(name: string, server: ServerTraits): string | undefined {
  const [first, relation] = readParameterName(name)
  if (first === 'fields' && relation !== undefined)
    return `Attributes of ${relation} to deliver, separated by commas`
  return ownValue(documented, name)?.(server)
}

function schemaAndExampleOf(
  name: string,
  sent: SentValues | null,
  server: ServerTraits,
): { schema: JsonTree; example: JsonPart | undefined } {
  if (sent !== null && sent.kind !== 'one')
    return {
      schema: tree(['type', 'array'], ['items', tree(['type', 'string'])]),
      example: sent.members,
    }
  const text = sent?.text
  if (name === 'page[size]' || name === 'page[number]')
    return {
      schema: tree(['type', 'integer'], ['minimum', { integer: 1 }]),
      example: text !== undefined && /^[1-9]\d*$/.test(text) ? asNumber(text) : text,
    }
  if (isYesNo(name, server) && (text === 'true' || text === 'false'))
    return { schema: tree(['type', 'boolean']), example: text === 'true' }
  return { schema: tree(['type', 'string']), example: text }
}

const asNumber = (source: string): JsonPart => ({ exact: { kind: 'number', source } })

/** True for a dataCycle CORE filter that takes true or false (datacycle-core.md 2.2). */
function isYesNo(name: string, { isDatacycle }: ServerTraits): boolean {
  const [first, ...path] = readParameterName(name)
  return (
    isDatacycle && first === 'filter' && filterInputOf(renderFilterKey(path))?.kind === 'yes-no'
  )
}

/** A part of a JSON document to build; `exact` keeps its numbers as they were sent. */
type JsonPart =
  | string
  | boolean
  | null
  | readonly JsonPart[]
  | JsonTree
  | { readonly exact: JsonValue }
  | { readonly integer: number }

/** The members of an object, in order; those that are undefined are left out. */
type JsonTree = ReadonlyMap<string, JsonPart | undefined>

/** Takes pairs, because an object literal would move names such as `1` to the front. */
const tree = (...members: readonly (readonly [string, JsonPart | undefined])[]): JsonTree =>
  new Map(members)

/** Of repeated names, the last value is kept. */
export function buildJson(part: JsonPart): JsonValue {
  if (part === null) return { kind: 'null' }
  if (typeof part === 'string') return { kind: 'string', value: part }
  if (typeof part === 'boolean') return { kind: 'boolean', value: part }
  if (isTree(part)) return buildObject(part)
  if (isList(part)) return { kind: 'array', items: part.map(buildJson) }
  return 'exact' in part ? part.exact : { kind: 'number', source: String(part.integer) }
}

function buildObject(members: JsonTree): JsonObject {
  return {
    kind: 'object',
    members: [...members].flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value: buildJson(value) }],
    ),
  }
}

const isTree = (part: JsonPart): part is JsonTree => part instanceof Map
const isList = (part: JsonPart): part is readonly JsonPart[] => Array.isArray(part)
