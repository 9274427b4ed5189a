import type { ExchangeOutcome, ExchangeHead } from '#core/exchange/outcome.ts'

/**
 * The exchanges without a response yet, so that they can be cancelled by ID.
 *
 * Aborting the page's fetch is not enough: Electron does not notify a protocol handler, and before the head
 * there is no body to cancel.
 */
export interface ExchangesUnderWay {
  /** Runs `work` with a signal that aborts when the exchange is cancelled or `pageLeft` aborts. */
  run<T>(id: string, pageLeft: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Does nothing if no such exchange is running. */
  cancel(id: string): void
}

export function createExchangesUnderWay(): ExchangesUnderWay {
  const underWay = new Map<string, AbortController>()
  return {
    async run(id, pageLeft, work) {
      const cancellation = new AbortController()
      const abort = () => {
        cancellation.abort()
      }
      // An aborted signal does not call new listeners.
      if (pageLeft.aborted) abort()
      pageLeft.addEventListener('abort', abort)
      underWay.set(id, cancellation)
      try {
        return await work(cancellation.signal)
      } finally {
        pageLeft.removeEventListener('abort', abort)
        underWay.delete(id)
      }
    },
    cancel(id) {
      underWay.get(id)?.abort()
    },
  }
}

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

/** Maximum number of outcomes kept; pages ask right after their stream ended. */
const capacity = 200

/** The outcomes of the last exchanges, which the page requests after the stream. */
export interface OutcomeRegister {
  add(id: string, outcome: Promise<ExchangeOutcome>): void
  /** Resolves when that exchange has ended; null if it is unknown or was dropped. */
  find(id: string): Promise<ExchangeOutcome> | null
}

export function createOutcomeRegister(): OutcomeRegister {
  const outcomes = new Map<string, Promise<ExchangeOutcome>>()
  return {
    add(id, outcome) {
      outcomes.set(id, outcome)
      for (const oldest of outcomes.keys()) {
        if (outcomes.size <= capacity) break
        outcomes.delete(oldest)
      }
    },
    find: (id) => outcomes.get(id) ?? null,
  }
}
