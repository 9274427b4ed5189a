import { BrowserWindow, dialog, nativeTheme, screen } from 'electron'
import { pageUrl } from '#host/launch/page-scheme.ts'
import type { MenuWords } from '#host/menu/application-menu.ts'
import { offerReload } from '#host/window/offer-reload.ts'
import { smallestWindow, type SavedWindowPlace } from '#host/window/window-place.ts'
import { secureWebPreferences } from './secure-web-preferences.ts'

/** Opens the app's window at its last position, hidden until painted; rejects if the page cannot load. */
export async function openExplorerWindow(about: {
  preload: string
  devTools: boolean
  place: SavedWindowPlace
  words: () => MenuWords
}): Promise<void> {
  const savedPlace = await about.place.load(screen.getAllDisplays().map(({ workArea }) => workArea))
  const window = new BrowserWindow({
    ...savedPlace.bounds,
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    show: false,
    // The page's background color, to avoid a flash before the first paint.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#12161b' : '#f3f5f7',
    webPreferences: secureWebPreferences(about),
  })
  window.once('ready-to-show', () => {
    window.show()
  })
  savedPlace.keep(window)
  offerReload(window, {
    words: about.words,
    ask: async (question) => (await dialog.showMessageBox(window, question)).response,
  })
  // Closing the window while it loads is not an error.
  await window.loadURL(pageUrl).catch((error: unknown) => {
    if (!window.isDestroyed()) throw error
  })
}
