import { computed, ref, useId, type ComputedRef } from 'vue'
import { canComplete, matchSuggestions, type Suggestion } from './suggestion.ts'

export interface Suggesting {
  /** The entries of the open list; empty while it is closed. */
  shown: ComputedRef<readonly Suggestion[]>
  /** True if the list was opened on request and there are no suggestions at all. */
  isEmpty: ComputedRef<boolean>
  /** Position of the entry that Enter would take; -1 for none. */
  active: ComputedRef<number>
  listId: string
  /** ARIA attributes that make the input a combobox. */
  inputAttributes: ComputedRef<Record<string, string | boolean>>
  open(by: 'typing' | 'request'): void
  close(): void
  /** Call this when the field was left. */
  leave(): void
  take(suggestion: Suggestion): void
  /** Handles a key; returns true if it was one of the list's keys. */
  press(event: KeyboardEvent): boolean
}

/**
 * Suggestions under a text input (the ARIA combobox pattern, list autocomplete with manual selection). The
 * list opens by typing, by a click and by Arrow down. Enter takes an entry only after an arrow key selected
 * one, so free input is never blocked. `takes` also selects an entry while typing: the only match (`only`) or
 * the first one (`first`). Shift+Enter keeps the text; Escape closes the list and keeps it too.
 */
export function useSuggestions(options: {
  all: () => readonly Suggestion[]
  typed: () => string
  taken: () => readonly string[]
  pick: (value: string) => void
  takes?: 'only' | 'first'
}): Suggesting {
  const listId = useId()
  const openedBy = ref<'typing' | 'request' | null>(null)
  const chosen = ref(-1)
  /** True if the text was changed since the field got the focus. */
  const isBeingTyped = ref(false)
  const shown = computed(() => {
    if (openedBy.value === null) return []
    const matches = matchSuggestions(options.all(), options.typed(), options.taken())
    // After a complete name, the list would only cover the fields below.
    const isTypedExactly = matches.some(({ value }) => value === options.typed())
    if (openedBy.value === 'typing') return isTypedExactly ? [] : matches
    // On request, all suggestions are shown, even if the field contains another text.
    return !isBeingTyped.value || isTypedExactly || matches.length === 0
      ? matchSuggestions(options.all(), '', options.taken())
      : matches
  })

  const isEmpty = computed(() => openedBy.value === 'request' && options.all().length === 0)

  /** True if Enter takes the first entry without an arrow key. */
  const isFirstActive = computed(() => {
    const [first, another] = shown.value
    if (!first || openedBy.value !== 'typing' || chosen.value >= 0) return false
    const isAlone = another === undefined
    const isTaken = options.takes === 'first' || (options.takes === 'only' && isAlone)
    return isTaken && canComplete(options.typed(), first)
  })
  const active = computed(() => (isFirstActive.value ? 0 : chosen.value))

  function open(by: 'typing' | 'request') {
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
      if (shown.value.length === 0) open('request')
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
    // Enter confirms the text as typed, and mostly sends it.
    if (key === 'Enter') close()
    if (key === 'Escape' && (shown.value.length > 0 || isEmpty.value)) {
      // Otherwise, Escape would cancel the running request.
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

  return { shown, isEmpty, active, listId, inputAttributes, open, close, leave, take, press }
}
