/** The endpoints that behave as documented in api.md. */
import type { Library } from '#sample/content/library.ts'
import type { Thing } from '#sample/content/thing.ts'
import { type Endpoint, endpointIdOf, type Call } from './endpoint.ts'
import { createListEndpoint } from './list-endpoint.ts'
import { answerJson } from '#sample/http/answer.ts'

/** A curated list: the items of each kind at these indexes. */
const curated = (library: Library): Thing[] =>
  [4, 1, 9, 16, 25].flatMap((index) =>
    [
      library.events[index + 6],
      library.places[index],
      library.tours[index],
      library.images[index],
    ].filter((thing) => thing !== undefined),
  )

const defaults = {
  defaultOrder: [{ key: 'name', isDescending: false }],
  meta: 'total-and-pages',
  missingLink: 'absent',
  unknownNames: 'ignored',
  access: 'every-token',
  kind: 'dynamic',
} as const

export const createDocumentedEndpoints = (): Endpoint[] => [
  createListEndpoint({
    ...defaults,
    slug: 'events',
    title: 'Veranstaltungen',
    about: 'All events, next dates first (dynamic). Refuses unknown filter keys with 400.',
    things: (library) => library.events,
    defaultOrder: [{ key: 'startDate', isDescending: false }],
    unknownNames: 'refused',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'places',
    title: 'Orte',
    about: 'All places (dynamic). meta.page.* instead of total and pages; empty links at the ends.',
    things: (library) => library.places,
    meta: 'page-group',
    missingLink: 'empty',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'tours',
    title: 'Touren',
    about: 'All tours with their lines (dynamic). Empty links at the ends.',
    things: (library) => library.tours,
    missingLink: 'empty',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'images',
    title: 'Bilder',
    about: 'All images (dynamic), newest first. meta.page.*.',
    things: (library) => library.images,
    defaultOrder: [{ key: 'created', isDescending: true }],
    meta: 'page-group',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'highlights',
    title: 'Höhepunkte der Redaktion',
    kind: 'static',
    about: 'Twenty items of all kinds in the order of their editor (static).',
    things: curated,
    defaultOrder: 'curated',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'everything',
    title: 'Alle Inhalte',
    about: 'All items of all kinds, last changed first (dynamic).',
    things: (library) => library.all,
    defaultOrder: [{ key: 'modified', isDescending: true }],
    access: 'full-token',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'editors-only',
    title: 'Adressbuch der Redaktion',
    about: 'Organizations and persons; 403 for the limited token.',
    things: (library) =>
      library.all.filter(({ kind }) => kind === 'organization' || kind === 'person'),
    access: 'full-token',
  }),
  createListEndpoint({
    ...defaults,
    slug: 'past-events',
    title: 'Veranstaltungen 2025',
    about:
      'A saved search for the events of 2025: nothing is left of them (dynamic, zero results).',
    things: () => [],
  }),
  createListEndpoint({
    ...defaults,
    slug: 'empty-collection',
    title: 'Neue Sammlung',
    kind: 'static',
    about: 'A collection into which nobody has put anything yet (static, zero results).',
    things: () => [],
    meta: 'page-group',
    missingLink: 'empty',
  }),
]

/** Endpoints that moved to the CORE sample; the response contains the new URL. */
const moved = [
  ['core-events', 'veranstaltungen'],
  ['core-places', 'orte'],
] as const

/** 410 with a message for users and the new URL for programs. */
export const createMovedEndpoints = (): Endpoint[] =>
  moved.map(([slug, newSlug]) => ({
    slug,
    id: endpointIdOf(slug),
    title: slug,
    about: `Moved to the instance like dataCycle CORE, as ${newSlug}.`,
    kind: 'dynamic',
    access: 'every-token',
    answer: ({ site }: Call) => {
      const address = `${site.coreBaseUrl}/api/v4/endpoints/${newSlug}`
      return answerJson(
        {
          error: 'Gone',
          message: `This endpoint has moved to the sample instance like dataCycle CORE: ${address} (token ${site.coreToken}).`,
          location: address,
        },
        410,
      )
    },
  }))
