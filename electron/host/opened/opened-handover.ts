import type { Opened } from '#core/handover/opened.ts'
import { findOpenedFile, readOpened } from './read-opened.ts'

/**
 * Carries what the app is opened with to the page, once the page is there. Only the page looks into it.
 * `take` gets a command line and the folder its paths begin in; `takeEvent` is for macOS, which hands over
 * by events.
 */
export function createOpenedHandover(deps: {
  /** Where it rejects there will be no page. */
  pageReady: Promise<unknown>
  hand: (opened: Opened) => void
  /** Told of each file that was opened, by its path. */
  noteFile?: (path: string) => void
}) {
  function receive(args: readonly string[], folder = process.cwd()): void {
    const reading = readOpened(args, folder)
    const hand = async () => {
      const opened = await reading
      if (opened === null) return
      deps.hand(opened)
      const path = opened.kind === 'text' ? findOpenedFile(args, folder) : null
      if (path !== null) deps.noteFile?.(path)
    }
    void deps.pageReady.then(hand, () => undefined)
  }
  return {
    receive,
    takeEvent: (event: { preventDefault: () => void }, linkOrPath: string): void => {
      event.preventDefault()
      receive([linkOrPath])
    },
  }
}
