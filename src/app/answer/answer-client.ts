import type { InjectionKey } from 'vue'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { FromWorker, Question, Reply, ToWorker } from '../answer-worker/protocol.ts'

/** What a worker says by itself; replies go to who asked. */
export type AnswerEvent = Exclude<FromWorker, { kind: 'reply' }>

/** One request and its answer, as the page holds it: the bytes stay in a worker. */
export interface AnswerClient {
  /** Ends the request or the download at once; what has arrived stays. */
  cancel(): void
  ask<Q extends Question>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Lets go of the answer and all its bytes. Questions still open are never answered. */
  close(): void
}

/** Sends a request and hears of its answer. */
export type SendExchange = (
  request: ExchangeRequest,
  listener: (event: AnswerEvent) => void,
) => AnswerClient

export const sendExchangeKey: InjectionKey<SendExchange> = Symbol('send exchange')

const prepareAfterMs = 400

/**
 * The one way to send: a fresh worker for each answer, so that letting go of one frees all of it.
 * `onRefused` is called when the host took no exchange from this page, as one does that is not ours any more.
 */
export function createSendExchange(appToken: string | null, onRefused: () => void): SendExchange {
  // Starting a worker takes longer than many an answer: the next one waits ready, started when the
  // page has time for it.
  let ready: Worker | null = startWorker()
  const prepare = () => {
    setTimeout(() => {
      ready ??= startWorker()
    }, prepareAfterMs)
  }

  return (request, listener) => {
    const worker = ready ?? startWorker()
    ready = null
    prepare()
    const say = (message: ToWorker) => {
      worker.postMessage(message)
    }
    const open = new Map<number, (reply: Reply) => void>()
    let asked = 0

    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'problem' && data.problem.kind === 'host-gone') onRefused()
      if (data.kind !== 'reply') listener(data)
      else {
        open.get(data.ask)?.(data.reply)
        open.delete(data.ask)
      }
    })
    say({ kind: 'send', request, appToken })

    return {
      cancel: () => {
        say({ kind: 'cancel' })
      },
      ask<Q extends Question>(question: Q) {
        asked += 1
        const ask = asked
        return new Promise<Extract<Reply, { kind: Q['kind'] }>>((resolve) => {
          const isAnswer = (reply: Reply): reply is Extract<Reply, { kind: Q['kind'] }> =>
            reply.kind === question.kind
          open.set(ask, (reply) => {
            if (isAnswer(reply)) resolve(reply)
          })
          say({ kind: 'ask', ask, question })
        })
      },
      close: () => {
        worker.terminate()
      },
    }
  }
}

function startWorker(): Worker {
  return new Worker(new URL('../answer-worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'answer',
  })
}
