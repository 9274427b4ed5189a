import type { IncomingMessage, ServerResponse } from 'node:http'
import { startServer } from '../../support/start-server.ts'

/** How an endpoint of this server goes wrong, named by its slug; `fine` does not. */
export type PagedEndpoint =
  | 'fine'
  /** Page 3 is refused with 401. */
  | 'refuses'
  /** Page 3 is cut in the middle of its third item, then refused with 404, then sent. */
  | 'recovers'
  /** Page 3 is not answered before the test says so. */
  | 'waits'
  /** New links for ever, with the items of page 1. */
  | 'endless'

export interface PagedApi {
  /** Without a trailing slash. */
  baseUrl: string
  close(): void
}

/** Starts a server whose endpoints have pages of so many items, each with about `itemBytes` of text. */
export async function startPagedApi(size: {
  pages: number
  pageSize: number
  itemBytes: number
}): Promise<PagedApi> {
  let timesAsked = 0
  const server = await startServer((request, response) => {
    const { slug, page } = readRequest(request)
    if (page !== 3) {
      send(response, renderPage(slug, page, size))
      return
    }
    switch (slug) {
      case 'refuses':
        send(response, '{"errors":[{"title":"Token expired"}]}', 401)
        return
      case 'recovers': {
        const text = renderPage(slug, page, size)
        timesAsked += 1
        if (timesAsked > 1) {
          send(response, text, timesAsked === 2 ? 404 : 200)
          return
        }
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': text.length,
        })
        response.write(text.slice(0, text.indexOf('"position":2,')), () => {
          response.destroy()
        })
        return
      }
      case 'waits':
        return
      default:
        send(response, renderPage(slug, page, size))
    }
  })
  return {
    baseUrl: server.baseUrl,
    close: () => void server.close(),
  }
}

function readRequest({ url = '' }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://host')
  return {
    slug: pathname.split('/').at(-1) ?? '',
    page: Number(searchParams.get('page[number]') ?? '1'),
  }
}

function renderPage(
  slug: string,
  page: number,
  { pages, pageSize, itemBytes }: { pages: number; pageSize: number; itemBytes: number },
): string {
  const shown = slug === 'endless' ? 1 : page
  const filler = 'Über allen Gipfeln ist Ruh. '.repeat(Math.ceil(itemBytes / 29))
  const items = Array.from(
    { length: shown > pages ? 0 : pageSize },
    (_, position) =>
      `{"@id":"${shown}-${position}","@type":["Thing"],"page":${shown},"position":${position},"price":1.0,"text":"${filler}"}`,
  )
  const link = `/api/v4/endpoints/${slug}?page%5Bsize%5D=${pageSize}&page%5Bnumber%5D=${page + 1}`
  const hasNext = page < pages || slug === 'endless'
  const total = pages * pageSize
  return `{"@graph":[${items.join(',')}],"meta":{"total":${total},"pages":${pages}},"links":{${hasNext ? `"next":"${link}"` : ''}}}`
}

function send(response: ServerResponse, text: string, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
