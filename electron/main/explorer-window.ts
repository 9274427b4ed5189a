import { BrowserWindow, nativeTheme } from 'electron'
import { secureWebPreferences } from './secure-web-preferences.ts'

/** Creates the app's window, hidden until it has something to show. Does not load the page. */
export function createExplorerWindow(page: { preload: string; devTools: boolean }): BrowserWindow {
  const window = new BrowserWindow({
    width: 1360,
    height: 860,
    minWidth: 960,
    minHeight: 640,
    show: false,
    // What is seen before the page's first paint: the page's own ground, so that nothing flashes.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#12161b' : '#f3f5f7',
    webPreferences: secureWebPreferences(page),
  })
  window.once('ready-to-show', () => {
    window.show()
  })
  return window
}
