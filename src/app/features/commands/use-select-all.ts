import { onBeforeUnmount } from 'vue'
import { isMac } from '#app/ui/is-mac.ts'
import { isTextField } from './is-text-field.ts'

/** Elements whose whole text Ctrl+A selects. */
const textSelector = 'pre, [data-selectable], [tabindex="0"]:not(button)'

/** Outside of inputs, Ctrl+A selects the text element that has the focus or the selection, not the window. */
export function useSelectAll(): void {
  function press(event: KeyboardEvent) {
    const { key, altKey, shiftKey } = event
    const isCommand = isMac ? event.metaKey : event.ctrlKey
    if (key.toLowerCase() !== 'a' || !isCommand || altKey || shiftKey) return
    if (event.defaultPrevented || isTextField(event.target)) return
    event.preventDefault()
    const selection = getSelection()
    const text = textAt(event.target) ?? textAt(selection?.anchorNode ?? null)
    if (text !== null) selection?.selectAllChildren(text)
  }

  window.addEventListener('keydown', press)
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press)
  })
}

function textAt(place: EventTarget | null): Element | null {
  if (!(place instanceof Node)) return null
  const element = place instanceof Element ? place : place.parentElement
  return element?.closest(textSelector) ?? null
}
