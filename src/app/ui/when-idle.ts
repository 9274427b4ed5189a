/** Safari has no idle callback (WebKit bug 164193): there a moment has to do. */
const isNative = typeof requestIdleCallback === 'function'
const momentMs = 50

/** Calls back once the page has nothing else to do, at the latest after `latestAfterMs`. The answer is for `stopWaiting`. */
export function waitUntilIdle(run: () => void, latestAfterMs?: number): number {
  if (!isNative) return window.setTimeout(run, momentMs)
  return requestIdleCallback(
    run,
    latestAfterMs === undefined ? undefined : { timeout: latestAfterMs },
  )
}

export function stopWaiting(waiting: number): void {
  if (isNative) cancelIdleCallback(waiting)
  else window.clearTimeout(waiting)
}
