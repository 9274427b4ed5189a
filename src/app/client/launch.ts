import type { Opened } from '#core/handover/opened.ts'
import { jsonHeaders } from '#app/answer-worker/json-headers.ts'
import { isSessionLost } from '#app/answer-worker/session-lost.ts'

/**
 * Turns the one-time address that opened the page into this page's own right to ask the host.
 *
 * In the browser shell the address carries `#launch=TOKEN`; it is exchanged once for a cookie and an
 * app token, which stays in this tab's session storage (per origin and port). In Electron there is
 * neither, and none is needed.
 */
const storageKey = 'app-token'
/** Stands in the storage once the host did not know the app token any more. */
const lostKey = 'session-lost'

/** What the shell answers (electron/browser/launch-answer.ts), typed where it is made. */
interface LaunchAnswer {
  appToken: string
  opened: Opened | null
}

export type Entry =
  /** The app token is sent as `x-app-token` with every request; null where the shell asks for none. `opened`: the link or file that the app was started with. */
  | { kind: 'open'; appToken: string | null; opened: Opened | null }
  /** `used`: the page never had a right. `lost`: it had one, and the host does not know it any more. */
  | { kind: 'locked'; reason: 'used' | 'lost' }

export async function enter(
  location: Pick<Location, 'protocol' | 'hash' | 'pathname'>,
  storage: Storage,
): Promise<Entry> {
  if (location.protocol !== 'http:') return { kind: 'open', appToken: null, opened: null }
  const launch = /^#launch=(.+)$/.exec(location.hash)?.[1]
  if (launch === undefined) return read(storage)
  // Out of the address bar at once: it is used up in any case.
  history.replaceState(null, '', location.pathname)
  const answer = await fetch('/api/launch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: launch }),
  })
  if (!answer.ok) return read(storage)
  // Not zod, here: it tries `new Function`, which the content security policy refuses.
  const { appToken, opened } = (await answer.json()) as LaunchAnswer
  storage.setItem(storageKey, appToken)
  storage.removeItem(lostKey)
  return { kind: 'open', appToken, opened }
}

/** Notes that the host does not know the page; from the next loading on it is locked until the host knows it again. */
export function leave(storage: Storage): void {
  storage.setItem(lostKey, 'yes')
}

async function read(storage: Storage): Promise<Entry> {
  const appToken = storage.getItem(storageKey)
  if (appToken === null) return { kind: 'locked', reason: 'used' }
  if (storage.getItem(lostKey) !== null) {
    if (!(await isKnown(appToken))) return { kind: 'locked', reason: 'lost' }
    storage.removeItem(lostKey)
  }
  return { kind: 'open', appToken, opened: null }
}

/** A cookie that another local page had set may be gone by now: then the session is as it was. */
async function isKnown(appToken: string): Promise<boolean> {
  try {
    return !isSessionLost(await fetch('/api/about', { headers: jsonHeaders(appToken) }))
  } catch {
    // No host any more: starting the app again is the way on, as the locked page says.
    return false
  }
}
