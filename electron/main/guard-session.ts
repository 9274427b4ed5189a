import type { Session } from 'electron'
import { isPageUrl } from '#host/launch/page-scheme.ts'

/** The page may put text on the clipboard (the copy buttons). It may not read it, nor do anything else. */
const allowed = 'clipboard-sanitized-write'

/** Gives the pages of a session no permission but one, and no network: what they need, the host answers. */
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
