import type { Defect } from '#core/defect/defect.ts'
import type { Question, Reply } from '#app/answer-worker/protocol.ts'

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
export type Settled =
  { kind: 'reply'; ask: number; reply: Reply } | { kind: 'failed'; ask: number; defect: Defect }

/** True if a message belongs to a question. */
export const isSettled = <M extends { kind: string }>(
  message: M,
): message is Extract<M, { kind: Settled['kind'] }> =>
  message.kind === 'reply' || message.kind === 'failed'

/** Questions to a worker without a reply yet. */
export interface OpenQuestions<Asked extends Question> {
  /** Rejects with a WorkerDefect if the worker threw; never settles after the worker was released. */
  ask: <Q extends Asked>(question: Q) => Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Settles the question with the number of the message. */
  settle(settled: Settled): void
}

/** `send` posts each question to the worker, with its number. */
export function createOpenQuestions<Asked extends Question>(
  send: (ask: number, question: Asked) => void,
): OpenQuestions<Asked> {
  const open = new Map<
    number,
    { resolve: (reply: Reply) => void; reject: (error: WorkerDefect) => void }
  >()
  let asked = 0
  return {
    ask<Q extends Asked>(question: Q) {
      asked += 1
      const ask = asked
      return new Promise<Extract<Reply, { kind: Q['kind'] }>>((resolve, reject) => {
        const isAnswer = (reply: Reply): reply is Extract<Reply, { kind: Q['kind'] }> =>
          reply.kind === question.kind
        open.set(ask, {
          resolve: (reply) => {
            if (isAnswer(reply)) resolve(reply)
          },
          reject,
        })
        send(ask, question)
      })
    },
    settle(settled) {
      const asked = open.get(settled.ask)
      open.delete(settled.ask)
      if (settled.kind === 'reply') asked?.resolve(settled.reply)
      else asked?.reject(new WorkerDefect(settled.defect))
    },
  }
}
