import { readSessionCookies } from '#browser/session/session-cookie.ts'
import type { Sessions } from '#browser/session/sessions.ts'
import { isApiPath, launchPath, pathOf } from './api-path.ts'
import type { Guard } from './guard.ts'

/** Data requires a session; the page's files and the launch request do not. */
export const guardSession =
  (sessions: Sessions, port: number): Guard =>
  (request) => {
    const path = pathOf(request)
    if (!isApiPath(path) || path === launchPath) return null

    const appToken = request.headers['x-app-token']
    const cookies = readSessionCookies(request.headers.cookie, port)
    const verdict = sessions.judge(cookies, typeof appToken === 'string' ? appToken : null)
    switch (verdict) {
      case 'known':
        return null
      case 'unknown-cookie':
        return {
          status: 401,
          reason: 'Open the app with the address that it printed at its start.',
        }
      case 'wrong-app-token':
        return { status: 403, reason: 'The request does not come from a page that the app opened.' }
    }
  }
