import type { ResponseEvent } from '#app/client/response-client.ts'
import type { ResponseEnd } from '#app/response-worker/protocol.ts'
import type { SentQuery } from '#app/stores/response-store.ts'
import type { ExchangeHead } from '#core/exchange/outcome.ts'
import { presets } from '#core/query/conventions.ts'
import { emptyForm } from '#core/query/form.ts'

/** A request for an endpoint, whose ID is that of the endpoint. */
export const sentQuery = (endpoint: string): SentQuery => {
  const requested = {
    form: { ...emptyForm, endpoint },
    plan: { kind: 'get', endpoint, query: [] },
  } as const
  return {
    id: endpoint,
    savedResponseId: null,
    sentAt: '2026-08-22T09:15:00Z',
    connectionId: 'one',
    baseUrl: 'https://api.example',
    conventions: presets.documented,
    ...requested,
    purpose: { kind: 'send' },
    query: requested,
  }
}

export const responseHead: ExchangeHead = {
  status: 200,
  statusText: 'OK',
  headers: [],
  redirects: [],
  timing: { firstByteMs: 1 },
  sent: { method: 'GET', url: 'https://api.example/', headers: [], body: null },
}

export const responseEnd: ResponseEnd = {
  bytes: 2,
  items: 0,
  shape: 'pending',
  outcome: null,
  findings: [],
  complaints: [],
  serverMessages: [],
  context: { isDatacycle: false, language: null },
  paging: { total: null, pages: null, number: null, size: null, collection: null },
  links: { self: null, first: null, prev: null, next: null, last: null },
}

/** How a response arrives that is whole at once. */
export const wholeResponse: readonly ResponseEvent[] = [
  { kind: 'head', head: responseHead },
  { kind: 'end', end: responseEnd },
]
