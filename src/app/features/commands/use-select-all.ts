import { onBeforeUnmount } from 'vue'
import { isMac } from '#app/ui/is-mac.ts'
import { isTextField } from './is-text-field.ts'

/** Elements whose text is selected as a whole. */
const texts = 'pre, [data-selectable], [tabindex="0"]:not(button)'

/** Ctrl+A outside of inputs selects the text element with the focus or selection, not the whole window. */
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
  return element?.closest(texts) ?? null
}
