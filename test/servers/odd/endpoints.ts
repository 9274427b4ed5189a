/** All endpoints that misbehave on purpose. */
import type { Endpoint } from '#sample/documented/endpoint.ts'
import { createFixedBodyEndpoints } from './fixed-bodies.ts'
import { createForeignEndpoints } from './foreign-links.ts'
import { createLargeEndpoints } from './large.ts'
import { createRefusalEndpoints } from './refusals.ts'
import { brotliCompressSync, constants, createGzip, deflateSync, gzipSync } from 'node:zlib'
import { jsonType, type Answer } from '#sample/http/answer.ts'
import { createOddEndpoint, somePage } from './odd-endpoint.ts'
import {
  createListEndpoint,
  type ListTraits,
  endpointAddress,
  pagePairs,
  renderLinks,
  cutPage,
} from '#sample/documented/list-endpoint.ts'
import type { ServerResponse } from 'node:http'
import { renderQuery } from '#sample/query/query-string.ts'
import { startSample, type Sample, type SampleOptions } from '#sample/start-sample.ts'

export const createOddEndpoints = (): Endpoint[] => [
  ...createTimingEndpoints(),
  ...createFixedBodyEndpoints(),
  ...createPagingEndpoints(),
  ...createIgnoringEndpoints(),
  ...createForeignEndpoints(),
  ...createRefusalEndpoints(),
  ...createEncodedEndpoints(),
  ...createLargeEndpoints(),
]

const bombBytes = 600_000_000

const encoded = (encoding: string, body: Uint8Array): Answer => ({
  kind: 'whole',
  status: 200,
  headers: { 'Content-Type': jsonType, 'Content-Encoding': encoding },
  body,
})

/** One item whose description has 600 million letters. */
function* bomb(): Generator<string> {
  const million = 'a'.repeat(1_000_000)
  yield '{"@graph":[{"@id":"00000000-0000-5000-8000-000000000001","@type":["Event"],"name":"Bomb","description":"'
  for (let sent = 0; sent < bombBytes; sent += million.length) yield million
  yield '"}],"meta":{"total":1,"pages":1},"links":{}}'
}

/** Endpoints whose body is compressed, whatever the request accepts. */
const createEncodedEndpoints = (): Endpoint[] => [
  createOddEndpoint('odd-gzip', 'Compressed with gzip.', (call) =>
    encoded('gzip', gzipSync(somePage(call.site))),
  ),
  createOddEndpoint('odd-deflate', 'Compressed with deflate.', (call) =>
    encoded('deflate', deflateSync(somePage(call.site))),
  ),
  createOddEndpoint('odd-br', 'Compressed with Brotli.', (call) =>
    encoded('br', brotliCompressSync(somePage(call.site))),
  ),
  createOddEndpoint('odd-bad-gzip', 'Says gzip; the second half is not.', (call) => {
    const page = somePage(call.site)
    const half = gzipSync(page.slice(0, page.length / 2), { finishFlush: constants.Z_SYNC_FLUSH })
    // A block of type 3 does not exist (RFC 1951, 3.2.3).
    return encoded('gzip', Buffer.concat([half, Buffer.alloc(64, 0xff)]))
  }),
  createOddEndpoint('odd-gzip-bomb', 'A few hundred KB that unpack to 600 MB.', () => ({
    kind: 'streamed',
    status: 200,
    headers: { 'Content-Type': jsonType, 'Content-Encoding': 'gzip' },
    chunks: bomb(),
    through: () => createGzip({ level: 9 }),
  })),
]

const likePlaces = {
  kind: 'dynamic',
  access: 'every-token',
  things: (library) => library.places,
  defaultOrder: [{ key: 'created', isDescending: false }],
  meta: 'total-and-pages',
  missingLink: 'absent',
  unknownNames: 'ignored',
} as const satisfies Omit<ListTraits, 'slug' | 'title' | 'about'>

/** Endpoints that say 200 to a parameter and pass over it. */
const createIgnoringEndpoints = (): Endpoint[] => [
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

const slowMs = 10_000
const dripMs = 1_000

const headers = { 'Content-Type': jsonType }

const custom = (send: (response: ServerResponse) => void): Answer => ({ kind: 'custom', send })

/** Endpoints whose connection is the problem: silent, slow, cut off. */
const createTimingEndpoints = (): Endpoint[] => [
  createOddEndpoint('odd-slow', 'The head comes after ten seconds.', (call) =>
    custom((response) => {
      const timer = setTimeout(() => {
        response.writeHead(200, headers).end(somePage(call.site))
      }, slowMs)
      response.once('close', () => {
        clearTimeout(timer)
      })
    }),
  ),
  createOddEndpoint('odd-silent', 'Accepts the request and never answers.', () =>
    custom(() => undefined),
  ),
  createOddEndpoint('odd-drip', 'One byte a second.', (call) =>
    custom((response) => {
      const bytes = Buffer.from(somePage(call.site))
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length })
      let sent = 0
      const drip = () => {
        response.write(bytes.subarray(sent, sent + 1))
        sent += 1
        if (sent < bytes.length) return
        clearInterval(timer)
        response.end()
      }
      const timer = setInterval(drip, dripMs)
      response.once('close', () => {
        clearInterval(timer)
      })
      drip()
    }),
  ),
  createOddEndpoint('odd-broken-off', 'Announces more bytes than it sends, then cuts.', (call) =>
    custom((response) => {
      const bytes = Buffer.from(somePage(call.site))
      response.writeHead(200, { ...headers, 'Content-Length': bytes.length })
      // Two whole items and the beginning of the third.
      const cut = bytes.lastIndexOf('"description"')
      response.write(bytes.subarray(0, cut), () => {
        response.destroy()
      })
    }),
  ),
  createOddEndpoint('odd-reset', 'Resets the connection before the head.', () =>
    custom((response) => {
      response.socket?.resetAndDestroy()
    }),
  ),
]

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

/** Endpoints that behave as documented but for their pages and links. */
const createPagingEndpoints = (): Endpoint[] => [
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

/** Starts the documented sample with endpoints beside its own that misbehave on purpose. */
export const startOddSample = (options: Partial<SampleOptions> = {}): Promise<Sample> =>
  startSample({ port: 0, ...options, unlisted: createOddEndpoints() })
