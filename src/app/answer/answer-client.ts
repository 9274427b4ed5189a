import type { InjectionKey } from 'vue'
import type { Defect } from '#core/defect/defect.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { Question, Reply } from '#app/answer-worker/protocol.ts'
import { createOpenQuestions, isSettled, type Settled } from './open-questions.ts'
import { startAnswerWorker, type AnswerWorker, type FromSession } from './start-answer-worker.ts'

/** What a worker says by itself; replies go to who asked. */
export type AnswerEvent = Exclude<FromSession, { kind: Settled['kind'] }>

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

export interface Exchanges {
  send: SendExchange
  /** Starts the workers and has them read something, so that the first answer finds them warm. */
  warmUp: () => void
}

export const sendExchangeKey: InjectionKey<SendExchange> = Symbol('send exchange')

/** One for the answer in front, one for what is read meanwhile. */
const workerCount = 2

/**
 * The one way to send: an answer is a session in a worker that lives as long as the page, because a fresh
 * worker runs cold code. `onRefused` is called when the host took no exchange from this page, as one does
 * that is not ours any more; `onDefect` when something threw.
 */
export function createExchanges(
  appToken: string | null,
  { onRefused, onDefect }: { onRefused: () => void; onDefect: (defect: Defect) => void },
): Exchanges {
  const workers: (AnswerWorker | null)[] = Array.from({ length: workerCount }, () => null)
  let sessions = 0

  function workerAt(at: number): AnswerWorker {
    const worker = workers[at] ?? startAnswerWorker(() => (workers[at] = null), onDefect)
    workers[at] = worker
    return worker
  }

  /** The first that reads nothing; where all do, that which reads least. */
  function idlest(): AnswerWorker {
    const busy = workers.map((worker) => worker?.underWay() ?? 0)
    return workerAt(busy.indexOf(Math.min(...busy)))
  }

  const send: SendExchange = (request, listener) => {
    const worker = idlest()
    const questions = createOpenQuestions<Question>((ask, question) => {
      say({ kind: 'ask', ask, question })
    })
    sessions += 1

    const say = worker.open(sessions, (message) => {
      if (message.kind === 'problem' && message.problem.kind === 'host-gone') onRefused()
      if (isSettled(message)) questions.settle(message)
      else listener(message)
    })
    say({ kind: 'send', request, appToken })

    return {
      cancel: () => {
        say({ kind: 'cancel' })
      },
      ask: questions.ask,
      close: () => {
        say({ kind: 'close' })
      },
    }
  }

  return {
    send,
    warmUp: () => {
      for (const at of workers.keys()) workerAt(at).warmUp(appToken)
    },
  }
}
