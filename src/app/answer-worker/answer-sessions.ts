import { readDefect } from '#core/defect/defect.ts'
import { createAnswerSession, type AnswerSession } from './answer-session.ts'
import type { FromAnswerWorker, ToAnswerWorker } from './protocol.ts'
import { warmUp } from './warm-up.ts'

/** The sessions of several responses, by their numbers. */
export interface AnswerSessions {
  receive(message: ToAnswerWorker): void
  /** Errors outside of a session are reported by the first open session, so that the page gets them once. */
  reportDefect(error: unknown): void
}

/** Effects are injected, so that the sessions can run in a worker and in tests. */
export function createAnswerSessions({
  post,
  ...environment
}: Omit<Parameters<typeof createAnswerSession>[0], 'post'> & {
  post: (message: FromAnswerWorker) => void
}): AnswerSessions {
  const sessions = new Map<number, AnswerSession>()

  function open(session: number): AnswerSession {
    const opened = createAnswerSession({
      ...environment,
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
      const { session, message } = data
      const own = sessions.get(session) ?? open(session)
      own.receive(message)
      if (message.kind === 'close') sessions.delete(session)
    },
    reportDefect(error) {
      const [session = 0] = sessions.keys()
      const defect = readDefect(error, 'answer-worker', 'outside of a question')
      post({ session, message: { kind: 'defect', defect } })
    },
  }
}
