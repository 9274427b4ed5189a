import { createAnswerSession } from './answer-session.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import { createMessageYield } from './turns.ts'

/** The worker's entry: joins a session to the page that started it. */
const session = createAnswerSession({
  fetch: fetch.bind(globalThis),
  post: (message: FromWorker) => {
    postMessage(message)
  },
  now: () => performance.now(),
  yieldOnce: createMessageYield(),
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
})

addEventListener('message', (event: MessageEvent<ToWorker>) => {
  session.receive(event.data)
})
