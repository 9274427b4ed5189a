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
