import type { WebPreferences } from 'electron'

/** Name of the page's session; without `persist:` it is in memory only. */
export const pagePartition = 'page'

/**
 * Web preferences of every page: sandboxed, isolated, without Node.
 *
 * Electron's security tutorial, items 2 to 4, 6 and 8 to 12. The spell checker is off because it downloads
 * its dictionaries from a third-party server.
 */
export function secureWebPreferences(choice: {
  preload: string
  devTools: boolean
}): WebPreferences {
  return {
    ...choice,
    partition: pagePartition,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
  }
}
