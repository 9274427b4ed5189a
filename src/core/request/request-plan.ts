import { apiPath, endpointsPath } from '#core/url/api-path.ts'
import { jsonType } from '#core/text/media-type.ts'
import { encodeComponent } from '#core/url/percent-encoding.ts'

/**
 * A request as plain JSON, without origin and token, which only the host knows.
 */
export type RequestPlan =
  | { kind: 'get'; endpoint: string; query: readonly QueryParameter[] }
  | {
      kind: 'post'
      endpoint: string
      query: readonly QueryParameter[]
      /** The exact body text. */
      body: string
    }
  /** A page link of an earlier response, already checked to stay within the base URL. */
  | {
      kind: 'link'
      /** Path and query after the base URL, exactly as received: `/api/v4/endpoints/…`. */
      target: string
    }
  /** A request for other data than an endpoint's items; `body` is null for a GET. */
  | {
      kind: 'resource'
      resource: Resource
      query: readonly QueryParameter[]
      body: string | null
    }

export interface QueryParameter {
  name: string
  /** Members are encoded separately and joined by plain commas. */
  members: readonly string[]
}

export const methodOf = (plan: RequestPlan): 'GET' | 'POST' =>
  bodyOf(plan) === null ? 'GET' : 'POST'

/** The exact body text; null without a body. */
export const bodyOf = (plan: RequestPlan): string | null => ('body' in plan ? plan.body : null)

/**
 * The headers that every program needs to send a request, besides its token: the app, the snippets and the
 * files. No value contains a character that a language escapes.
 */
export const requestHeaders = (
  method: 'GET' | 'POST',
): readonly (readonly [name: string, value: string])[] =>
  method === 'POST' ? [['Content-Type', jsonType]] : []

/**
 * Path and query of a plan, to be appended to the base URL, exactly as sent.
 *
 * Names and values are percent-encoded, brackets included; commas between list members are not. The same plan
 * always gives the same bytes.
 */
export function renderTarget(plan: RequestPlan): string {
  if (plan.kind === 'link') return plan.target
  const path =
    plan.kind === 'resource'
      ? renderResourcePath(plan.resource)
      : `${endpointsPath}${encodeComponent(plan.endpoint)}`
  return plan.query.length === 0 ? path : `${path}?${renderQuery(plan.query)}`
}

/** The absolute URL; `baseUrl` has no trailing slash. */
export const renderUrl = (plan: RequestPlan, baseUrl: string): string =>
  baseUrl + renderTarget(plan)

/** Method, URL and body in one line, for reports. */
export const renderRequestText = (plan: RequestPlan, baseUrl: string): string =>
  [methodOf(plan), renderUrl(plan, baseUrl), bodyOf(plan) ?? ''].join(' ').trim()

function renderQuery(query: readonly QueryParameter[]): string {
  return query
    .map(
      ({ name, members }) => `${encodeComponent(name)}=${members.map(encodeComponent).join(',')}`,
    )
    .join('&')
}

/**
 * What can be requested from a server besides the items of an endpoint. The list is closed, so that the page
 * cannot request arbitrary paths. Not part of api.md; datacycle-core.md 1 describes CORE's responses.
 */
export type Resource =
  /** The token's user and readable endpoints. */
  | { kind: 'users' }
  | { kind: 'check-credentials' }
  | { kind: 'concept-schemes' }
  | { kind: 'concepts'; schemeId: string }
  /** Redirects to the object with this ID. */
  | { kind: 'universal'; id: string }
  /** The concepts of a scheme with their item counts in an endpoint. */
  | { kind: 'facets'; endpoint: string; schemeId: string }
  /** Words in an endpoint's items with a given prefix. */
  | { kind: 'suggest'; endpoint: string }
  /** One item, even if no endpoint lists it. */
  | { kind: 'thing'; id: string }
  /** One item of an endpoint, or an item linked from one. */
  | { kind: 'endpoint-item'; endpoint: string; id: string }
  /** The items whose IDs the query says, whatever endpoint has them. */
  | { kind: 'selected-things' }
  /** Deleted items of the whole server. */
  | { kind: 'deleted-things' }

/** The resource's path after the base URL. */
export function renderResourcePath(resource: Resource): string {
  return `${apiPath}${pathParts(resource).map(encodeComponent).join('/')}`
}

function pathParts(resource: Resource): readonly string[] {
  switch (resource.kind) {
    case 'users':
      return ['users']
    case 'check-credentials':
      return ['auth', 'check_credentials']
    case 'concept-schemes':
      return ['concept_schemes']
    case 'concepts':
      return ['concept_schemes', resource.schemeId, 'concepts']
    case 'universal':
      return ['universal', resource.id]
    case 'facets':
      return ['endpoints', resource.endpoint, 'facets', resource.schemeId]
    case 'suggest':
      return ['endpoints', resource.endpoint, 'suggest']
    case 'thing':
      return ['things', resource.id]
    case 'endpoint-item':
      return ['endpoints', resource.endpoint, resource.id]
    case 'selected-things':
      return ['things', 'select']
    case 'deleted-things':
      return ['things', 'deleted']
  }
}
