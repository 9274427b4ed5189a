import { nextTick, type Ref, watch } from 'vue'

const horizontalSteps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])
const allSteps = new Map([...horizontalSteps, ['ArrowDown', 1], ['ArrowUp', -1]])

/**
 * Returns a `keydown` handler for elements of which one is selected, such as tabs or radios (WAI-ARIA
 * patterns): arrow keys (cyclic), Home and End select an element and focus it. The caller renders them in the
 * order of `keys`, each with its role, and only the selected one in the tab order.
 */
export function useRovingChoice<K>(choice: {
  /** Contains the tabs or radios and no others. A disabled one has no key. */
  list: Readonly<Ref<HTMLElement | null>>
  keys: () => readonly K[]
  chosen: () => K
  choose: (key: K) => void
  /** True for tabs, which ignore the up and down keys. */
  isHorizontal?: boolean
}): (event: KeyboardEvent) => void {
  const steps = choice.isHorizontal ? horizontalSteps : allSteps

  function nextPosition(key: string): number | null {
    const keys = choice.keys()
    if (key === 'Home') return 0
    if (key === 'End') return keys.length - 1
    const step = steps.get(key)
    if (step === undefined) return null
    return (keys.indexOf(choice.chosen()) + step + keys.length) % keys.length
  }

  return (event) => {
    const position = nextPosition(event.key)
    const next = position === null ? undefined : choice.keys()[position]
    if (position === null || next === undefined) return
    event.preventDefault()
    choice.choose(next)
    void nextTick(() => {
      const entries = choice.list.value?.querySelectorAll<HTMLElement>(
        '[role="tab"]:not([disabled]), [role="radio"]:not([disabled])',
      )
      entries?.[position]?.focus()
    })
  }
}

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
