import { computed, ref, useId, type ComputedRef } from 'vue'
import { isMeantBy, matchSuggestions, type Suggestion } from './suggestion.ts'

export interface Suggesting {
  /** What the open list shows; nothing while it is closed. */
  shown: ComputedRef<readonly Suggestion[]>
  /** Whether it was asked for what there is, and there is nothing at all. */
  isAskedInVain: ComputedRef<boolean>
  /** The entry that Enter would take; -1 for none. */
  active: ComputedRef<number>
  listId: string
  /** What makes the input a combobox for screen readers. */
  inputAttributes: ComputedRef<Record<string, string | boolean>>
  open(by: 'typing' | 'asking'): void
  close(): void
  /** The field was left: what stands in it is no longer being typed. */
  leave(): void
  take(suggestion: Suggestion): void
  /** Handles the keys of the list. True when the key was one of them. */
  press(event: KeyboardEvent): boolean
}

/**
 * Suggestions under a text input (the ARIA combobox pattern, list autocomplete with manual selection).
 * The list opens by typing, by a click and by Arrow down. Enter takes an entry only after an arrow key chose one:
 * free input is never blocked. `takes` says what is chosen by itself while somebody types: the only one that fits
 * (`only`), or the first of them (`first`), where Shift+Enter keeps the text. Escape closes the list and keeps it too.
 */
export function useSuggestions(options: {
  all: () => readonly Suggestion[]
  typed: () => string
  taken: () => readonly string[]
  pick: (value: string) => void
  takes?: 'only' | 'first'
}): Suggesting {
  const listId = useId()
  const openedBy = ref<'typing' | 'asking' | null>(null)
  const chosen = ref(-1)
  /** Whether the text was typed since the field was entered. */
  const isBeingTyped = ref(false)
  const shown = computed(() => {
    if (openedBy.value === null) return []
    const matches = matchSuggestions(options.all(), options.typed(), options.taken())
    // A name typed to its end needs no list, which would only cover what comes next.
    const isTypedOut = matches.some(({ value }) => value === options.typed())
    if (openedBy.value === 'typing') return isTypedOut ? [] : matches
    // Who asks wants to see what there is, also where something else stands in the field.
    return !isBeingTyped.value || isTypedOut || matches.length === 0
      ? matchSuggestions(options.all(), '', options.taken())
      : matches
  })

  const isAskedInVain = computed(() => openedBy.value === 'asking' && options.all().length === 0)

  /** Whether the first entry is taken without an arrow key. */
  const isFirstMeant = computed(() => {
    const [first, another] = shown.value
    if (!first || openedBy.value !== 'typing' || chosen.value >= 0) return false
    const isAlone = another === undefined
    const isTaken = options.takes === 'first' || (options.takes === 'only' && isAlone)
    return isTaken && isMeantBy(options.typed(), first)
  })
  const active = computed(() => (isFirstMeant.value ? 0 : chosen.value))

  function open(by: 'typing' | 'asking') {
    openedBy.value = by
    if (by === 'typing') isBeingTyped.value = true
    chosen.value = -1
  }
  function close() {
    openedBy.value = null
  }
  function leave() {
    isBeingTyped.value = false
    close()
  }
  function take(suggestion: Suggestion) {
    leave()
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
    if (key === 'Enter' && entry && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      take(entry)
      return true
    }
    // What is typed is meant as it stands, and mostly sent by that.
    if (key === 'Enter') close()
    if (key === 'Escape' && (shown.value.length > 0 || isAskedInVain.value)) {
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

  return { shown, isAskedInVain, active, listId, inputAttributes, open, close, leave, take, press }
}
