import { createResponseSessions } from './response-sessions.ts'
import type { ToResponseWorker } from './protocol.ts'
import { createMessageYield } from './receive-exchange.ts'

/** Entry of the worker: connects the sessions of several responses to the page. */
const sessions = createResponseSessions({
  fetch: fetch.bind(globalThis),
  now: () => performance.now(),
  yieldOnce: createMessageYield(),
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms)
    }),
  post: (message) => {
    postMessage(message)
  },
})

addEventListener('unhandledrejection', ({ reason }) => {
  sessions.reportDefect(reason)
})
addEventListener('message', ({ data }: MessageEvent<ToResponseWorker>) => {
  sessions.receive(data)
})
