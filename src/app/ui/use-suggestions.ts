import { computed, ref, useId, type ComputedRef } from 'vue'
import {
  hasMemberBeginning,
  isMeantBy,
  isNameOf,
  matchSuggestions,
  type Suggestion,
} from './suggestion.ts'

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
 * The list opens by typing, by a click and by Arrow down. Enter takes the entry that an arrow key chose, or the one
 * whose whole name was typed in any case. `takes` says what else is chosen while somebody types: the only one that
 * fits (`only`), or the first of them (`first`). Shift+Enter and Escape keep the text: free input is never blocked.
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

  /** The entry that is taken without an arrow key; -1 for none. */
  const meant = computed(() => {
    if (openedBy.value !== 'typing' || chosen.value >= 0) return -1
    const typed = options.typed()
    const [named, namesake] = shown.value.filter((one) => isNameOf(typed, one))
    if (named && !namesake) return shown.value.indexOf(named)
    const [first, another] = shown.value
    if (!first) return -1
    if (options.takes === 'first') return isMeantBy(typed, first) ? 0 : -1
    const isAlone = options.takes === 'only' && another === undefined
    return isAlone && (isMeantBy(typed, first) || hasMemberBeginning(typed, first)) ? 0 : -1
  })
  const active = computed(() => (meant.value >= 0 ? meant.value : chosen.value))

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
  /** A value typed to its end shows no list; Enter goes on from it as from an entry. */
  function takeTypedOut() {
    const typedOut = options.all().find(({ value }) => value === options.typed())
    if (options.takes === 'only' && typedOut) take(typedOut)
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
    const isPlainEnter = key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (isPlainEnter && entry) {
      event.preventDefault()
      take(entry)
      return true
    }
    if (key === 'Enter') {
      // What is typed is meant as it stands, and mostly sent by that.
      if (openedBy.value === 'typing' && isPlainEnter) takeTypedOut()
      close()
    }
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
