import { nextTick, type Ref } from 'vue'

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
    void nextTick(() =>
      choice.list.value
        ?.querySelectorAll<HTMLElement>(
          '[role="tab"]:not([disabled]), [role="radio"]:not([disabled])',
        )
        [position]?.focus(),
    )
  }
}
