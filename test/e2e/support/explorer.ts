import type { Page } from '@playwright/test'

/** The app as a spec finds it, whichever shell it runs in. */
export interface Explorer {
  page: Page
  /** The folder of all documents; fresh for each test. */
  dataDir: string
  /** Loads the page anew, as the shell's own reload would. */
  reload(): Promise<void>
  /** Chooses an entry of the application menu by its English label; the browser shell has no menu. */
  chooseFromMenu: ((label: string) => Promise<void>) | null
  /** Opens the running app once more with a command line, as a click on a link or file would. */
  openWith: ((args: string[], folder: string) => Promise<void>) | null
  /**
   * Closes the window as a person would, which ends the app, and starts it again at once; resolves to the new page.
   * A program of the browser shell outlives its page, and the double ends the connections of its page with it.
   */
  restart: (() => Promise<Page>) | null
  /** Sends all that goes to a server through this proxy; only Electron has Chromium’s own way through proxies. */
  useProxy: ((address: string) => Promise<void>) | null
}

export interface OpenedExplorer {
  explorer: Explorer
  close(): Promise<void>
}
