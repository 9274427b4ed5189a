/** A clock that jumps to whoever waits for the shortest time, once nobody does anything else. */
export interface Clock {
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** So long nothing new may come before it jumps: real milliseconds, enough for a local request to end. */
const restMs = 60

export function createClock(
  onJump: (now: number) => void | Promise<void> = () => undefined,
): Clock {
  let now = 0
  let waiting: { due: number; go: () => void }[] = []
  let timer: NodeJS.Timeout | undefined
  async function jump() {
    const next = Math.min(...waiting.map(({ due }) => due))
    now = next
    await onJump(now)
    const due = waiting.filter((one) => one.due <= now)
    waiting = waiting.filter((one) => one.due > now)
    for (const { go } of due) go()
    rest()
  }
  function rest() {
    clearTimeout(timer)
    if (waiting.length > 0) timer = setTimeout(() => void jump(), restMs)
  }
  return {
    now: () => now,
    wait: (ms) =>
      new Promise((go) => {
        waiting.push({ due: now + ms, go })
        rest()
      }),
  }
}
