import { settleWithin } from './settle-within.ts'

/** Longer than it takes to finish a write. */
const limitMs = 2_000

/** Listens to the app's `will-quit`: holds it until everything has come to its end, or long enough was waited. */
export const quitWhenSettled =
  (settle: () => readonly Promise<unknown>[], app: { exit: () => void }) =>
  (event: { preventDefault: () => void }): void => {
    event.preventDefault()
    void settleWithin(limitMs, settle()).then(() => {
      app.exit()
    })
  }
