/** Safari has no idle callback (WebKit bug 164193); a short timeout replaces it. */
const isNative = typeof requestIdleCallback === 'function'
const fallbackMs = 50

/** Calls `run` once the page is idle, at the latest after `maxWaitMs`. Returns a handle for `stopWaiting`. */
export function waitUntilIdle(run: () => void, maxWaitMs?: number): number {
  if (!isNative) return window.setTimeout(run, fallbackMs)
  return requestIdleCallback(run, maxWaitMs === undefined ? undefined : { timeout: maxWaitMs })
}

export function stopWaiting(waiting: number): void {
  if (isNative) cancelIdleCallback(waiting)
  else window.clearTimeout(waiting)
}
