import { onBeforeUnmount } from 'vue'

/**
 * Calls `onLeave` after `leave`, but not while a mouse button is pressed.
 *
 * What happens when a field is left, such as a problem shown below it, moves other elements. The clicked element
 * would move away from the pointer and miss the click. `cancel` forgets a leave that still waits.
 */
export function useDelayedLeave(onLeave: () => void) {
  let isPressed = false
  let isLeaving = false
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  function leave() {
    isLeaving = isPressed
    if (!isPressed) onLeave()
  }

  /** Waits for a timer, because the click event comes after the release but before any timer. */
  function onRelease() {
    isPressed = false
    if (isLeaving) setTimeout(leave)
  }

  addEventListener('pointerdown', () => (isPressed = true), options)
  addEventListener('pointerup', onRelease, options)
  addEventListener('pointercancel', onRelease, options)
  onBeforeUnmount(() => {
    listening.abort()
  })

  return {
    leave,
    cancel: () => {
      isLeaving = false
    },
  }
}
