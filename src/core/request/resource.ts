import { encodeComponent } from './encode-component.ts'

/**
 * What can be requested from a server besides the items of an endpoint. The list is closed, so that the page
 * cannot request arbitrary paths. Not part of api.md; datacycle-core.md 1 describes CORE's responses.
 */
export type Resource =
  /** The token's user and readable endpoints. */
  | { kind: 'users' }
  /** Checks the token. */
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
  /** Deleted items of the whole server. */
  | { kind: 'deleted-things' }

/** The resource's path after the base URL. */
export function renderResourcePath(resource: Resource): string {
  return `/api/v4/${pathParts(resource).map(encodeComponent).join('/')}`
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
    case 'deleted-things':
      return ['things', 'deleted']
  }
}
