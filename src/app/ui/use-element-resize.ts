import { onScopeDispose, watch } from 'vue'

/**
 * Calls `onResize` with the size of an element whenever it changes, first in the frame after the element
 * appeared, also if it was replaced.
 */
export function useElementResize(
  element: () => HTMLElement | null | undefined,
  onResize: (entry: ResizeObserverEntry) => void,
): void {
  const observer = new ResizeObserver(([entry]) => {
    if (entry) onResize(entry)
  })
  watch(
    element,
    (now, before) => {
      if (before) observer.unobserve(before)
      if (now) observer.observe(now)
    },
    { flush: 'post', immediate: true },
  )
  onScopeDispose(() => {
    observer.disconnect()
  })
}
