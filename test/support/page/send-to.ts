import type { SendExchange } from '#app/answer/answer-client.ts'
import { createOpenQuestions, isQuestionResult } from '#app/answer/open-questions.ts'
import { createAnswerSession } from '#app/answer-worker/answer-session.ts'
import type { Question } from '#app/answer-worker/protocol.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { HeaderLine } from '#core/exchange/head.ts'
import type { BodySizes, ExchangeOutcome } from '#core/exchange/outcome.ts'

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

/** Sends to the code of the answer's worker, on the page's own thread. */
export function sendTo(serve: Serve): SendExchange {
  return (request, listener) => {
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
        if (isQuestionResult(message)) questions.settle(message)
        else if (message.kind === 'defect') throw new Error(`A defect in ${message.defect.doing}`)
        else listener(message)
      },
      now: () => 0,
      yieldOnce: () => Promise.resolve(),
      wait: () => Promise.resolve(),
    })
    session.receive({ kind: 'send', request, appToken: null })
    const questions = createOpenQuestions<Question>((number, question) => {
      session.receive({ kind: 'ask', number, question })
    })
    return {
      cancel: () => {
        session.receive({ kind: 'cancel' })
      },
      close: () => undefined,
      ask: questions.ask,
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
    status: served.status,
    statusText: '',
    headers: served.headers ?? [],
    redirects: [],
    timing: { firstByteMs: served.firstByteMs ?? 1 },
    sent: { method: 'GET', url: 'https://api.example/', headers: [], body: null },
  }
  return Promise.resolve(new Response(`${JSON.stringify(head)}\n${served.body}`))
}
