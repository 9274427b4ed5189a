import type { Step, StepOutcome } from '#core/investigate/investigation.ts'
import type { AnswerClient, SendExchange } from '../answer/answer-client.ts'
import type { AnswerEnd } from '../answer-worker/protocol.ts'
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
  { shape, outcome, paging }: AnswerEnd,
  status: number,
  include: readonly string[],
): Promise<StepOutcome> {
  if (status < 200 || status > 299) return { kind: 'failed', failure: { kind: 'status', status } }
  const isList = shape === 'envelope' || shape === 'bare-array'
  if (!isList || outcome?.kind !== 'complete')
    return { kind: 'failed', failure: { kind: 'no-list' } }
  const { facts, ids } = await client.ask({ kind: 'facts', include })
  const unnamed = Array.from({ length: facts.items - ids.length }, () => '')
  return {
    kind: 'answered',
    answer: {
      total: paging.total,
      ids: [...ids, ...unnamed],
      resolved: Object.fromEntries(
        facts.includes.map(({ relation, resolved }) => [relation, resolved]),
      ),
    },
  }
}
