import { exchangeRequest, type ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { BodySizes, ExchangeOutcome, HeaderLine } from '#core/exchange/outcome.ts'

/** What the app's own host tells of an answer; one byte in one millisecond unless said. */
interface Served {
  status: number
  body: string
  headers?: readonly HeaderLine[]
  firstByteMs?: number
  downloadMs?: number
  sizes?: BodySizes
}

/** Answers like the app's own host; null waits for ever, or until the request is cancelled. */
export type Serve = (request: ExchangeRequest) => Served | null

/** The host's routes of exchanges; gives null for a path of others. */
export function serveExchanges(serve: Serve) {
  const outcomes = new Map<string, ExchangeOutcome>()
  return (path: string, init: RequestInit | undefined): Promise<Response> | null => {
    const [, id = '', what] = /^\/api\/exchange(?:\/([^/]+)\/(\w+))?$/.exec(path) ?? [path, null]
    if (id === null) return null
    if (what !== undefined)
      return Promise.resolve(Response.json(what === 'outcome' ? outcomes.get(id) : {}))
    if (typeof init?.body !== 'string') throw new Error('An exchange without a request')
    const request = exchangeRequest.parse(JSON.parse(init.body))
    const served = serve(request)
    outcomes.set(request.id, {
      kind: 'complete',
      sizes: served?.sizes ?? { encoded: 1, decoded: 1 },
      masked: 0,
      downloadMs: served?.downloadMs ?? 1,
    })
    return answerAs(served, init.signal ?? null)
  }
}

function answerAs(served: Served | null, signal: AbortSignal | null): Promise<Response> {
  if (served === null)
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  const head = {
    status: served.status,
    statusText: '',
    headers: served.headers ?? [],
    redirects: [],
    timing: { firstByteMs: served.firstByteMs ?? 1 },
    sent: { method: 'GET', url: 'https://api.example/', headers: [], body: null },
  }
  return Promise.resolve(new Response(`${JSON.stringify(head)}\n${served.body}`))
}
