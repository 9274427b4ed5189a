import type { LaunchResponse } from '#core/share/launch-response.ts'
import { jsonHeaders } from '#app/response-worker/json-headers.ts'
import { isSessionLost } from '#app/response-worker/session-lost.ts'

/** Key of the app token in the tab's session storage, which is separate for each origin and port. */
const storageKey = 'app-token'
/** Stored once the host no longer knows the app token. */
const lostKey = 'session-lost'

export type Entry =
  /**
   * `appToken` is null if the shell needs none.
   */
  | ({ kind: 'open'; appToken: string | null } & Pick<LaunchResponse, 'opened' | 'first'>)
  /**
   * `no-access`: the page has no app token: its launch link was used before, or it was opened without one.
   * `lost`: the host no longer knows the page.
   */
  | { kind: 'locked'; reason: 'no-access' | 'lost' }

/**
 * Requests access to the host. In the browser shell, the page's URL contains `#launch=TOKEN`, which is
 * exchanged once for a cookie and an app token. Electron needs neither.
 */
export async function requestEntry(
  location: Pick<Location, 'protocol' | 'hash' | 'pathname'>,
  storage: Storage,
): Promise<Entry> {
  if (location.protocol !== 'http:')
    return { kind: 'open', appToken: null, opened: null, first: {} }
  const launch = /^#launch=(.+)$/.exec(location.hash)?.[1]
  if (launch === undefined) return readStored(storage)
  // Removed from the address bar at once, because it can be used only once.
  history.replaceState(null, '', location.pathname)
  const response = await fetch('/api/launch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: launch }),
  })
  if (!response.ok) return readStored(storage)
  // Without zod, because it tries `new Function`, which the content security policy blocks.
  const { appToken, opened, first } = (await response.json()) as LaunchResponse
  storage.setItem(storageKey, appToken)
  storage.removeItem(lostKey)
  return { kind: 'open', appToken, opened, first }
}

/** Records that the host no longer knows the page. After a reload, the page is locked until the host knows it. */
export function noteSessionLost(storage: Storage): void {
  storage.setItem(lostKey, 'yes')
}

async function readStored(storage: Storage): Promise<Entry> {
  const appToken = storage.getItem(storageKey)
  if (appToken === null) return { kind: 'locked', reason: 'no-access' }
  if (storage.getItem(lostKey) !== null) {
    if (!(await isKnown(appToken))) return { kind: 'locked', reason: 'lost' }
    storage.removeItem(lostKey)
  }
  return { kind: 'open', appToken, opened: null, first: {} }
}

/** Checks the session again, because another local page may have replaced the cookie only for a time. */
async function isKnown(appToken: string): Promise<boolean> {
  try {
    return !isSessionLost(await fetch('/api/about', { headers: jsonHeaders(appToken) }))
  } catch {
    // The host has ended; the locked page says to start the app again.
    return false
  }
}
