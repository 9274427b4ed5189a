import type { Opened } from '#core/handover/opened.ts'
import { findOpenedFile, readOpened } from './read-opened.ts'

/**
 * Passes links and files that the app is opened with to the page, once the page is ready. Does not parse
 * them. `receive` takes a command line and the folder of its relative paths; `takeEvent` handles the events
 * of macOS.
 */
export function createOpenedHandover(deps: {
  /** Rejects if there will be no page. */
  pageReady: Promise<unknown>
  handOver: (opened: Opened) => void
  /** Called with the path of each opened file. */
  addRecentFile?: (path: string) => void
}) {
  function receive(args: readonly string[], folder = process.cwd()): void {
    const reading = readOpened(args, folder)
    const passOn = async () => {
      const opened = await reading
      if (opened === null) return
      deps.handOver(opened)
      const path = opened.kind === 'text' ? findOpenedFile(args, folder) : null
      if (path !== null) deps.addRecentFile?.(path)
    }
    void deps.pageReady.then(passOn, () => undefined)
  }
  return {
    receive,
    takeEvent: (event: { preventDefault: () => void }, linkOrPath: string): void => {
      event.preventDefault()
      receive([linkOrPath])
    },
  }
}
