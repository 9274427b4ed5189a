import { onBeforeUnmount, ref, watch, type WatchSource } from 'vue'

/**
 * Whether a field was left since one of these changed: nothing is wrong with one that nobody has had the time to fill.
 *
 * What is said of a field moves all that stands under it. While a button is pressed, that would take what is being
 * clicked away from under the pointer, and the click with it; so it is told once the button is let go.
 */
export function useLeftField(anew: readonly WatchSource[]) {
  const wasLeft = ref(false)
  let isPressed = false
  let isLeaving = false
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  function leave() {
    isLeaving = isPressed
    if (!isPressed) wasLeft.value = true
  }

  /** The click follows at once, before any timer. */
  function letGo() {
    isPressed = false
    if (isLeaving) setTimeout(leave)
  }

  addEventListener('pointerdown', () => (isPressed = true), options)
  addEventListener('pointerup', letGo, options)
  addEventListener('pointercancel', letGo, options)
  onBeforeUnmount(() => {
    listening.abort()
  })
  watch([...anew], () => {
    wasLeft.value = false
    isLeaving = false
  })

  return { wasLeft, leave }
}
