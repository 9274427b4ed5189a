import { defaultExchangeLimits } from '#core/exchange/limits.ts'
import { renderWarmUpAnswer } from '#core/exchange/warm-up-answer.ts'
import { createContentClient } from '#host/content-client/content-client.ts'
import type { Transport } from '#host/content-client/transport.ts'
import { createRequestLog } from '#host/request-log/request-log.ts'
import { streamExchange } from './exchange-stream.ts'

/**
 * Streams a generated response through the same code as a real one, without the network, so that this code is
 * compiled before the user's first request. Uses no token and a temporary request log.
 */
export async function warmUpExchange(): Promise<ReadableStream<Uint8Array>> {
  const client = createContentClient({
    transport: transportFor(new TextEncoder().encode(renderWarmUpAnswer())),
    requestLog: createRequestLog(),
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
  if (answer.kind === 'problem') throw new Error('The warm-up request was refused')
  return streamExchange(answer.head, answer.body)
}

const transportFor = (body: Uint8Array): Transport => ({
  send: () =>
    Promise.resolve({
      status: 200,
      statusText: 'OK',
      headers: [['content-type', 'application/json; charset=utf-8']],
      isDecoded: false,
      body: new Blob([Uint8Array.from(body)]).stream(),
    }),
  close: () => Promise.resolve(),
})
