import { watch, type Ref } from 'vue'

/**
 * The focus of what opens beside a button: it goes in to the first element that matches when the content
 * is there, and back to where it was when that closes, unless somebody put it elsewhere meanwhile.
 */
export function usePopoverFocus(
  isOpen: Readonly<Ref<boolean>>,
  content: Readonly<Ref<HTMLElement | null>>,
  first: string,
): void {
  let before: Element | null = null

  // Before the page changes: what closes still has the focus then.
  watch(isOpen, (open) => {
    if (open) before = document.activeElement
    else if (content.value?.contains(document.activeElement) && before instanceof HTMLElement)
      before.focus()
  })
  watch(
    content,
    (element) => {
      element?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true })
    },
    { flush: 'post' },
  )
}
