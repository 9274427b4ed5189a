import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { renderWarmUpAnswer } from '#core/exchange/warm-up-answer.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import type { Transport } from '#host/content-client/transport.ts'
import { createLedger } from '#host/ledger/ledger.ts'
import { streamExchange } from './exchange-stream.ts'

/**
 * Streams an answer of the app's own making through everything that a real one passes, the network aside:
 * the first that a person waits for is then relayed by code that is compiled. Nobody is asked anything,
 * and no token is used; what is written of it goes into a ledger that is thrown away.
 */
export async function warmUpExchange(): Promise<ReadableStream<Uint8Array>> {
  const client = createContentClient({
    transport: answering(new TextEncoder().encode(renderWarmUpAnswer())),
    ledger: createLedger(),
    userAgent: 'warm-up',
    now: () => new Date(0),
  })
  const answer = await client.send(
    {
      purpose: { kind: 'send' },
      connectionId: null,
      method: 'GET',
      baseUrl: 'https://rehearsal.example',
      target: '/api/v4/endpoints/rehearsal?page[size]=25',
      body: null,
      token: 'rehearsal-token',
      limits: defaultExchangeLimits,
      allowPlainHttp: false,
      certificates: null,
    },
    new AbortController().signal,
  )
  if (answer.kind === 'problem') throw new Error('Nobody refuses a rehearsal')
  return streamExchange(answer.head, answer.body)
}

const answering = (body: Uint8Array): Transport => ({
  send: () =>
    Promise.resolve({
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json; charset=utf-8']],
      decoded: false,
      body: new Blob([Uint8Array.from(body)]).stream(),
    }),
  close: () => Promise.resolve(),
})
