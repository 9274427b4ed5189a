/** What a window is called among the windows of this app, and which others are open. */
export interface ThisWindow {
  id: string
  isOpen: (windowId: string) => boolean
}

const storageKey = 'window-id'
const prefix = 'window '

/**
 * Names this window for as long as it is open, also after it was loaded anew; a copy of it made by the browser
 * gets a name of its own. An open window holds a lock of its name (Web Locks), which goes with it however it
 * ends. Where there are no such locks, no other window is known.
 */
export async function nameThisWindow(
  storage = sessionStorage,
  locks: LockManager | null = ownLocks(),
): Promise<ThisWindow> {
  const known = storage.getItem(storageKey) ?? crypto.randomUUID()
  if (locks === null) return remember(storage, known, [])
  const id = (await hold(locks, known)) ? known : crypto.randomUUID()
  if (id !== known) await hold(locks, id)
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

/** Holds the lock of a name until the page is gone; false where another window holds it. */
const hold = (locks: LockManager, id: string): Promise<boolean> =>
  new Promise((resolve) => {
    void locks.request(prefix + id, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise(() => undefined)
    })
  })
