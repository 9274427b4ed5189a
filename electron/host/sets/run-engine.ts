import type { NextState } from '#core/set/ids-engine.ts'

/** Processes a response in order, with the state at that moment. */
export type ProcessAnswer<State, Event> = (state: State) => Promise<Event>

/**
 * Runs an engine to its end. Its requests are sent at once; the responses are processed one by one, in the
 * order of the requests.
 */
export async function runEngine<State, Want extends { number: number }, Event>(
  firstStep: NextState<State, Want>,
  engine: {
    send: (want: Want) => Promise<ProcessAnswer<State, Event>>
    advance: (state: State, event: Event) => NextState<State, Want>
    tell: (state: State) => void
  },
): Promise<State> {
  let step = firstStep
  const pending: Promise<ProcessAnswer<State, Event>>[] = []
  try {
    for (;;) {
      pending.push(...step.wanted.map((want) => withoutUnhandledRejection(engine.send(want))))
      const [next] = pending
      if (next === undefined) return step.state
      const processAnswer = await next
      void pending.shift()
      step = engine.advance(step.state, await processAnswer(step.state))
      engine.tell(step.state)
    }
  } finally {
    await Promise.allSettled(pending)
  }
}

/** Prevents an unhandled rejection of a promise that is awaited later. */
function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}
