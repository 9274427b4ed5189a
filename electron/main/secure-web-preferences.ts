import type { WebPreferences } from 'electron'

/** The name of the page's session; without `persist:` it lives in memory and leaves nothing on disk. */
export const pagePartition = 'page'

/**
 * How every page of the app runs: sandboxed, isolated, without Node. The only place that says so.
 *
 * Electron's security tutorial, items 2 to 4, 6 and 8 to 12. The spell checker is off because it
 * fetches its dictionaries from a server that nobody configured.
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
