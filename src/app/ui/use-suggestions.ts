import { computed, ref, useId, type ComputedRef } from 'vue'
import { isMeantBy, matchSuggestions, type Suggestion } from './suggestion.ts'

export interface Suggesting {
  /** What the open list shows; nothing while it is closed. */
  shown: ComputedRef<readonly Suggestion[]>
  /** The entry that Enter would take; -1 for none. */
  active: ComputedRef<number>
  listId: string
  /** What makes the input a combobox for screen readers. */
  inputAttributes: ComputedRef<Record<string, string | boolean>>
  open(by: 'typing' | 'asking'): void
  close(): void
  take(suggestion: Suggestion): void
  /** Handles the keys of the list. True when the key was one of them. */
  press(event: KeyboardEvent): boolean
}

/**
 * Suggestions under a text input (the ARIA combobox pattern, list autocomplete with manual selection).
 * The list opens by typing, by a click and by Arrow down. Enter takes an entry only after an arrow key chose one:
 * free input is never blocked. Where `takesOnly` is set the only one that fits what is typed is chosen by itself;
 * Escape closes the list and keeps what was typed.
 */
export function useSuggestions(options: {
  all: () => readonly Suggestion[]
  typed: () => string
  taken: () => readonly string[]
  pick: (value: string) => void
  takesOnly?: boolean
}): Suggesting {
  const listId = useId()
  const openedBy = ref<'typing' | 'asking' | null>(null)
  const chosen = ref(-1)
  const shown = computed(() => {
    if (openedBy.value === null) return []
    const matches = matchSuggestions(options.all(), options.typed(), options.taken())
    // A name typed to its end needs no list, which would only cover what comes next.
    const isTypedOut = matches.some(({ value }) => value === options.typed())
    if (openedBy.value === 'typing') return isTypedOut ? [] : matches
    // Who asks wants to see what there is, also where something else stands in the field.
    return isTypedOut || matches.length === 0
      ? matchSuggestions(options.all(), '', options.taken())
      : matches
  })

  const isOnly = computed(() => {
    const [only, another] = shown.value
    if (!options.takesOnly || openedBy.value !== 'typing' || !only || another) return false
    return isMeantBy(options.typed(), only)
  })
  const active = computed(() => (isOnly.value ? 0 : chosen.value))

  function open(by: 'typing' | 'asking') {
    openedBy.value = by
    chosen.value = -1
  }
  function close() {
    openedBy.value = null
  }
  function take(suggestion: Suggestion) {
    close()
    options.pick(suggestion.value)
  }

  function press(event: KeyboardEvent): boolean {
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !event.altKey) {
      if (shown.value.length === 0) open('asking')
      const count = shown.value.length
      if (count === 0) return false
      const step = key === 'ArrowDown' ? 1 : -1
      chosen.value =
        active.value < 0 && step < 0 ? count - 1 : (active.value + step + count) % count
      event.preventDefault()
      return true
    }
    const entry = shown.value[active.value]
    if (key === 'Enter' && entry && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      take(entry)
      return true
    }
    // What is typed is meant as it stands, and mostly sent by that.
    if (key === 'Enter') close()
    if (key === 'Escape' && shown.value.length > 0) {
      // Escape would otherwise cancel the request under way.
      event.preventDefault()
      close()
      return true
    }
    return false
  }

  const inputAttributes = computed(() => {
    if (options.all().length === 0) return {}
    return {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': shown.value.length > 0,
      'aria-controls': listId,
      ...(active.value >= 0 && { 'aria-activedescendant': `${listId}-${active.value}` }),
    }
  })

  return { shown, active, listId, inputAttributes, open, close, take, press }
}
