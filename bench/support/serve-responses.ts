import { createServer, type ServerResponse, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { plantFaults } from '../../test/support/overview/plant-faults.ts'

export interface AnswerServer {
  address: string
  /** When the first bytes of the latest answer were written, in milliseconds since 1970. */
  firstByteAt: () => number
  close: () => Promise<void>
}

/** Serves prepared answers at `/api/v4/endpoints/<name>`, and files of the comparison at `/<file>`. */
export async function serveResponses(options: {
  answers: ReadonlyMap<string, readonly Buffer[]>
  files: ReadonlyMap<string, { type: string; body: Buffer }>
}): Promise<AnswerServer> {
  let firstByteAt = 0
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname)
    const answer = options.answers.get(path.replace('/api/v4/endpoints/', ''))
    const file = options.files.get(path)
    if (answer) {
      response.writeHead(200, { 'content-type': 'application/json' })
      firstByteAt = Date.now()
      void write(response, answer)
    } else if (file) {
      response.writeHead(200, { 'content-type': file.type })
      response.end(file.body)
    } else {
      response.writeHead(404)
      response.end()
    }
  })
  return { ...(await listen(server)), firstByteAt: () => firstByteAt }
}

async function write(response: ServerResponse, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    if (response.destroyed) return
    if (!response.write(piece)) await once(response, 'drain').catch(() => undefined)
  }
  response.end()
}

/** Starts a server on a free port of this computer. */
export async function listen(
  server: Server,
): Promise<{ port: number; address: string; close: () => Promise<void> }> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const itemsOnPage = 100
const text = 'Der Weg führt am Bach entlang durch den Wald, vorbei an alten Mühlen. '.repeat(11)

export interface PageServer {
  address: string
  close: () => Promise<void>
}

/**
 * Serves `/api/v4/endpoints/<items>-<latency>`: `items` items in pages of 100 (about 90 kB each), each page
 * after `latency` milliseconds, with the links of api.md 4.5. `planted-<items>-<latency>` are items that the
 * overview finds faults in.
 */
export async function servePages(): Promise<PageServer> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local')
    const [, items = '0', latency = '0'] = /(\d+)-(\d+)$/.exec(url.pathname) ?? []
    const number = Number(url.searchParams.get('page[number]') ?? 1)
    const body = renderPage(url.pathname, Number(items), number)
    void wait(Number(latency)).then(() => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(body)
    })
  })
  return listen(server)
}

const planted = new Map<number, readonly object[]>()
function plantedItems(count: number): readonly object[] {
  const items = planted.get(count) ?? plantFaults(1, count).items
  planted.set(count, items)
  return items
}

function renderPage(path: string, items: number, number: number): string {
  const pages = Math.ceil(items / itemsOnPage)
  const first = (number - 1) * itemsOnPage
  const count = Math.max(0, Math.min(itemsOnPage, items - first))
  const graph = path.includes('/planted-')
    ? plantedItems(items).slice(first, first + count)
    : Array.from({ length: count }, (_, at) => ({
        '@id': `item-${first + at}`,
        '@type': ['Thing'],
        name: `Ding ${at}`,
        description: text,
        price: at / 4,
      }))
  const linkTo = (page: number) => `${path}?page%5Bsize%5D=${itemsOnPage}&page%5Bnumber%5D=${page}`
  return JSON.stringify({
    '@graph': graph,
    meta: { total: items, pages },
    links: number < pages ? { next: linkTo(number + 1) } : {},
  })
}
