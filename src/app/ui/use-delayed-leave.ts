import { onBeforeUnmount, ref, watch, type WatchSource } from 'vue'

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

/**
 * `wasLeft` is true if the field was left since one of the sources in `resetBy` changed; before that, an empty
 * field is no mistake.
 */
export function useFieldLeaving({ resetBy }: { resetBy: readonly WatchSource[] }) {
  const wasLeft = ref(false)
  const { leave, cancel } = useDelayedLeave(() => (wasLeft.value = true))
  watch([...resetBy], () => {
    wasLeft.value = false
    cancel()
  })
  return { wasLeft, leave }
}
