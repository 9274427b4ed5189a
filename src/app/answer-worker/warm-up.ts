import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { createAnswerSession } from './answer-session.ts'
import type { FromSession } from './protocol.ts'

/** From the third time on, the same response took a fifth to a tenth of the first time (bench: answers). */
const rounds = 3

/**
 * Reads a generated response a few times like a real one, so that the code is compiled before the first real
 * response. Sends no request and keeps nothing.
 */
export async function warmUp(environment: {
  fetch: typeof fetch
  appToken: string | null
  now: () => number
  yieldOnce: () => Promise<void>
  wait: (ms: number) => Promise<void>
}): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await readOnce(environment)
    await environment.yieldOnce()
  }
}

function readOnce(environment: Parameters<typeof warmUp>[0]): Promise<void> {
  return new Promise((resolve) => {
    const session = createAnswerSession({
      ...environment,
      fetch: (address, init) => answerTo(address, environment, init),
      post: (message: FromSession) => {
        if (message.kind === 'problem' || message.kind === 'failed') resolve()
        if (message.kind === 'end')
          session.receive({ kind: 'ask', number: 1, question: { kind: 'names' } })
        if (message.kind !== 'reply') return
        session.receive({ kind: 'close' })
        resolve()
      },
    })
    const plan = { kind: 'get', endpoint: 'warm-up', query: [] } as const
    session.receive({
      kind: 'send',
      appToken: environment.appToken,
      request: { id: 'warm-up', connectionId: 'warm-up', plan, purpose: { kind: 'send' } },
    })
  })
}

/** Gets the response from the host, so that the host's code is compiled too. The outcome is invented. */
function answerTo(
  address: RequestInfo | URL,
  environment: { fetch: typeof fetch },
  init?: RequestInit,
): Promise<Response> {
  if (address === '/api/exchange') return environment.fetch('/api/exchange/rehearsal', init)
  const sizes = { encoded: 0, decoded: 0 }
  const outcome: ExchangeOutcome = { kind: 'complete', sizes, masked: 0, downloadMs: 0 }
  return Promise.resolve(Response.json(outcome))
}
