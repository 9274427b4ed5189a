import { onBeforeUnmount, shallowRef, type ShallowRef } from 'vue'

/** Keys pressed for a field that is not shown yet. */
export interface TypedAhead {
  text: string
  /** Whether Enter followed; later keys are dropped. */
  isEntered: boolean
}

export const nothingTyped: TypedAhead = { text: '', isEntered: false }

/**
 * Wraps the loading of a dialog with a search field, so that keys pressed meanwhile are kept for that field and
 * reach nothing else. Escape while loading calls `cancel`.
 */
export function useTypeAhead<T>(
  load: () => Promise<T>,
  cancel: () => void,
): { typed: ShallowRef<TypedAhead>; load: () => Promise<T> } {
  const typed = shallowRef(nothingTyped)

  function keep(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event
    event.stopImmediatePropagation()
    // Ctrl and Alt together are AltGr, which types a character. Shortcuts of the browser still work.
    if (ctrlKey !== altKey || metaKey) return
    event.preventDefault()
    const { text, isEntered } = typed.value
    if (key === 'Escape') cancel()
    else if (isEntered) return
    else if (key === 'Enter') typed.value = { text, isEntered: true }
    else if (key === 'Backspace') typed.value = { text: text.slice(0, -1), isEntered }
    else if (key.length === 1) typed.value = { text: text + key, isEntered }
  }
  const stop = () => {
    window.removeEventListener('keydown', keep, true)
  }
  onBeforeUnmount(stop)

  return {
    typed,
    load: () => {
      window.addEventListener('keydown', keep, true)
      return load().finally(stop)
    },
  }
}
