import { BrowserWindow, dialog, nativeTheme, screen, shell } from 'electron'
import type { Protocol, Session, WebContents, WebPreferences } from 'electron'
import { answerPageScheme, isPageUrl, pageUrl } from '#host/launch/page-scheme.ts'
import type { MenuWords } from '#host/menu/application-menu.ts'
import { readExternalAddress } from '#host/opened/read-opened.ts'
import { offerReload } from '#host/window/offer-reload.ts'
import { smallestWindow, type SavedWindowPlace } from '#host/window/window-place.ts'

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

/** Registers `app:` with its own origin, fetch and a cache of compiled code; only before Electron is ready. */
export function registerAppScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/** Serves the page and its requests from the host. */
export function serveAppScheme(
  protocol: Pick<Protocol, 'handle'>,
  host: { fetch: (request: Request) => Promise<Response> },
): void {
  protocol.handle('app', answerPageScheme(host))
}

/**
 * Prevents navigation, new windows and webviews. Links that would open a new window are opened outside the
 * app if they are https or mailto.
 */
export function guardContents(contents: WebContents): void {
  const refuse = (event: { preventDefault: () => void }) => {
    event.preventDefault()
  }
  contents.on('will-navigate', refuse)
  contents.on('will-redirect', refuse)
  contents.on('will-frame-navigate', refuse)
  contents.on('will-attach-webview', refuse)
  contents.setWindowOpenHandler(({ url }) => {
    void openExternal(url)
    return { action: 'deny' }
  })
}

/** The page may only write text to the clipboard, for the copy buttons. */
const allowed = 'clipboard-sanitized-write'

/** Denies the pages of a session all other permissions and the network; the host answers their requests. */
export function guardSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(permission === allowed && isPageUrl(requestingUrl))
  })
  session.setPermissionCheckHandler(
    (_contents, permission, requestingOrigin) =>
      permission === allowed && isPageUrl(requestingOrigin),
  )
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => {
    answer(null)
  })
  session.webRequest.onBeforeRequest(
    { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*'] },
    (_request, answer) => {
      answer({ cancel: true })
    },
  )
}

/** Opens an https or mailto link in the user's browser or mail program; ignores all other links. */
async function openExternal(link: string): Promise<void> {
  const address = readExternalAddress(link)
  if (address === null) return
  await shell.openExternal(address).catch(() => {
    console.warn('No program on this computer opens this kind of link.')
  })
}
