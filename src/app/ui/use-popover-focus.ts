import { watch, type Ref } from 'vue'

/**
 * Moves the focus into a popover when its content is rendered, to the element that matches `first`, and back
 * when it closes, unless the focus was moved elsewhere meanwhile.
 */
export function usePopoverFocus(
  isOpen: Readonly<Ref<boolean>>,
  content: Readonly<Ref<HTMLElement | null>>,
  first: string,
): void {
  let previous: Element | null = null

  // Runs before the DOM update, while the closing popover still has the focus.
  watch(isOpen, (open) => {
    if (open) previous = document.activeElement
    else if (content.value?.contains(document.activeElement) && previous instanceof HTMLElement)
      previous.focus()
  })
  watch(
    content,
    (element) => {
      element?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
    },
    { flush: 'post' },
  )
}
