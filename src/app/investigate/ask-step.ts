import type {
  Step,
  StepOutcome,
  StepResponse,
  StepReading,
} from '#core/investigate/investigation.ts'
import type { ResponseClient, SendExchange } from '#app/response/response-client.ts'
import type { ResponseEnd } from '#app/response-worker/protocol.ts'
import type { RunningStep } from './run-investigation.ts'

/** Sends the steps of an investigation like other requests and reads the data they need. */
export function createAskStep(sendExchange: SendExchange, connectionId: string) {
  return (step: Step): RunningStep => {
    const { plan, purpose } = step
    const id = crypto.randomUUID()
    let resolve: (outcome: StepOutcome) => void = () => undefined
    const outcome = new Promise<StepOutcome>((settle) => (resolve = settle))
    let status = 0
    let firstByteMs = 0
    const client = sendExchange({ id, connectionId, plan, purpose }, (event) => {
      switch (event.kind) {
        case 'head':
          status = event.head.status
          firstByteMs = event.head.timing.firstByteMs
          return
        case 'problem':
          resolve({ kind: 'failed', failure: { kind: 'problem', problem: event.problem.kind } })
          client.close()
          return
        case 'end':
          void Promise.all([
            readResponse(client, event.end, status, step),
            step.readsDetails ? client.ask({ kind: 'answer-details' }) : null,
          ])
            .then(([read, reply]) => {
              const body = event.end.outcome
              resolve({
                ...read,
                firstByteMs,
                ...(body !== null && { body }),
                ...(reply !== null && { details: reply.details }),
              })
            })
            .finally(() => {
              // Has an effect only if reading threw, because a promise resolves once; the page reports the defect.
              resolve({ kind: 'failed', failure: { kind: 'problem', problem: 'host-fault' } })
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

async function readResponse(
  client: ResponseClient,
  end: ResponseEnd,
  status: number,
  step: Step,
): Promise<StepOutcome> {
  if (status < 200 || status > 299) {
    const { details } = await client.ask({ kind: 'error-details' })
    const words = details.map(({ message }) => message)
    return { kind: 'failed', failure: { kind: 'status', status, words } }
  }
  const isList = end.shape === 'envelope' || end.shape === 'bare-array'
  const isCounted = step.isCount === true && end.paging.total !== null
  const isWhole = end.outcome?.kind === 'complete'
  return isWhole && (isList || isCounted)
    ? { kind: 'answered', response: await readStepResponse(client, end, step.reads ?? null) }
    : { kind: 'failed', failure: { kind: 'no-list' } }
}

/** Reads the data that investigations need from a complete response. */
export async function readStepResponse(
  client: ResponseClient,
  { paging, context }: Pick<ResponseEnd, 'paging' | 'context'>,
  reads: StepReading | null,
): Promise<StepResponse> {
  const outline = await client.ask({ kind: 'outline', reads })
  const { ids, resolved, values, item } = outline
  return { total: paging.total, language: context.language, ids, resolved, values, item }
}
