/**
 * Turns the one-time address that opened the page into this page's own right to ask the host.
 *
 * In the browser shell the address carries `#launch=TOKEN`; it is exchanged once for a cookie and an
 * app token, which stays in this tab's session storage (per origin and port). In Electron there is
 * neither, and none is needed.
 */
const storageKey = 'app-token'
/** Stands in the storage in place of an app token that the host did not know any more. */
const lost = ''

export type Entry =
  /** The app token is sent as `x-app-token` with every request; null where the shell asks for none. */
  | { kind: 'open'; appToken: string | null }
  /** `used`: the page never had a right. `lost`: it had one, and the host does not know it any more. */
  | { kind: 'locked'; reason: 'used' | 'lost' }

export async function enter(
  location: Pick<Location, 'protocol' | 'hash' | 'pathname'>,
  storage: Storage,
): Promise<Entry> {
  if (location.protocol !== 'http:') return { kind: 'open', appToken: null }
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
  const body: unknown = await answer.json()
  if (typeof body !== 'object' || body === null || !('appToken' in body)) return read(storage)
  if (typeof body.appToken !== 'string') return read(storage)
  storage.setItem(storageKey, body.appToken)
  return { kind: 'open', appToken: body.appToken }
}

/** Takes the page's right away, because the host does not know it; at the next loading the page is locked. */
export function leave(storage: Storage): void {
  storage.setItem(storageKey, lost)
}

function read(storage: Storage): Entry {
  const appToken = storage.getItem(storageKey)
  if (appToken === null) return { kind: 'locked', reason: 'used' }
  return appToken === lost ? { kind: 'locked', reason: 'lost' } : { kind: 'open', appToken }
}
