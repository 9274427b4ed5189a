import { encodeComponent } from './encode-component.ts'

/**
 * What an instance may be asked for beside the items of an endpoint: a closed list, so that no path is
 * ever free. Not part of api.md; what CORE answers stands in datacycle-core.md 1.
 */
export type Resource =
  /** The user of the token, with the endpoints it may read. */
  | { kind: 'users' }
  /** Whether the token is taken. */
  | { kind: 'check-credentials' }
  | { kind: 'concept-schemes' }
  | { kind: 'concepts'; schemeId: string }
  /** Whatever has this ID: a redirect leads to it. */
  | { kind: 'universal'; id: string }
  /** The concepts of a scheme with their hits in an endpoint. */
  | { kind: 'facets'; endpoint: string; schemeId: string }
  /** Words of an endpoint's items that begin like a text. */
  | { kind: 'suggest'; endpoint: string }
  /** One item, listed by an endpoint or not. */
  | { kind: 'thing'; id: string }
  /** One item by way of an endpoint, which also finds what its items link to. */
  | { kind: 'endpoint-item'; endpoint: string; id: string }
  /** What was deleted in the whole instance. */
  | { kind: 'deleted-things' }

/** The resource's path behind the base URL. */
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
