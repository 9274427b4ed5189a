import type { ExchangeHead } from '#core/exchange/head.ts'

/**
 * The response of `POST /api/exchange`: one line of JSON, then the body's bytes unchanged.
 * Cancelling the stream cancels the given body.
 */
export function streamExchange(
  head: ExchangeHead,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  const line = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(line)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

/** The stream as a response. Its type is not JSON, because a JSON line is followed by arbitrary bytes. */
export const streamBytes = (stream: ReadableStream<Uint8Array>): Response =>
  new Response(stream, { headers: { 'content-type': 'application/octet-stream' } })
