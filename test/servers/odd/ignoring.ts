/** Endpoints that say 200 to a parameter and pass over it. */
import { createListEndpoint, type ListTraits } from '#sample/documented/list-endpoint.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'

const likePlaces = {
  kind: 'dynamic',
  access: 'every-token',
  things: (library) => library.places,
  defaultOrder: [{ key: 'created', isDescending: false }],
  meta: 'total-and-pages',
  missingLink: 'absent',
  unknownNames: 'ignored',
} as const satisfies Omit<ListTraits, 'slug' | 'title' | 'about'>

export const createIgnoringEndpoints = (): Endpoint[] => [
  createListEndpoint({
    ...likePlaces,
    slug: 'odd-ignores-filter',
    title: 'odd-ignores-filter',
    about: 'Delivers all places, whatever the full text or a filter says.',
    obey: (query) => ({ ...query, q: '', filters: [] }),
  }),
  createListEndpoint({
    ...likePlaces,
    slug: 'odd-ignores-sort',
    title: 'odd-ignores-sort',
    about: 'Keeps its own order, whatever sort says.',
    obey: (query) => ({ ...query, sort: [] }),
  }),
  createListEndpoint({
    ...likePlaces,
    slug: 'odd-ignores-include',
    title: 'odd-ignores-include',
    about: 'Never resolves a relation.',
    obey: (query) => ({ ...query, include: [] }),
  }),
]
