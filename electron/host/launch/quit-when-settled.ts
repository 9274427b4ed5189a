import { settleWithin } from './settle-within.ts'

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
