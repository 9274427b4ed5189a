/** Routes and answers the requests of the CORE sample (datacycle-core.md 1, 3, 6). */
import { randomUUID } from 'node:crypto'
import { answerJson, type WholeAnswer, emptyAnswer } from '#sample/http/answer.ts'
import { decodeComponent } from '#sample/query/query-string.ts'
import type { RawRequest } from '#sample/http/serve.ts'
import { groupOf, textOf, type ParameterGroup } from '#sample/query/parameter.ts'
import { isOverlong, startOfCut } from '#sample/datacycle/read/page.ts'
import { readRequest } from '#sample/datacycle/query/read-request.ts'
import type { Instance } from '#sample/datacycle/store/instance.ts'
import { answerConceptSchemes, answerFacets } from './concept-schemes.ts'
import {
  hasTwoDots,
  malformed,
  missingToken,
  noRoute,
  pathOf,
  twoDots,
  wrongToken,
  badParameters,
  accessDenied,
  notFound,
  refuseFault,
} from './refusals.ts'
import { type Request, sendList, sendPage } from './send-list.ts'
import { answerThings } from './things.ts'
import type {
  StoredUser,
  StoredEndpoint,
  StoredContent,
  StoredThing,
} from '#sample/datacycle/store/stored-content.ts'
import { readQuery, type Query } from '#sample/datacycle/query/read-query.ts'
import { isUuid } from '#sample/datacycle/filter/filter-reader.ts'
import { hitsOf, hitsByPath } from './endpoint-hits.ts'
import { localTime, renderLocalTimeExact } from '#sample/content/local-time.ts'
import { putInOrder } from '#sample/datacycle/query/put-in-order.ts'
import { describeEndpoint, renderContext } from '#sample/datacycle/render/envelope.ts'
import { renderThing } from '#sample/datacycle/render/render-found.ts'

/** Checks parameters, endpoint, access and query in this order (datacycle-core.md 6). */
function answerEndpoints(request: Request): WholeAnswer {
  const { instance, parameters, target, user } = request
  const [name = '', ...below] = request.below
  const reading = readQuery(parameters, instance)
  if (reading.kind === 'refused') return badParameters(reading.faults)
  const endpoint = findEndpoint(instance.content, name.replace(/\.json$/, ''))
  if (endpoint === undefined) return notFound(target)
  if (!mayUse(endpoint, user)) return accessDenied(target)
  return (
    refuseFault(reading.query.faults, target) ??
    answerBelow(request, endpoint, reading.query, below)
  )
}

function answerBelow(
  request: Request,
  endpoint: StoredEndpoint,
  query: Query,
  [first, ...rest]: readonly string[],
): WholeAnswer {
  switch (first) {
    case undefined:
      return answerEndpoint(request, endpoint, query, null)
    case 'things':
      return answerEndpoint(request, endpoint, query, rest[0] ?? null)
    case 'facets':
      return answerFacets(request, endpoint, query, rest)
    case 'suggest':
    case 'suggest_by_title':
      return answerSuggest(request, endpoint, query)
    case 'statistics':
      return answerStatistics(request, endpoint, query, rest[0] ?? '')
    default:
      return answerEndpoint(request, endpoint, query, first)
  }
}

/** Finds an endpoint by slug (case-sensitive) or ID (case-insensitive), not by name (datacycle-core.md 1). */
export const findEndpoint = (content: StoredContent, name: string): StoredEndpoint | undefined =>
  content.endpoints.find(
    ({ id, slug }) => slug === name || (isUuid(name) && id === name.toLowerCase()),
  )

/**
 * All users may use a static endpoint; a dynamic one, only its owner and users it is shared with
 * (datacycle-core.md 10).
 */
const mayUse = (endpoint: StoredEndpoint, user: StoredUser): boolean =>
  endpoint.isReleased &&
  (endpoint.kind === 'static' ||
    endpoint.owner === user.email ||
    endpoint.sharedWith?.has(user.email) === true)

