import type { Opened } from '#core/handover/opened.ts'

/** What the page of the Electron shell finds at `window.shell`; in the browser shell there is none. */
export interface ShellBridge {
  kind: 'electron'
  /** Calls the listener for every command chosen in the application menu; the answer ends that. */
  onMenuCommand(listener: (command: string) => void): () => void
  /** Calls the listener for every link or file that the app is opened with, one that came before too. */
  onOpened(listener: (opened: Opened) => void): () => void
}

export const menuCommandChannel = 'menu-command'
export const openedChannel = 'opened'

/** What main sends, by channel. */
export interface ShellMessages {
  [menuCommandChannel]: string
  [openedChannel]: Opened
}
