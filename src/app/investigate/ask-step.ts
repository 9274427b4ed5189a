import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import type { AnswerClient, SendExchange } from '../answer/answer-client.ts'
import type { AnswerEnd } from '../answer-worker/protocol.ts'
import { readShown } from './read-shown.ts'
import type { AskedStep } from './run-investigation.ts'

/** Sends steps of an investigation to a connection, as any other request, and reads what they look at. */
export function createAskStep(sendExchange: SendExchange, connectionId: string) {
  return ({ plan, purpose, include }: Step): AskedStep => {
    const id = crypto.randomUUID()
    let resolve: (outcome: StepOutcome) => void = () => undefined
    const outcome = new Promise<StepOutcome>((settle) => (resolve = settle))
    let status = 0
    const client = sendExchange({ id, connectionId, plan, purpose }, (event) => {
      switch (event.kind) {
        case 'head':
          status = event.head.status
          return
        case 'problem':
          resolve({ kind: 'failed', failure: { kind: 'problem', problem: event.problem.kind } })
          client.close()
          return
        case 'end':
          void readAnswer(client, event.end, status, include).then((read) => {
            resolve(read)
            client.close()
          })
          return
        case 'opening':
        case 'progress':
      }
    })
    return {
      outcome,
      cancel: () => {
        client.cancel()
      },
    }
  }
}

async function readAnswer(
  client: AnswerClient,
  end: AnswerEnd,
  status: number,
  include: readonly string[],
): Promise<StepOutcome> {
  if (status < 200 || status > 299) return { kind: 'failed', failure: { kind: 'status', status } }
  const isList = end.shape === 'envelope' || end.shape === 'bare-array'
  if (!isList || end.outcome?.kind !== 'complete')
    return { kind: 'failed', failure: { kind: 'no-list' } }
  return { kind: 'answered', answer: await readShown(client, end, include) }
}
