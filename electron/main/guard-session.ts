import type { Session } from 'electron'
import { isPageUrl } from '#host/launch/page-scheme.ts'

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
