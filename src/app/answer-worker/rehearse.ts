import type { ExchangeHead } from '#core/exchange/head.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { createAnswerSession } from './answer-session.ts'
import type { FromWorker } from './protocol.ts'

/** From the third on the same answer took a fifth to a tenth of what the first took (bench: answers). */
const rounds = 3

/**
 * Reads an answer of its own making a few times, as one is read that was sent for: the first that a person
 * waits for is then read by code that is compiled. Asks nobody anything, and leaves nothing behind.
 */
export async function rehearse(around: {
  now: () => number
  yieldOnce: () => Promise<void>
  wait: (ms: number) => Promise<void>
}): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await readOnce(around)
    await around.yieldOnce()
  }
}

function readOnce(around: Parameters<typeof rehearse>[0]): Promise<void> {
  return new Promise((resolve) => {
    const session = createAnswerSession({
      ...around,
      fetch: (address) => Promise.resolve(answerTo(address)),
      post: (message: FromWorker) => {
        if (message.kind === 'problem') resolve()
        if (message.kind === 'end')
          session.receive({ kind: 'ask', ask: 1, question: { kind: 'names' } })
        if (message.kind !== 'reply') return
        session.receive({ kind: 'close' })
        resolve()
      },
    })
    const plan = { kind: 'get', endpoint: 'rehearsal', query: [] } as const
    session.receive({
      kind: 'send',
      appToken: null,
      request: { id: 'rehearsal', connectionId: 'rehearsal', plan, purpose: { kind: 'send' } },
    })
  })
}

const head: ExchangeHead = {
  status: 200,
  statusText: 'OK',
  headers: [['content-type', 'application/json']],
  sent: { method: 'GET', url: 'http://rehearsal/', headers: [], body: null },
  redirects: [],
  timing: { firstByteMs: 0 },
}

function answerTo(address: RequestInfo | URL): Response {
  if (typeof address === 'string' && address.endsWith('/outcome')) {
    const sizes = { encoded: 0, decoded: 0 }
    const outcome: ExchangeOutcome = { kind: 'complete', sizes, masked: 0, downloadMs: 0 }
    return Response.json(outcome)
  }
  return new Response(`${JSON.stringify(head)}\n${JSON.stringify(envelope())}`)
}

/** A page of items with a value of every kind that cells and columns tell apart. */
function envelope() {
  const items = Array.from({ length: 25 }, (_, position) => ({
    '@id': `rehearsal-${String(position)}`,
    '@type': ['Thing', 'Event'],
    name: `Käse und Wein ${String(position)}`,
    description: '<p>Eine Verkostung.</p>'.repeat(8),
    startDate: '2026-07-04T19:00:00+02:00',
    endDate: '2026-07-05',
    price: position / 4,
    isOpen: position % 2 === 0,
    image: [{ '@id': `image-${String(position)}`, '@type': ['ImageObject'] }],
    location: {
      '@id': `place-${String(position)}`,
      '@type': ['Place'],
      name: 'Alm',
      geo: { '@type': 'GeoCoordinates', longitude: 13.5, latitude: 46.6 },
    },
    keywords: ['Käse', 'Wein'],
    url: 'https://rehearsal.example/',
    nothing: null,
  }))
  return {
    '@graph': items,
    meta: { total: 60, pages: 3 },
    links: { self: 'http://rehearsal/?page=1', next: 'http://rehearsal/?page=2' },
  }
}
