/** CORE's resources beside the endpoints: who one is, and the classifications. */
import { concepts, schemes } from '../content/concepts.ts'
import { renderJson, type JsonObject } from '../content/json.ts'
import { emptyAnswer, jsonAnswer, type Answer } from '../http/answer.ts'
import type { Call } from '../http/call.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Visitor } from '../http/token.ts'
import type { ParameterGroup } from '../query/parameter.ts'
import { authenticate } from './authenticate.ts'
import { shapeConcept, shapeScheme } from './concept.ts'
import type { CoreQuery } from './core-query.ts'
import { cutCore, renderContext, renderCoreEnvelope } from './envelope.ts'
import { carryOver } from './links.ts'
import {
  crashed,
  hasTwoDots,
  invalidToken,
  malformedBody,
  notFound,
  pathTraversal,
} from './problem.ts'
import { readCoreQuery } from './read-core-query.ts'
import { readCoreParameters } from './read-parameters.ts'

export type CoreResource = 'users' | 'auth' | 'concept_schemes'

export const isCoreResource = (name: string): name is CoreResource =>
  name === 'users' || name === 'auth' || name === 'concept_schemes'

/** `call.name` and `call.below` are the segments after the resource's own. */
export function answerResource(
  resource: CoreResource,
  call: Call,
  endpoints: readonly Endpoint[],
): Answer {
  if (hasTwoDots(call.target)) return pathTraversal()
  const reading = readCoreParameters(call)
  if (reading.kind === 'badly-encoded') return crashed()
  if (reading.kind === 'malformed-body') return malformedBody()
  const { parameters, inQuery } = reading
  const visitor = authenticate(call, parameters)
  if (visitor === null) return invalidToken(call.target)
  switch (resource) {
    case 'users':
      return call.name === ''
        ? jsonAnswer(200, renderJson(shapeUser(visitor, endpoints)))
        : notFound(call.target)
    case 'auth':
      if (call.name !== 'check_credentials') return notFound(call.target)
      if (call.method !== 'GET') return emptyAnswer(404)
      return jsonAnswer(200, renderJson({ success: true }))
    case 'concept_schemes':
      return answerSchemes(call, parameters, inQuery)
  }
}

/** Static collections are watch lists, named saved searches are stored filters; slugs are not told. */
function shapeUser(visitor: Visitor, endpoints: readonly Endpoint[]): JsonObject {
  const usable = endpoints.filter(({ access }) => access === 'every-token' || visitor === 'full')
  return {
    '@graph': {
      '@type': 'dcls:User',
      watchLists: usable
        .filter(({ kind }) => kind === 'static')
        .map(({ id, title }) => ({ id, name: title, path: ['Redaktion', title] })),
      storedFilters: usable
        .filter(({ kind }) => kind === 'dynamic')
        .map(({ id, title }) => ({ id, name: title })),
      userData: { email: `${visitor}@sample.example` },
      availableLocales: ['de', 'en'],
    },
  }
}

function answerSchemes(call: Call, parameters: ParameterGroup, inQuery: ParameterGroup): Answer {
  const { library, baseUrl } = call.site
  const queried = readCoreQuery(parameters, library, call.target)
  if (queried.kind === 'refused') return queried.answer
  const { query } = queried
  const { selection, languages } = query
  const context = renderContext(baseUrl, languages)
  const single = (item: JsonObject) =>
    jsonAnswer(200, renderJson({ '@context': context, '@graph': [item] }))
  const list = (graph: readonly JsonObject[]) =>
    jsonAnswer(200, renderJson(listOf(graph, call, query, inQuery)))

  if (call.name === '') {
    return list(schemes.map((scheme) => shapeScheme(scheme, selection, languages, baseUrl)))
  }
  const scheme = schemes.find(({ id }) => id === call.name)
  const [below, conceptId, ...rest] = call.below
  if (scheme === undefined || rest.length > 0) return notFound(call.target)
  if (below === undefined) return single(shapeScheme(scheme, selection, languages, baseUrl))
  if (below !== 'concepts') return notFound(call.target)
  const members = concepts.filter((concept) => concept.scheme === scheme.slug)
  if (conceptId === undefined) {
    return list(members.map((concept) => shapeConcept(concept, selection, languages)))
  }
  const concept = members.find(({ id }) => id === conceptId)
  return concept === undefined
    ? notFound(call.target)
    : single(shapeConcept(concept, selection, languages))
}

function listOf(
  graph: readonly JsonObject[],
  call: Call,
  { cut, sections, languages }: CoreQuery,
  inQuery: ParameterGroup,
): JsonObject {
  const { baseUrl } = call.site
  const [path = ''] = call.target.split('?')
  const kept = call.method === 'GET' ? inQuery : new Map<string, never>()
  return renderCoreEnvelope(
    {
      graph: cutCore(graph, cut),
      total: graph.length,
      cut,
      collection: null,
      addressOf: (number) =>
        `${baseUrl}${path}?${carryOver(kept, number, cut.kind === 'paged' ? cut.size : 25)}`,
    },
    sections,
    renderContext(baseUrl, languages),
  )
}
