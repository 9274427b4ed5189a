import type { ExchangeOutcome } from '#core/exchange/outcome.ts'
import { createAnswerSession } from './answer-session.ts'
import type { FromWorker } from './protocol.ts'

/** From the third on the same answer took a fifth to a tenth of what the first took (bench: answers). */
const rounds = 3

/**
 * Reads an answer of its own making a few times, as one is read that was sent for: the first that a person
 * waits for is then read by code that is compiled. Asks nobody anything, and leaves nothing behind.
 */
export async function warmUp(around: {
  fetch: typeof fetch
  appToken: string | null
  now: () => number
  yieldOnce: () => Promise<void>
  wait: (ms: number) => Promise<void>
}): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await readOnce(around)
    await around.yieldOnce()
  }
}

function readOnce(around: Parameters<typeof warmUp>[0]): Promise<void> {
  return new Promise((resolve) => {
    const session = createAnswerSession({
      ...around,
      fetch: (address, init) => answerTo(address, around, init),
      post: (message: FromWorker) => {
        if (message.kind === 'problem' || message.kind === 'failed') resolve()
        if (message.kind === 'end')
          session.receive({ kind: 'ask', ask: 1, question: { kind: 'names' } })
        if (message.kind !== 'reply') return
        session.receive({ kind: 'close' })
        resolve()
      },
    })
    const plan = { kind: 'get', endpoint: 'warm-up', query: [] } as const
    session.receive({
      kind: 'send',
      appToken: around.appToken,
      request: { id: 'warm-up', connectionId: 'warm-up', plan, purpose: { kind: 'send' } },
    })
  })
}

/** The answer comes from the host, whose own code is warm then too; how it ended need not be asked. */
function answerTo(
  address: RequestInfo | URL,
  around: { fetch: typeof fetch },
  init?: RequestInit,
): Promise<Response> {
  if (address === '/api/exchange') return around.fetch('/api/exchange/rehearsal', init)
  const sizes = { encoded: 0, decoded: 0 }
  const outcome: ExchangeOutcome = { kind: 'complete', sizes, masked: 0, downloadMs: 0 }
  return Promise.resolve(Response.json(outcome))
}
