import { readDefect } from '#core/defect/defect.ts'
import { createAnswerSession, type AnswerSession } from './answer-session.ts'
import type { FromAnswerWorker, ToAnswerWorker } from './protocol.ts'
import { warmUp } from './warm-up.ts'
import { createMessageYield } from './turns.ts'

/** Entry of the worker: connects the sessions of several responses to the page. */
const sessions = new Map<number, AnswerSession>()
const around = {
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
    ...around,
    post: (message) => {
      const said: FromAnswerWorker = { session, message }
      postMessage(said)
    },
  })
  sessions.set(session, opened)
  return opened
}

/** Errors outside of a session are reported by the first open session, so that the page gets them once. */
function tellDefect(error: unknown) {
  const [session] = sessions.keys()
  const defect = readDefect(error, 'answer-worker', 'outside of a question')
  const said: FromAnswerWorker = { session: session ?? 0, message: { kind: 'defect', defect } }
  postMessage(said)
}

addEventListener('unhandledrejection', ({ reason }) => {
  tellDefect(reason)
})
addEventListener('message', ({ data }: MessageEvent<ToAnswerWorker>) => {
  if (data.kind === 'warm-up') {
    void warmUp({ ...around, appToken: data.appToken })
    return
  }
  const { session, message } = data
  const own = sessions.get(session) ?? open(session)
  own.receive(message)
  if (message.kind === 'close') sessions.delete(session)
})
