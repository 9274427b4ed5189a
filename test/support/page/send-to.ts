import type { SendExchange } from '#app/answer/answer-client.ts'
import { createAnswerSession } from '#app/answer-worker/answer-session.ts'
import type { Question, Reply } from '#app/answer-worker/protocol.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { BodySizes, ExchangeOutcome } from '#core/exchange/outcome.ts'

/** What the app's own host tells of an answer; one byte in one millisecond unless said. */
interface Served {
  status: number
  body: string
  firstByteMs?: number
  downloadMs?: number
  sizes?: BodySizes
}

/** Answers like the app's own host; null waits for ever, or until the request is cancelled. */
export type Serve = (request: ExchangeRequest) => Served | null

/** Sends to the code of the answer's worker, on the page's own thread. */
export function sendTo(serve: Serve): SendExchange {
  return (request, listener) => {
    const open = new Map<number, (reply: Reply) => void>()
    let outcome = outcomeOf(null)
    const session = createAnswerSession({
      fetch: (input, init) => {
        if (typeof input === 'string' && input.endsWith('/outcome'))
          return Promise.resolve(Response.json(outcome))
        if (typeof input === 'string' && input.endsWith('/cancel'))
          return Promise.resolve(Response.json({}))
        const served = serve(request)
        outcome = outcomeOf(served)
        return answerAs(served, init?.signal ?? null)
      },
      post: (message) => {
        if (message.kind !== 'reply') listener(message)
        else open.get(message.ask)?.(message.reply)
      },
      now: () => 0,
      yieldOnce: () => Promise.resolve(),
      wait: () => Promise.resolve(),
    })
    session.receive({ kind: 'send', request, appToken: null })
    let asked = 0
    return {
      cancel: () => {
        session.receive({ kind: 'cancel' })
      },
      close: () => undefined,
      ask: <Q extends Question>(question: Q) => {
        asked += 1
        const own = asked
        return new Promise<Extract<Reply, { kind: Q['kind'] }>>((resolve) => {
          const isAnswer = (reply: Reply): reply is Extract<Reply, { kind: Q['kind'] }> =>
            reply.kind === question.kind
          open.set(own, (reply) => {
            if (isAnswer(reply)) resolve(reply)
          })
          session.receive({ kind: 'ask', ask: own, question })
        })
      },
    }
  }
}

const outcomeOf = (served: Served | null): ExchangeOutcome => ({
  kind: 'complete',
  sizes: served?.sizes ?? { encoded: 1, decoded: 1 },
  masked: 0,
  downloadMs: served?.downloadMs ?? 1,
})

function answerAs(served: Served | null, signal: AbortSignal | null): Promise<Response> {
  if (served === null)
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        reject(new DOMException('Aborted', 'AbortError'))
      })
    })
  const head = {
    ...{ status: served.status, statusText: '', headers: [], redirects: [] },
    timing: { firstByteMs: served.firstByteMs ?? 1 },
    sent: { method: 'GET', url: 'https://api.example/', headers: [], body: null },
  }
  return Promise.resolve(new Response(`${JSON.stringify(head)}\n${served.body}`))
}
