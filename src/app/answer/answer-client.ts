import type { InjectionKey } from 'vue'
import type { Defect } from '#core/defect/defect.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type { Question, Reply } from '#app/answer-worker/protocol.ts'
import { createOpenQuestions, isQuestionResult, type QuestionResult } from './open-questions.ts'
import { startAnswerWorker, type AnswerWorker, type SessionMessage } from './start-answer-worker.ts'

/** Messages of a worker except replies, which go to the caller. */
export type AnswerEvent = Exclude<SessionMessage, { kind: QuestionResult['kind'] }>

/** One request and its response in the page; the bytes stay in a worker. */
export interface AnswerClient {
  /** Cancels the request or the download at once; received bytes are kept. */
  cancel(): void
  ask<Q extends Question>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Releases the response and its bytes. Open questions are never answered. */
  close(): void
}

/** Sends a request and reports its response. */
export type SendExchange = (
  request: ExchangeRequest,
  listener: (event: AnswerEvent) => void,
) => AnswerClient

export interface Exchanges {
  send: SendExchange
  /** Starts the workers and compiles their code, so that the first response is read fast. */
  warmUp: () => void
}

export const sendExchangeKey: InjectionKey<SendExchange> = Symbol('send exchange')

/** One for the visible response, one for background requests. */
const workerCount = 2

/**
 * Sends all requests of the page. Each response is a session in a long-lived worker, because a new worker
 * runs uncompiled code. `onRefused` is called if the host refuses the page's exchanges because its session
 * was lost; `onDefect` for errors.
 */
export function createExchanges(
  appToken: string | null,
  { onRefused, onDefect }: { onRefused: () => void; onDefect: (defect: Defect) => void },
): Exchanges {
  const workers: (AnswerWorker | null)[] = Array.from({ length: workerCount }, () => null)
  let sessionCount = 0

  function workerAt(at: number): AnswerWorker {
    const worker = workers[at] ?? startAnswerWorker(() => (workers[at] = null), onDefect)
    workers[at] = worker
    return worker
  }

  /** The first idle worker, otherwise the one with the fewest running responses. */
  function idlest(): AnswerWorker {
    const receivingCounts = workers.map((worker) => worker?.receivingCount() ?? 0)
    return workerAt(receivingCounts.indexOf(Math.min(...receivingCounts)))
  }

  const send: SendExchange = (request, listener) => {
    const worker = idlest()
    const questions = createOpenQuestions<Question>((number, question) => {
      post({ kind: 'ask', number, question })
    })
    sessionCount += 1

    const post = worker.open(sessionCount, (message) => {
      if (message.kind === 'problem' && message.problem.kind === 'host-gone') onRefused()
      if (isQuestionResult(message)) questions.settle(message)
      else listener(message)
    })
    post({ kind: 'send', request, appToken })

    return {
      cancel: () => {
        post({ kind: 'cancel' })
      },
      ask: questions.ask,
      close: () => {
        post({ kind: 'close' })
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
