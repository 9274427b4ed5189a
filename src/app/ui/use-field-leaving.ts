import { onBeforeUnmount, ref, watch, type WatchSource } from 'vue'

/**
 * `wasLeft` is true if the field was left since one of the sources changed; before that, an empty field is no
 * mistake.
 *
 * A problem shown below the field moves the elements below it. While a mouse button is pressed, the clicked
 * element would move away from the pointer and miss the click, so `wasLeft` changes only after the release.
 */
export function useFieldLeaving(resetBy: readonly WatchSource[]) {
  const wasLeft = ref(false)
  let isPressed = false
  let isLeaving = false
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  function leave() {
    isLeaving = isPressed
    if (!isPressed) wasLeft.value = true
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
  watch([...resetBy], () => {
    wasLeft.value = false
    isLeaving = false
  })

  return { wasLeft, leave }
}
