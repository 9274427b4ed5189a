import type { SeenAnswer } from '#core/content/observe-type.ts'
import { readJson } from '#core/json/read-json.ts'
import { renderJson } from '#core/json/render-json.ts'
import { describeEndpointName } from '#core/query/endpoint-name.ts'
import { slugOf } from '#core/text/slug-of.ts'
import { splitUrl } from '#core/url/split-url.ts'
import type { Handover } from './handover.ts'
import { describeRequest } from './handover-request.ts'
import { schemaOfJson, schemaOfSeen } from './json-schema.ts'
import { buildJson, tree, type JsonTree } from './json-tree.ts'
import { describeQueryParameters } from './openapi-parameters.ts'
import { withoutCredentials } from './without-credentials.ts'

/**
 * An OpenAPI 3.1 description of this query, as JSON: its path, its parameters or body with the sent values as
 * examples, bearer authentication, and the response envelope (api.md 2.5) with the item types seen.
 *
 * It describes only this query: other filters of the endpoint are not included.
 */
export function renderOpenApi(handover: Handover): string {
  const { title, querySentences, appVersion, baseUrl } = handover
  const { method, url, body } = describeRequest(handover)
  const parts = splitUrl(url)
  const base = withoutCredentials(baseUrl)
  const path = url.slice(base.length).replace(/[?#].*/s, '')
  const description = [...querySentences, bracketsNote].join('\n\n')
  const document = tree(
    ['openapi', '3.1.0'],
    ['info', tree(['title', title], ['version', appVersion], ['description', description])],
    ['servers', [tree(['url', base], ['description', handover.connectionName])]],
    ['security', [tree(['bearer', []])]],
    [
      'paths',
      tree([
        path,
        tree([
          method.toLowerCase(),
          tree(
            ['operationId', operationIdOf(handover)],
            ['summary', title],
            ['parameters', describeQueryParameters(parts?.query ?? '', method, handover)],
            ['requestBody', body === null ? undefined : requestBody(body)],
            ['responses', describeResponses(handover.seen)],
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
function operationIdOf({ form, title }: Handover): string {
  const { kind } = describeEndpointName(form.endpoint)
  const words = slugOf(kind === 'slug' ? form.endpoint : title)
    .split('-')
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `get${words.join('') || 'Items'}`
}

const bracketsNote =
  'Parameter names such as filter[q] and page[size] stand here literally, brackets included, because ' +
  'deepObject knows one level only. In a URL the brackets are percent-encoded (page%5Bsize%5D=25).'

function requestBody(body: string): JsonTree {
  const json = readJson(body)
  const content = json.ok
    ? tree(['schema', schemaOfJson(json.value)], ['example', { exact: json.value }])
    : tree(['schema', tree(['type', 'object'])])
  return tree(['required', true], ['content', tree(['application/json', content])])
}

const schema = (type: string, ...more: readonly (readonly [string, JsonTree])[]): JsonTree =>
  tree(['type', type], ...more)

const describeEnvelope = (seen: SeenAnswer | null): JsonTree =>
  schema('object', [
    'properties',
    tree(
      ['@graph', schema('array', ['items', seen ? schemaOfSeen(seen.items) : schema('object')])],
      ['meta', seen?.meta ? schemaOfSeen(seen.meta) : schema('object')],
      ['links', schema('object', ['additionalProperties', schema('string')])],
    ),
  ])

const describeResponses = (seen: SeenAnswer | null): JsonTree =>
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

function describePage(seen: SeenAnswer | null): string {
  if (seen === null) return 'One page of items'
  const { count } = seen.items
  const items = count === 1 ? '1 item' : `${count} items`
  return `One page of items, described as seen in ${items}: others may have more or less`
}
