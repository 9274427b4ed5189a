import { readDefect } from '#core/defect/defect.ts'
import { createResponseSession, type ResponseSession } from './response-session.ts'
import type { FromResponseWorker, ToResponseWorker, FromSession } from './protocol.ts'
import type { ExchangeOutcome } from '#core/exchange/outcome.ts'

/** The sessions of several responses, by their numbers. */
export interface ResponseSessions {
  receive(message: ToResponseWorker): void
  /** Errors outside of a session are reported by the first open session, so that the page gets them once. */
  reportDefect(error: unknown): void
}

/** Effects are injected, so that the sessions can run in a worker and in tests. */
export function createResponseSessions({
  post,
  ...environment
}: Omit<Parameters<typeof createResponseSession>[0], 'post'> & {
  post: (message: FromResponseWorker) => void
}): ResponseSessions {
  const sessions = new Map<number, ResponseSession>()

  function open(session: number, fetchForSession = environment.fetch): ResponseSession {
    const opened = createResponseSession({
      ...environment,
      fetch: fetchForSession,
      post: (message) => {
        post({ session, message })
      },
    })
    sessions.set(session, opened)
    return opened
  }

  return {
    receive(data) {
      if (data.kind === 'warm-up') {
        void warmUp({ ...environment, appToken: data.appToken })
        return
      }
      if (data.kind === 'rehearsal') {
        open(data.session, rehearsedFetch(environment.fetch))
        return
      }
      const { session, message } = data
      const own = sessions.get(session) ?? open(session)
      own.receive(message)
      if (message.kind === 'close') sessions.delete(session)
    },
    reportDefect(error) {
      const [session = 0] = sessions.keys()
      const defect = readDefect(error, 'response-worker', 'outside of a question')
      post({ session, message: { kind: 'defect', defect } })
    },
  }
}

/** From the third time on, the same response took a fifth to a tenth of the first time (bench: responses). */
const rounds = 3

/**
 * Reads a generated response a few times like a real one, so that the code is compiled before the first real
 * response. Sends nothing to a server and keeps nothing.
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
    const session = createResponseSession({
      ...environment,
      fetch: rehearsedFetch(environment.fetch),
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

/** Gets the generated response from the host, so that the host's code is compiled too. The outcome is invented. */
const rehearsedFetch =
  (send: typeof fetch): typeof fetch =>
  (address, init) => {
    if (address === '/api/exchange') return send('/api/exchange/rehearsal', init)
    const sizes = { encoded: 0, decoded: 0 }
    const outcome: ExchangeOutcome = { kind: 'complete', sizes, masked: 0, downloadMs: 0 }
    return Promise.resolve(Response.json(outcome))
  }
