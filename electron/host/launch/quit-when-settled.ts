import { setTimeout } from 'node:timers/promises'

/** Longer than it takes to finish a write. */
const limitMs = 2_000

/** Listener for `will-quit`: delays quitting until all promises have settled, at most for `limitMs`. */
export const quitWhenSettled =
  (settle: () => readonly Promise<unknown>[], app: { exit: () => void }) =>
  (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    void settleWithin(limitMs, settle()).then(() => {
      app.exit()
    })
  }

/** Resolves when all promises have settled, at the latest after `limitMs`, so that nothing blocks quitting. */
export async function settleWithin(
  limitMs: number,
  closing: readonly Promise<unknown>[],
): Promise<void> {
  await Promise.race([Promise.allSettled(closing), setTimeout(limitMs)])
}

/** Kills a process at once; does nothing if it has already ended. */
export function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
