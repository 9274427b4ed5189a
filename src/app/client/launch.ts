/**
 * Turns the one-time address that opened the page into this page's own right to ask the host.
 *
 * In the browser shell the address carries `#launch=TOKEN`; it is exchanged once for a cookie and an
 * app token, which stays in this tab's session storage (per origin and port). In Electron there is
 * neither, and none is needed.
 */
const storageKey = 'app-token'

export interface Entry {
  kind: 'open' | 'locked'
  /** Sent as `x-app-token` with every request to the host; null where the shell asks for none. */
  appToken: string | null
}

export async function enter(location: Location, storage: Storage): Promise<Entry> {
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

function read(storage: Storage): Entry {
  const appToken = storage.getItem(storageKey)
  return { kind: appToken === null ? 'locked' : 'open', appToken }
}
