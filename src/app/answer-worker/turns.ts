/** Long work shares its thread: it asks for a pause between small steps, and mostly gets none. */
export interface Turns {
  /** Lets waiting messages be handled when the work has gone on for long enough. True when it did. */
  pause(): Promise<boolean>
}

/** Several such works may be under way, and a question waits for a turn of each of them. */
const longestTurnMs = 5

/** `yieldOnce` resolves after what was waiting has had its turn. */
export function createTurns(deps: {
  now: () => number
  yieldOnce: () => Promise<void>
  /** Work for an answer that was let go of is not gone on with: its next turn never comes. */
  isClosed?: () => boolean
}): Turns {
  let since = deps.now()
  return {
    async pause() {
      if (deps.isClosed?.()) return new Promise(() => undefined)
      if (deps.now() - since < longestTurnMs) return false
      await deps.yieldOnce()
      since = deps.now()
      return true
    },
  }
}

/** A message to oneself comes behind the messages that wait already, and without a timer's delay. */
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
