import { type InjectionKey, inject } from 'vue'
import { type Defect, readDefect, type DefectPlace } from '#core/defect/defect.ts'
import type { ExchangeRequest } from '#core/exchange/exchange-request.ts'
import type {
  Question,
  Reply,
  FromResponseWorker,
  FromSession,
  ToResponseWorker,
  ToSession,
} from '#app/response-worker/protocol.ts'

/** Messages of a worker except replies, which go to the caller. */
export type ResponseEvent = Exclude<SessionMessage, { kind: QuestionResult['kind'] }>

/** One request and its response in the page; the bytes stay in a worker. */
export interface ResponseClient {
  /** Cancels the request or the download at once; received bytes are kept. */
  cancel(): void
  ask<Q extends Question>(question: Q): Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Releases the response and its bytes. Open questions are never answered. */
  close(): void
}

/** Sends a request and reports its response. */
export type SendExchange = (
  request: ExchangeRequest,
  listener: (event: ResponseEvent) => void,
) => ResponseClient

export interface Exchanges {
  send: SendExchange
  /** Starts the workers and compiles their code, so that the first response is read fast. */
  warmUp: () => void
  /** Like `send`, but nothing is sent: a generated response comes. */
  rehearse: SendExchange
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
  const workers: (ResponseWorker | null)[] = Array.from({ length: workerCount }, () => null)
  let sessionCount = 0

  function workerAt(at: number): ResponseWorker {
    const worker = workers[at] ?? startResponseWorker(() => (workers[at] = null), onDefect)
    workers[at] = worker
    return worker
  }

  /** The first idle worker, otherwise the one with the fewest running responses. */
  function idlest(): ResponseWorker {
    const receivingCounts = workers.map((worker) => worker?.receivingCount() ?? 0)
    return workerAt(receivingCounts.indexOf(Math.min(...receivingCounts)))
  }

  const exchange =
    (isRehearsal: boolean): SendExchange =>
    (request, listener) => {
      const worker = idlest()
      const questions = createOpenQuestions<Question>((number, question) => {
        post({ kind: 'ask', number, question })
      })
      sessionCount += 1

      const post = worker.open(
        sessionCount,
        (message) => {
          if (message.kind === 'problem' && message.problem.kind === 'host-gone') onRefused()
          if (isQuestionResult(message)) questions.settle(message)
          else listener(message)
        },
        isRehearsal,
      )
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
    send: exchange(false),
    rehearse: exchange(true),
    warmUp: () => {
      for (const at of workers.keys()) workerAt(at).warmUp(appToken)
    },
  }
}

/** Messages of a session except defects, which go to `onDefect`. */
type SessionMessage = Exclude<FromSession, { kind: 'defect' }>

/** A worker that reads responses, each in its own session. */
interface ResponseWorker {
  /** Starts a session with a unique number; its messages go to `listener` until it is closed. */
  open(
    session: number,
    listener: (message: SessionMessage) => void,
    isRehearsal: boolean,
  ): (message: ToSession) => void
  receivingCount(): number
  /** Reads generated responses, so that the code is compiled before the next real one. */
  warmUp(appToken: string | null): void
}

/**
 * Starts a worker. `onBroken` is called if it throws outside of a session: existing sessions stay, but no new
 * ones should be started. `onDefect` is called for the defects of all sessions.
 */
function startResponseWorker(
  onBroken: () => void,
  onDefect: (defect: Defect) => void,
): ResponseWorker {
  const worker = new Worker(new URL('../response-worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'answer',
  })
  const listeners = new Map<number, (message: SessionMessage) => void>()
  const receiving = new Set<number>()
  const post = (message: ToResponseWorker) => {
    worker.postMessage(message)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromResponseWorker>) => {
    const { session, message } = data
    if (message.kind === 'defect') {
      onDefect(message.defect)
      return
    }
    if (message.kind === 'end' || message.kind === 'problem') receiving.delete(session)
    listeners.get(session)?.(message)
  })
  worker.addEventListener('error', (event) => {
    const defect = readWorkerError(event, 'response-worker')
    onDefect(defect)
    onBroken()
    // The worker may have failed to start, so running requests end without a response.
    for (const session of receiving) {
      receiving.delete(session)
      const problem = { kind: 'host-fault' as const, detail: defect.name }
      listeners.get(session)?.({ kind: 'problem', problem })
    }
  })

  return {
    open(session, listener, isRehearsal) {
      listeners.set(session, listener)
      if (isRehearsal) post({ kind: 'rehearsal', session })
      receiving.add(session)
      return (message) => {
        post({ kind: 'session', session, message })
        if (message.kind !== 'close') return
        listeners.delete(session)
        receiving.delete(session)
      }
    },
    receivingCount: () => receiving.size,
    warmUp: (appToken) => {
      post({ kind: 'warm-up', appToken })
    },
  }
}

