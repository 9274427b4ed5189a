import { nextTick, type Ref } from 'vue'

const alongTheLine = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])
const downTheList = new Map([...alongTheLine, ['ArrowDown', 1], ['ArrowUp', -1]])

/**
 * Several buttons of which one is chosen, as tabs or radios: Tab reaches the chosen one alone, and the keys of
 * the WAI-ARIA patterns choose among them (arrows go round, Home and End to the first and last) and take the
 * focus along. The answer is for `keydown`; drawing the buttons, in the order of the keys and each with its role, is left
 * to the caller.
 */
export function useRovingChoice<K>(choice: {
  /** What the buttons stand in, and nothing else with a role does; one that is off has no key. */
  list: Readonly<Ref<HTMLElement | null>>
  keys: () => readonly K[]
  chosen: () => K
  choose: (key: K) => void
  /** Tabs: up and down are not theirs. */
  isLine?: boolean
}): (event: KeyboardEvent) => void {
  const steps = choice.isLine ? alongTheLine : downTheList

  function placeAfter(key: string): number | null {
    const keys = choice.keys()
    if (key === 'Home') return 0
    if (key === 'End') return keys.length - 1
    const step = steps.get(key)
    if (step === undefined) return null
    return (keys.indexOf(choice.chosen()) + step + keys.length) % keys.length
  }

  return (event) => {
    const place = placeAfter(event.key)
    const next = place === null ? undefined : choice.keys()[place]
    if (place === null || next === undefined) return
    event.preventDefault()
    choice.choose(next)
    void nextTick(() =>
      choice.list.value
        ?.querySelectorAll<HTMLElement>('button[role]:not([disabled])')
        [place]?.focus(),
    )
  }
}
