/** Endpoints that behave as documented but for their pages and links. */
import {
  createListEndpoint,
  endpointAddress,
  type ListTraits,
  pagePairs,
  renderLinks,
} from '#sample/documented/list-endpoint.ts'
import type { Endpoint } from '#sample/http/endpoint.ts'
import { cutPage } from '#sample/query/page.ts'
import { renderQuery } from '#sample/query/query-string.ts'

const likeEvents = {
  kind: 'dynamic',
  access: 'every-token',
  things: (library) => library.events,
  defaultOrder: [{ key: 'startDate', isDescending: false }],
  meta: 'total-and-pages',
  missingLink: 'absent',
  unknownNames: 'ignored',
} as const satisfies Omit<ListTraits, 'slug' | 'title' | 'about'>

const overlap = 3

export const createPagingEndpoints = (): Endpoint[] => [
  createListEndpoint({
    ...likeEvents,
    slug: 'odd-lost-query',
    title: 'odd-lost-query',
    about: 'Links keep page number and size and lose everything else.',
    renderLinks: (page, query, call) =>
      renderLinks(
        page,
        (number) =>
          `${endpointAddress(call.site.baseUrl, call.name)}?${renderQuery(pagePairs(number, query.size))}`,
        'absent',
      ),
  }),
  createListEndpoint({
    ...likeEvents,
    slug: 'odd-overlapping',
    title: 'odd-overlapping',
    about: 'Every page begins with the last three items of the page before.',
    cut: (found, { number, size }) => {
      const step = Math.max(size - overlap, 1)
      const start = (number - 1) * step
      return {
        items: found.slice(start, start + size),
        number,
        size,
        total: found.length,
        pageCount: Math.max(Math.ceil((found.length - size) / step) + 1, 1),
      }
    },
  }),
  createListEndpoint({
    ...likeEvents,
    slug: 'odd-wrong-total',
    title: 'odd-wrong-total',
    about: 'meta counts 7 items too many and claims pages that are empty.',
    cut: (found, { number, size }) => {
      const page = cutPage(found, number, size)
      return { ...page, total: page.total + 7, pageCount: page.pageCount + 2 }
    },
  }),
]
