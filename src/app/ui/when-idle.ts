import { onScopeDispose, ref, watch, type Ref, shallowRef, computed, ReactiveEffect } from 'vue'

/** Safari has no idle callback (WebKit bug 164193); a short timeout replaces it. */
const isNative = () => typeof requestIdleCallback === 'function'
const fallbackMs = 50

/** Calls `run` once the page is idle, at the latest after `maxWaitMs`. Returns a handle for `stopWaiting`. */
export function waitUntilIdle(run: () => void, maxWaitMs?: number): number {
  if (!isNative()) return window.setTimeout(run, fallbackMs)
  return requestIdleCallback(run, maxWaitMs === undefined ? undefined : { timeout: maxWaitMs })
}

/** Resolves once the page is idle, at the latest after half a second. */
export const untilIdle = () =>
  new Promise<void>((resolve) => {
    waitUntilIdle(resolve, 500)
  })

export function stopWaiting(waiting: number): void {
  if (isNative()) cancelIdleCallback(waiting)
  else window.clearTimeout(waiting)
}

/** Maximum wait, because a hidden page is never painted. */
const maxWaitMs = 150

/** Runs a callback once, in the task after the next frame or after the maximum wait. */
export function whenPainted(run: () => void): void {
  let isDue = true
  const once = () => {
    clearTimeout(timer)
    if (isDue) run()
    isDue = false
  }
  const timer = setTimeout(once, maxWaitMs)
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // The browser would keep an open port and everything it refers to.
      port1.close()
      once()
    }
    port2.postMessage(null)
  })
}

/** Becomes true after the first paint since `isWanted` became true, and false at once. */
export function useAfterPaint(isWanted: () => boolean): Readonly<Ref<boolean>> {
  const isPainted = ref(false)
  watch(
    isWanted,
    (now) => {
      isPainted.value = false
      if (now) {
        whenPainted(() => {
          isPainted.value = isWanted()
        })
      }
    },
    { immediate: true },
  )
  return isPainted
}

/** A value that follows what it is read from after the next paint, which then need not wait for it. */
export function useLater<T>(read: () => T): Readonly<Ref<T>> {
  const effect = new ReactiveEffect(read)
  const value = shallowRef(effect.run())
  effect.scheduler = () => {
    whenPainted(() => {
      // Several changes before one paint are read once.
      if (effect.dirty) value.value = effect.run()
    })
  }
  return value
}

/**
 * True while a view that may be hidden has to be mounted: from when it is first visible until its content
 * changes while it is hidden.
 */
export function useLazyMount(
  isVisible: () => boolean,
  content: () => unknown,
): Readonly<Ref<boolean>> {
  const lastSeen = shallowRef<unknown>(null)
  watch(
    [isVisible, content],
    () => {
      if (isVisible()) lastSeen.value = content()
    },
    { immediate: true, flush: 'sync' },
  )
  return computed(() => isVisible() || (lastSeen.value !== null && lastSeen.value === content()))
}

/** Maximum wait if the page is never idle. */
const maxIdleWaitMs = 1500

/** True once the page was idle since `key` last changed; false while `key` is null. */
export function useWhenIdle(key: () => unknown): Readonly<Ref<boolean>> {
  const isIdle = ref(false)
  let waiting = 0
  watch(
    key,
    (now) => {
      stopWaiting(waiting)
      isIdle.value = false
      if (now === null) return
      waiting = waitUntilIdle(() => {
        isIdle.value = true
      }, maxIdleWaitMs)
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => {
    stopWaiting(waiting)
  })
  return isIdle
}