/** Most frequent words first. The real server also suggests similar words. */
function answerSuggest(
  { instance, parameters }: Request,
  endpoint: StoredEndpoint,
  query: Query,
): WholeAnswer {
  const [locale] = query.locales
  const begin = (textOf(parameters, 'search') ?? '').toLowerCase()
  const counts = new Map<string, number>()
  for (const thing of hitsOf(endpoint, query, instance)) {
    const name = thing.texts.get(locale)?.name
    const words = typeof name === 'string' ? name.toLowerCase().split(/[^\p{Letter}]+/u) : []
    for (const word of new Set(words.filter((one) => one !== '' && one.startsWith(begin)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const suggest = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, Number(textOf(parameters, 'limit') ?? 10))
    .map(([word]) => word)
  return answerJson({
    '@context': renderContext({ instance, locales: query.locales, schemes: null }),
    '@graph': { '@type': 'dcls:Statistics', suggest },
  })
}

const dates: Readonly<Record<string, ((thing: StoredThing) => number) | undefined>> = {
  'dct:created': (thing) => thing.created,
  'dct:modified': (thing) => thing.modified,
}

/** Each period begins at midnight in the server's time zone and is written in UTC. */
function answerStatistics(
  { instance, parameters, target }: Request,
  endpoint: StoredEndpoint,
  query: Query,
  attribute: string,
): WholeAnswer {
  const instantOf = dates[attribute]
  if (instantOf === undefined) return notFound(target)
  const scale = textOf(parameters, 'groupBy') ?? 'day'
  const counts = new Map<number, number>()
  for (const thing of hitsOf(endpoint, query, instance)) {
    const start = startOf(instantOf(thing), scale)
    counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  const data = [...counts]
    .sort(([one], [other]) => one - other)
    .map(([start, count]) => [new Date(start).toISOString().replace('.000Z', '+00:00'), count])
  return answerJson({ data, meta: { scaleX: scale } })
}

function startOf(instant: number, scale: string): number {
  const [year = 0, month = 1, day = 1] = renderLocalTimeExact(instant)
    .slice(0, 10)
    .split('-')
    .map(Number)
  if (scale === 'year') return localTime(year, 1, 1)
  return scale === 'month' ? localTime(year, month, 1) : localTime(year, month, day)
}

/** `item` is the path segment after the endpoint; null for the whole list. */
function answerEndpoint(
  request: Request,
  endpoint: StoredEndpoint,
  query: Query,
  item: string | null,
): WholeAnswer {
  const { instance } = request
  const { cut, locales, schemes } = query
  const hits =
    item === null ? hitsOf(endpoint, query, instance) : hitsByPath(endpoint, item, query, instance)
  const start = startOfCut(cut)
  const shown = putInOrder(hits, {
    order: query.order,
    nearness: query.nearness,
    savedOrder: endpoint.savedOrder,
    cut,
    locales,
    instance,
  }).slice(start, start + cut.size)
  const view = { instance, locales, schemes }
  return sendPage(request, query, {
    graph: shown.map((thing) => renderThing(thing, query.selection, view)),
    total: hits.length,
    collection: describeEndpoint(endpoint),
    isFast: query.isFast,
    linkParameters: parametersOfLinks(request, query),
  })
}

/** The links also contain the parameters of a POST body, unless the items were left out. */
const parametersOfLinks = ({ method, parameters }: Request, { sections }: Query): ParameterGroup =>
  method === 'POST' && !sections['@graph'] ? new Map() : parameters

const ownOf = ({ instance, user }: Request, kind: StoredEndpoint['kind']) =>
  instance.content.endpoints.filter(
    (endpoint) => endpoint.owner === user.email && endpoint.kind === kind && endpoint.isReleased,
  )

/** Ignores all parameters. The response contains no slugs. */
function answerUsers(request: Request): WholeAnswer {
  const { instance, user } = request
  const { locales } = instance.content
  return answerJson({
    '@context': renderContext({ instance, locales: [locales[0]], schemes: null }),
    '@graph': {
      '@type': 'dcls:User',
      watchLists: ownOf(request, 'static').map(({ id, name }) => ({ id, name, path: [name] })),
      storedFilters: ownOf(request, 'dynamic').map(({ id, name }) => ({ id, name })),
      userData: { email: user.email },
      availableLocales: locales,
    },
  })
}

/** Lists the user's own static endpoints; those of other users are not listed, although they can be read. */
function answerCollections(request: Request): WholeAnswer {
  const { instance, parameters } = request
  const reading = readQuery(parameters, instance)
  if (reading.kind === 'refused') return badParameters(reading.faults)
  const rows = ownOf(request, 'static').map(({ id, name, members }) => ({
    '@id': id,
    '@type': 'Thing',
    name,
    'dc:entityUrl': `${instance.baseUrl}/api/v4/collections/${id}`,
    'dc:item_count': members.size,
  }))
  return sendList(rows, request, reading.query)
}

/** Redirects to the object with this ID. Not in datacycle-core.md. */
function answerUniversal({ instance, target, below }: Request): WholeAnswer {
  const [id = ''] = below
  const path = pathTo(id.toLowerCase(), instance)
  if (path === null) return answerJson({ error: `Could not find any item with id=${id}` }, 400)
  const query = target.includes('?') ? target.slice(target.indexOf('?')) : ''
  return emptyAnswer(302, { Location: `${instance.baseUrl}/api/v4/${path}${query}` })
}

/** Null for an unknown ID. */
function pathTo(id: string, { lookup }: Instance): string | null {
  const found = lookup.find(id)
  switch (found?.kind) {
    case 'thing':
      return `things/${id}`
    case 'scheme':
      return `concept_schemes/${id}`
    case 'concept':
      return `concept_schemes/${found.concept.scheme}/concepts/${id}`
    case 'part':
    case undefined:
      return null
  }
}

type Resource = (request: Request) => WholeAnswer

/** All responses have a request ID and a runtime, except those of the proxy in front of the server. */
export function answerLikeCore(instance: Instance, raw: RawRequest): WholeAnswer {
  if (hasTwoDots(raw.target)) return twoDots()
  const started = performance.now()
  const answer = answerRouted(instance, raw)
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'X-Request-Id': raw.requestId === '' ? randomUUID() : raw.requestId,
      'X-Runtime': ((performance.now() - started) / 1000).toFixed(6),
    },
  }
}

function answerRouted(instance: Instance, raw: RawRequest): WholeAnswer {
  const { method, target } = raw
  const [root, version, name = '', ...below] = pathOf(target)
    .split('/')
    .slice(1)
    .filter((segment) => segment !== '')
    .map((segment) => decodeComponent(segment) ?? segment)
  const resource = root === 'api' && version === 'v4' ? findResource(name, below, method) : null
  if (resource === null) return noRoute(method, target, raw.accept)
  const reading = readRequest({
    method,
    query: target.split('?').slice(1).join('?'),
    contentType: raw.contentType,
    body: raw.body ?? '{',
  })
  if (reading.kind === 'malformed' || isOverlong(groupOf(reading.parameters, 'page'))) {
    return malformed()
  }
  const { parameters } = reading
  const authentication = authenticate(raw.authorization, parameters, instance.content.users)
  switch (authentication.kind) {
    case 'missing':
      return missingToken(target)
    case 'wrong':
      return wrongToken(target)
    case 'user':
      return resource({
        instance,
        method,
        target,
        path: pathOf(target),
        below,
        user: authentication.user,
        parameters,
      })
  }
}

const resources: Readonly<Record<string, Resource>> = {
  endpoints: answerEndpoints,
  things: answerThings,
  users: answerUsers,
  collections: answerCollections,
  concept_schemes: answerConceptSchemes,
  universal: answerUniversal,
}

/** Null if there is no route. */
function findResource(name: string, below: readonly string[], method: string): Resource | null {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return null
  if (name === 'auth') {
    return below[0] === 'check_credentials' && method !== 'POST' ? confirmToken : null
  }
  const needsMore = ['endpoints', 'things', 'universal'].includes(name)
  if (needsMore && below.length === 0) return null
  return (Object.hasOwn(resources, name) ? resources[name] : undefined) ?? null
}

const confirmToken: Resource = () => answerJson({ success: true })

export type Authentication =
  | { kind: 'user'; user: StoredUser }
  | { kind: 'missing' }
  | { kind: 'wrong' }

/**
 * The header wins over a `token` parameter; its scheme is `Bearer` or `Token`, case-sensitive
 * (datacycle-core.md 6).
 */
function authenticate(
  authorization: string,
  parameters: ParameterGroup,
  users: readonly StoredUser[],
): Authentication {
  const token =
    authorization === ''
      ? textOf(parameters, 'token')
      : (/^(?:Bearer|Token) +(\S+)$/.exec(authorization)?.[1] ?? '')
  if (token === null) return { kind: 'missing' }
  const user = users.find((known) => known.token === token)
  return user === undefined || user.isLocked ? { kind: 'wrong' } : { kind: 'user', user }
}
