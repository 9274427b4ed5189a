/** What a window is called among the windows of this app, and which others are open. */
export interface ThisWindow {
  id: string
  isOpen: (windowId: string) => boolean
}

const storageKey = 'window-id'
const prefix = 'window '
/** A page that was loaded anew may be there before the browser has let go of the one before it. */
const longestLeavingMs = 5_000

/**
 * Names this window for as long as it is open, also after it was loaded anew; a copy of it made by the browser
 * gets a name of its own. An open window holds a lock of its name (Web Locks), which goes with it however it
 * ends. Where there are no such locks, no other window is known.
 */
export async function nameThisWindow(
  storage = sessionStorage,
  locks: LockManager | null = ownLocks(),
  isLoadedAnew = wasReloaded(),
): Promise<ThisWindow> {
  const known = storage.getItem(storageKey) ?? crypto.randomUUID()
  if (locks === null) return remember(storage, known, [])
  const patience = isLoadedAnew
    ? { signal: AbortSignal.timeout(longestLeavingMs) }
    : { ifAvailable: true }
  const id = (await hold(locks, known, patience)) ? known : crypto.randomUUID()
  if (id !== known) await hold(locks, id, { ifAvailable: true })
  const { held = [] } = await locks.query()
  return remember(
    storage,
    id,
    held.map(({ name = '' }) => name),
  )
}

/** Does something while no other window of this app does such a thing. */
export const inTurnWithWindows = <T>(what: () => Promise<T>): Promise<T> =>
  ownLocks()?.request('windows', what) ?? what()

/** They are missing where a page is no secure context, and in the page that tests are given. */
const ownLocks = (): LockManager | null =>
  (navigator as { locks?: LockManager | null }).locks ?? null

function remember(storage: Storage, id: string, held: readonly string[]): ThisWindow {
  storage.setItem(storageKey, id)
  return { id, isOpen: (windowId) => held.includes(prefix + windowId) }
}

const wasReloaded = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/** Holds the lock of a name until the page is gone; false where another window holds it for too long. */
const hold = (locks: LockManager, id: string, patience: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    locks
      .request(prefix + id, patience, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise(() => undefined)
      })
      .catch(() => {
        resolve(false)
      })
  })
