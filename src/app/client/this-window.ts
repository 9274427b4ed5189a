/** The ID of this window, and which other windows are open. */
export interface ThisWindow {
  id: string
  isOpen: (windowId: string) => boolean
}

const storageKey = 'window-id'
const prefix = 'window '
/** A reloaded page may start before the browser has released the locks of the previous one. */
const maxLeavingMs = 5_000

/**
 * Gives this window an ID that it keeps across reloads; a duplicate made by the browser gets a new ID. An
 * open window holds a Web Lock with its ID, which is released when the window ends in any way. Without Web
 * Locks, no other windows are known.
 */
export async function nameThisWindow(
  storage = sessionStorage,
  locks: LockManager | null = ownLocks(),
  isReload = wasReloaded(),
): Promise<ThisWindow> {
  const known = storage.getItem(storageKey) ?? crypto.randomUUID()
  if (locks === null) return remember(storage, known, [])
  const lockOptions = isReload
    ? { signal: AbortSignal.timeout(maxLeavingMs) }
    : { ifAvailable: true }
  const id = (await hold(locks, known, lockOptions)) ? known : crypto.randomUUID()
  if (id !== known) await hold(locks, id, { ifAvailable: true })
  const { held = [] } = await locks.query()
  return remember(
    storage,
    id,
    held.map(({ name = '' }) => name),
  )
}

/** Runs `work` while no other window of this app does. */
export const withWindowsLock = <T>(work: () => Promise<T>): Promise<T> =>
  ownLocks()?.request('windows', work) ?? work()

/** Web Locks are missing without a secure context, and in the page of tests. */
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

/** Takes the lock of an ID until the page ends; false if another window holds it for too long. */
const hold = (locks: LockManager, id: string, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    locks
      .request(prefix + id, options, (lock) => {
        resolve(lock !== null)
        return lock === null ? undefined : new Promise(() => undefined)
      })
      .catch(() => {
        resolve(false)
      })
  })
