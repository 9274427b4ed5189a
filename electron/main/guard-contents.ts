import type { WebContents, Session } from 'electron'
import { isPageUrl } from '#host/launch/page-scheme.ts'
import { openExternal } from './open-external.ts'

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