/** A worker threw while it worked on a question. */
export class WorkerDefect extends Error {
  readonly defect: Defect

  constructor(defect: Defect) {
    super(`${defect.name} in ${defect.where}, ${defect.doing}`)
    this.name = 'WorkerDefect'
    this.defect = defect
  }
}

/** A worker's message about one question: its reply or an error. */
export type QuestionResult =
  | { kind: 'reply'; number: number; reply: Reply }
  | { kind: 'failed'; number: number; defect: Defect }

export const isQuestionResult = <M extends { kind: string }>(
  message: M,
): message is Extract<M, { kind: QuestionResult['kind'] }> =>
  message.kind === 'reply' || message.kind === 'failed'

/** Questions to a worker without a reply yet. */
export interface OpenQuestions<Asked extends Question> {
  /** Rejects with a WorkerDefect if the worker threw; never settles after the worker was released. */
  ask: <Q extends Asked>(question: Q) => Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Settles the question whose number is in the result. */
  settle(result: QuestionResult): void
}

/** `send` posts each question to the worker; its result repeats the number. */
export function createOpenQuestions<Asked extends Question>(
  send: (number: number, question: Asked) => void,
): OpenQuestions<Asked> {
  const open = new Map<
    number,
    { resolve: (reply: Reply) => void; reject: (error: WorkerDefect) => void }
  >()
  let count = 0
  return {
    ask<Q extends Asked>(question: Q) {
      count += 1
      const number = count
      return new Promise<Extract<Reply, { kind: Q['kind'] }>>((resolve, reject) => {
        const isOwnReply = (reply: Reply): reply is Extract<Reply, { kind: Q['kind'] }> =>
          reply.kind === question.kind
        open.set(number, {
          resolve: (reply) => {
            if (isOwnReply(reply)) resolve(reply)
          },
          reject,
        })
        send(number, question)
      })
    },
    settle(result) {
      const pending = open.get(result.number)
      open.delete(result.number)
      if (result.kind === 'reply') pending?.resolve(result.reply)
      else pending?.reject(new WorkerDefect(result.defect))
    },
  }
}

/** An error of a worker as seen by its page: only a location and a message. */
export function readWorkerError(event: ErrorEvent, where: DefectPlace): Defect {
  const file = event.filename.split('/').at(-1) ?? ''
  const place = `${file}:${String(event.lineno)}:${String(event.colno)}`
  const [, name = 'Error'] = /^Uncaught (\w*Error)\b/.exec(event.message) ?? []
  return { ...readDefect(event.error, where, 'worker'), name, frames: [place] }
}

/** The page's way to send requests. For components and stores of a running page. */
export function useSendExchange(): SendExchange {
  const send = inject(sendExchangeKey)
  if (!send) throw new Error('No way to send was provided')
  return send
}

/**
 * Passes on a worker's messages about a response; after the first rows, further messages wait until the rows
 * are painted. Facts known at the end (totals, links, findings) cost the page as much as the rows, and for a
 * small response they arrive so early that they would delay the rows.
 */
export function holdUntilPainted(
  listener: (event: ResponseEvent) => void,
  whenPainted: (run: () => void) => void,
): (event: ResponseEvent) => void {
  /** Messages since the first rows; null if none have to wait. */
  let held: ResponseEvent[] | null = null
  let hasRows = false

  function release() {
    const events = held ?? []
    held = null
    for (const event of events) listener(event)
  }

  return (event) => {
    if (held !== null) {
      held.push(event)
      return
    }
    listener(event)
    if (hasRows || event.kind !== 'progress' || event.progress.items === 0) return
    hasRows = true
    held = []
    whenPainted(release)
  }
}
