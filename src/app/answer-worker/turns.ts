/** Lets long tasks share their thread: they call `pause` between small steps, which mostly resolves at once. */
export interface Turns {
  /** Handles pending messages if the task has run for long enough; returns true if it paused. */
  pause(): Promise<boolean>
}

/** Several tasks may be running, and a question waits for a turn of each of them. */
const maxTurnMs = 5

/** `yieldOnce` resolves after the pending messages were handled. */
export function createTurns(deps: {
  now: () => number
  yieldOnce: () => Promise<void>
  /** Stops tasks of a released response: their next `pause` never resolves. */
  isClosed?: () => boolean
}): Turns {
  let since = deps.now()
  return {
    async pause() {
      if (deps.isClosed?.()) return new Promise(() => undefined)
      if (deps.now() - since < maxTurnMs) return false
      await deps.yieldOnce()
      since = deps.now()
      return true
    },
  }
}

/** A message to the own thread arrives after the pending ones, without the delay of a timer. */
export function createMessageYield(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const waiting: (() => void)[] = []
  port1.onmessage = () => {
    waiting.shift()?.()
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      port2.postMessage(null)
    })
}
