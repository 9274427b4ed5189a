import type { Defect } from '#core/defect/defect.ts'
import type { Question, Reply } from '../answer-worker/protocol.ts'

/** A worker threw while it worked on a question. */
export class WorkerDefect extends Error {
  readonly defect: Defect

  constructor(defect: Defect) {
    super(`${defect.name} in ${defect.where}, ${defect.doing}`)
    this.name = 'WorkerDefect'
    this.defect = defect
  }
}

/** What is asked of a worker and not answered yet: each reply goes to whoever asked. */
export interface OpenQuestions<Asked extends Question> {
  /** Rejects with a WorkerDefect where the worker threw; never settles once the worker was let go of. */
  ask: <Q extends Asked>(question: Q) => Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Hands a reply on, by the number its question went out with. */
  settle(ask: number, reply: Reply): void
  /** Tells whoever asked that there is no reply. */
  fail(ask: number, defect: Defect): void
}

/** Creates the memory of open questions; `send` takes each to the worker, with its number. */
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
    settle(ask, reply) {
      open.get(ask)?.resolve(reply)
      open.delete(ask)
    },
    fail(ask, defect) {
      open.get(ask)?.reject(new WorkerDefect(defect))
      open.delete(ask)
    },
  }
}
