import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An item of the store; stamps count up with each change, as clocks do. */
export interface StoredItem {
  id: string
  name: string
  created: number
  modified: number
  touched: number
}

/** What a script may do to the store between two requests. */
export interface Store {
  readonly items: Map<string, StoredItem>
  insert(): string
  edit(id: string): void
  touch(id: string): void
  remove(id: string): void
}

/** What the server does with a request instead of answering it. */
export type Fault = 'reset' | 'cut' | { status: number; headers?: Record<string, string> }

export interface MovingServer {
  baseUrl: string
  store: Store
  /** Targets and bodies, in order. */
  asked: { target: string; body: string }[]
  /** What the last list of IDs named, with its stamps: the server's own book. */
  lastList(): Map<string, string>
  close(): Promise<void>
}

/**
 * A server with the rules of a dataCycle CORE (datacycle-core.md 4, 5, 9) as far as a whole set meets them, over a
 * store that a script edits before the nth answer. `isDatacycle: false` leaves the filter on IDs and the mark out.
 */
export async function startMovingServer(options: {
  size: number
  isDatacycle?: boolean
  /** Called before each answer, with its number from 1. */
  script?: (request: number, store: Store) => void
  fault?: (request: number, target: string, ids: readonly string[]) => Fault | null
  total?: (real: number, request: number) => unknown
  /** Before each answer. */
  delayMs?: number
}): Promise<MovingServer> {
  const { isDatacycle = true, script, fault, total = (real: number) => real, delayMs = 0 } = options
  const store = createStore(options.size)
  const asked: MovingServer['asked'] = []
  let lastList = new Map<string, string>()

  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      const target = request.url ?? ''
      asked.push({ target, body })
      const number = asked.length
      script?.(number, store)
      const query = readQuery(target, body)
      const wrong = fault?.(number, target, query.ids ?? []) ?? null
      if (wrong === 'reset') {
        request.socket.destroy()
        return
      }
      if (wrong !== null && wrong !== 'cut') {
        response.writeHead(wrong.status, { 'x-request-id': `request-${number}`, ...wrong.headers })
        response.end('{"errors":[]}')
        return
      }
      const hits = ordered(store, query.sort, number).filter(
        ({ id }) => query.ids === null || query.ids.includes(id),
      )
      const from = (query.number - 1) * query.size
      const page = hits.slice(from, from + query.size)
      if (query.isList) lastList = new Map(page.map((item) => [item.id, stampsOf(item)]))
      const text = JSON.stringify({
        ...(isDatacycle && { '@context': ['https://schema.org/', { dc: mark }] }),
        '@graph': page.map((item) => render(item, query.isList)),
        meta: { total: total(hits.length, number), pages: Math.ceil(hits.length / query.size) },
        links: {},
      })
      response.writeHead(200, { 'content-type': 'application/json' })
      if (wrong === 'cut') {
        response.write(text.slice(0, text.length / 2))
        setTimeout(() => request.socket.destroy(), 5)
      } else response.end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    asked,
    lastList: () => lastList,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => {
          resolve()
        })
      }),
  }
}

const mark = 'https://schema.datacycle.at/'

export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function createStore(size: number): Store {
  let clock = 1_000_000
  let next = size
  const items = new Map<string, StoredItem>()
  const add = (number: number) => {
    clock += 1
    const id = idOf(number)
    const name = `Item ${String((number * 7919) % 100_003).padStart(6, '0')}`
    items.set(id, { id, name, created: clock, modified: clock, touched: clock })
    return id
  }
  for (let number = 0; number < size; number += 1) add(number)
  const change = (id: string, changed: (now: number) => Partial<StoredItem>) => {
    const item = items.get(id)
    clock += 1
    if (item) items.set(id, { ...item, ...changed(clock) })
  }
  return {
    items,
    insert: () => add(next++),
    edit: (id) => {
      change(id, (now) => ({ modified: now, touched: now }))
    },
    touch: (id) => {
      change(id, (now) => ({ touched: now }))
    },
    remove: (id) => {
      items.delete(id)
    },
  }
}

export const stampsOf = ({ modified, touched }: Pick<StoredItem, 'modified' | 'touched'>): string =>
  `${modified} ${touched}`

const render = ({ id, name, modified, touched }: StoredItem, isList: boolean) =>
  isList
    ? { '@id': id, 'dct:modified': String(modified), 'dc:touched': String(touched) }
    : { '@id': id, '@type': ['Thing'], name, version: stampsOf({ modified, touched }) }

/** A key that is not usable leaves no order at all (datacycle-core.md 5): another one at each request. */
function ordered({ items }: Store, sort: string, request: number): StoredItem[] {
  const all = [...items.values()]
  const by = (key: (item: StoredItem) => number | string) =>
    all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))
  switch (sort) {
    case '':
      return by(({ modified }) => -modified)
    case 'name':
      return by(({ name }) => name)
    case 'dct:created':
      return by(({ created }) => created)
    case 'dct:modified':
      return by(({ modified }) => modified)
    default: {
      // A full period over the places, so that each order is one of all items.
      const step = [1, 3, 7, 11, 13][request % 5] ?? 1
      const place = (at: number) => (at * step + request * 31) % (all.length || 1)
      return all
        .map((item, at) => ({ item, at: place(at) }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item)
    }
  }
}

function readQuery(target: string, body: string) {
  const { searchParams } = new URL(target, 'http://server')
  const sent = (body === '' ? {} : JSON.parse(body)) as {
    filter?: { contentId?: { in?: string[] } }
    page?: { size?: number; number?: number }
    sort?: string
    fields?: string
  }
  const fields = searchParams.get('fields') ?? sent.fields ?? ''
  const ids = sent.filter?.contentId?.in ?? null
  return {
    ids: ids?.flatMap((one) => one.split(',')) ?? null,
    size: Number(searchParams.get('page[size]') ?? sent.page?.size ?? 25),
    number: Number(searchParams.get('page[number]') ?? sent.page?.number ?? 1),
    sort: searchParams.get('sort') ?? sent.sort ?? '',
    isList: fields.startsWith('@id'),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}
