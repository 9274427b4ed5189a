import { createAnswerSession, type AnswerSession } from './answer-session.ts'
import type { FromAnswerWorker, ToAnswerWorker } from './protocol.ts'
import { rehearse } from './rehearse.ts'
import { createMessageYield } from './turns.ts'

/** The worker's entry: joins the sessions of several answers to the page that started it. */
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

addEventListener('message', ({ data }: MessageEvent<ToAnswerWorker>) => {
  if (data.kind === 'rehearse') {
    void rehearse({ ...around, appToken: data.appToken })
    return
  }
  const { session, message } = data
  const own = sessions.get(session) ?? open(session)
  own.receive(message)
  if (message.kind === 'close') sessions.delete(session)
})
