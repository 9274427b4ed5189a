import type { Opened } from '#core/share/opened.ts'

/** `window.shell` in the Electron shell; undefined in the browser shell. */
export interface ShellBridge {
  kind: 'electron'
  /** Calls the listener for every command of the application menu; returns a function that unsubscribes. */
  onMenuCommand(listener: (command: string) => void): () => void
  /** Calls the listener for all opened links and files, earlier ones too; returns a function to unsubscribe. */
  onOpened(listener: (opened: Opened) => void): () => void
  /** The absolute path of a file or folder that was dropped on the window; '' for one that has none. */
  pathOf(file: File): string
}

export const menuCommandChannel = 'menu-command'
export const openedChannel = 'opened'

/** Messages from the main process, by channel. */
export interface ShellMessages {
  [menuCommandChannel]: string
  [openedChannel]: Opened
}
