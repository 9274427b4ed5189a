import type { Question, Reply } from '../answer-worker/protocol.ts'

/** What is asked of a worker and not answered yet: each reply goes to whoever asked. */
export interface OpenQuestions<Asked extends Question> {
  /** Never settles where no reply comes. */
  ask: <Q extends Asked>(question: Q) => Promise<Extract<Reply, { kind: Q['kind'] }>>
  /** Hands a reply on, by the number its question went out with. */
  settle(ask: number, reply: Reply): void
}

/** Creates the memory of open questions; `send` takes each to the worker, with its number. */
export function createOpenQuestions<Asked extends Question>(
  send: (ask: number, question: Asked) => void,
): OpenQuestions<Asked> {
  const open = new Map<number, (reply: Reply) => void>()
  let asked = 0
  return {
    ask<Q extends Asked>(question: Q) {
      asked += 1
      const ask = asked
      return new Promise<Extract<Reply, { kind: Q['kind'] }>>((resolve) => {
        const isAnswer = (reply: Reply): reply is Extract<Reply, { kind: Q['kind'] }> =>
          reply.kind === question.kind
        open.set(ask, (reply) => {
          if (isAnswer(reply)) resolve(reply)
        })
        send(ask, question)
      })
    },
    settle(ask, reply) {
      open.get(ask)?.(reply)
      open.delete(ask)
    },
  }
}
