import { readDefect } from '#core/defect/defect.ts'
import { createAnswerSession, type AnswerSession } from './answer-session.ts'
import type { FromAnswerWorker, ToAnswerWorker } from './protocol.ts'
import { warmUp } from './warm-up.ts'
import { createMessageYield } from './turns.ts'

/** Entry of the worker: connects the sessions of several responses to the page. */
const sessions = new Map<number, AnswerSession>()
const environment = {
  fetch: fetch.bind(globalThis),
  now: () => performance.now(),
  yieldOnce: createMessageYield(),
  wait: (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    }),
}

function open(session: number): AnswerSession {
  const opened = createAnswerSession({
    ...environment,
    post: (message) => {
      const response: FromAnswerWorker = { session, message }
      postMessage(response)
    },
  })
  sessions.set(session, opened)
  return opened
}

/** Errors outside of a session are reported by the first open session, so that the page gets them once. */
function reportDefect(error: unknown) {
  const [session] = sessions.keys()
  const defect = readDefect(error, 'answer-worker', 'outside of a question')
  const response: FromAnswerWorker = { session: session ?? 0, message: { kind: 'defect', defect } }
  postMessage(response)
}

addEventListener('unhandledrejection', ({ reason }) => {
  reportDefect(reason)
})
addEventListener('message', ({ data }: MessageEvent<ToAnswerWorker>) => {
  if (data.kind === 'warm-up') {
    void warmUp({ ...environment, appToken: data.appToken })
    return
  }
  const { session, message } = data
  const own = sessions.get(session) ?? open(session)
  own.receive(message)
  if (message.kind === 'close') sessions.delete(session)
})
