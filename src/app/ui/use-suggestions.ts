import { computed, ref, useId, type ComputedRef } from 'vue'
import { suggest } from '#core/query/known-names.ts'

export interface SuggestionControl {
  /** The entries of the open list; empty while it is closed. */
  shown: ComputedRef<readonly Suggestion[]>
  /** True if the list was opened on request and there are no suggestions at all. */
  isEmpty: ComputedRef<boolean>
  /** True if there are suggestions, but none for the typed text, and the field says so. */
  hasNoMatch: ComputedRef<boolean>
  /** Position of the entry that Enter would take; -1 for none. */
  active: ComputedRef<number>
  listId: string
  inputAttributes: ComputedRef<Record<string, string | boolean>>
  /** `request`: by a click or an arrow key. */
  open(by: 'typing' | 'request'): void
  close(): void
  leave(): void
  take(suggestion: Suggestion): void
  /** Handles a key; returns true if it was one of the list's keys. */
  press(event: KeyboardEvent): boolean
}

interface SuggestionOptions {
  all: () => readonly Suggestion[]
  typed: () => string
  /** Values that are not suggested, because the field has them already. */
  taken: () => readonly string[]
  pick: (value: string) => void
  takesFirst?: boolean
  /** True for a text that Enter keeps, although an entry begins with it. */
  isComplete?: (text: string) => boolean
  takesAny?: () => boolean
  /** True if the field says that nothing matches. */
  tellsNoMatch?: () => boolean
  /** True if several values are chosen in turn: the list stays open, also for a complete name. */
  staysOpen?: boolean
}

/**
 * Suggestions under a text input (the ARIA combobox pattern, list autocomplete with manual selection). The
 * list opens by typing, by a click and by Arrow down. Enter takes the entry that is marked, which is the one that an
 * arrow key selected, or the one whose whole name was typed in any case. With `takesFirst`, the first match is
 * marked while typing, if it begins with the typed text and no other has that name; with `takesAny`, whatever the match.
 * Shift+Enter keeps the text. Escape closes the list and keeps the text.
 */
export function useSuggestions(options: SuggestionOptions): SuggestionControl {
  const listId = useId()
  const { openedBy, step, ...list } = useSuggestionList(options)
  const { shown, isEmpty, hasNoMatch, active, open, close, leave } = list

  function take(suggestion: Suggestion) {
    leave()
    options.pick(suggestion.value)
    if (options.staysOpen) open('request')
  }
  /** For a completely typed value the list is empty, but Enter has the same effect as on its entry. */
  function takeCompleteValue() {
    const complete = options.all().find(({ value }) => value === options.typed())
    if (options.takesFirst && complete) take(complete)
  }

  function press(event: KeyboardEvent): boolean {
    const { key } = event
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !event.altKey) {
      const hasStepped = step(key === 'ArrowDown' ? 1 : -1)
      if (hasStepped) event.preventDefault()
      return hasStepped
    }
    const entry = shown.value[active.value]
    const isPlainEnter = key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (isPlainEnter && entry) {
      event.preventDefault()
      take(entry)
      return true
    }
    if (key === 'Enter') {
      // Enter keeps the text as typed; most callers then send the query.
      if (openedBy.value === 'typing' && isPlainEnter) takeCompleteValue()
      close()
    }
    if (key === 'Escape' && (shown.value.length > 0 || isEmpty.value || hasNoMatch.value)) {
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

  return { ...list, listId, inputAttributes, take, press }
}

/** The entries of the list, and the one that is marked among them. */
function useSuggestionList(options: SuggestionOptions) {
  const openedBy = ref<'typing' | 'request' | null>(null)
  const chosen = ref(-1)
  /** True if the text was changed since the field got the focus. */
  const isBeingTyped = ref(false)
  const shown = computed(() => {
    if (openedBy.value === null) return []
    const matches = matchSuggestions(options.all(), options.typed(), options.taken())
    // After a complete name, the list would only cover the fields below.
    const isTypedExactly = matches.some(({ value }) => value === options.typed())
    if (openedBy.value === 'typing') return isTypedExactly && !options.staysOpen ? [] : matches
    // On request, all suggestions are shown, even if the field contains another text.
    return !isBeingTyped.value || isTypedExactly || matches.length === 0
      ? matchSuggestions(options.all(), '', options.taken())
      : matches
  })

  const isEmpty = computed(() => openedBy.value === 'request' && options.all().length === 0)

  const hasNoMatch = computed(
    () =>
      options.tellsNoMatch?.() === true &&
      openedBy.value === 'typing' &&
      options.typed().trim() !== '' &&
      options.all().length > 0 &&
      matchSuggestions(options.all(), options.typed(), []).length === 0,
  )

  /** Position of the entry that Enter takes without an arrow key; -1 for none. */
  const automatic = computed(() => {
    if (openedBy.value !== 'typing' || chosen.value >= 0) return -1
    const typed = options.typed()
    if (options.takesAny?.() && typed.trim() !== '') return shown.value.length > 0 ? 0 : -1
    const [named, anotherNamed] = shown.value.filter((one) => isNameOf(typed, one))
    if (named) return anotherNamed ? -1 : shown.value.indexOf(named)
    if (!options.takesFirst || options.isComplete?.(typed)) return -1
    return shown.value.findIndex((one) => canComplete(typed, one) || hasMemberBeginning(typed, one))
  })
  const active = computed(() => (automatic.value >= 0 ? automatic.value : chosen.value))

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

  /** Selects the entry `by` one further, opening the list if it is closed. Returns false if there is none. */
  function step(by: 1 | -1): boolean {
    if (shown.value.length === 0) open('request')
    const count = shown.value.length
    if (count === 0) return false
    chosen.value = active.value < 0 && by < 0 ? count - 1 : (active.value + by + count) % count
    return true
  }

  return { openedBy, shown, isEmpty, hasNoMatch, active, open, close, leave, step }
}

/** A value that a field suggests; any other value can be typed as well. */
export interface Suggestion {
  value: string
  /** Its label; if absent, the value is shown. */
  label?: string
  /** Its label in the list only: once taken, the field shows the value. */
  listLabel?: string
  /** A further text in small print, to tell it apart. */
  note?: string
  searchWords?: string
}

/** The suggestions whose label or value matches the typed text, best first. */
export function matchSuggestions(
  all: readonly Suggestion[],
  typed: string,
  taken: readonly string[],
): Suggestion[] {
  const byText = new Map<string, Suggestion>()
  for (const one of all)
    if (!taken.includes(one.value))
      byText.set(
        [one.label ?? one.listLabel ?? '', one.value, one.searchWords ?? ''].join(' ').trim(),
        one,
      )
  const matches = suggest([...byText.keys()], typed).flatMap((text) => byText.get(text) ?? [])
  const isExact = (one: Suggestion) => isNameOf(typed, one)
  return [...matches.filter(isExact), ...matches.filter((one) => !isExact(one))]
}

/**
 * True if the suggestion may replace the typed text without being chosen. A match inside the value is not
 * enough: `places` may be another name than `core-places`.
 */
export function canComplete(typed: string, { value, label, listLabel }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  if (wanted === '') return false
  return (
    value.toLowerCase().startsWith(wanted) ||
    listLabel?.toLowerCase().startsWith(wanted) === true ||
    Boolean(label?.toLowerCase().includes(wanted))
  )
}

/** Whether what is typed is the whole name of a suggestion, ignoring case. */
export function isNameOf(typed: string, { value, label, listLabel }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && [value, label, listLabel].some((name) => name?.toLowerCase() === wanted)
}

/** Whether a member of a dotted or prefixed name begins with what is typed: `modified` in `attribute.dct:modified.in`. */
function hasMemberBeginning(typed: string, { value }: Suggestion): boolean {
  const wanted = typed.trim().toLowerCase()
  return wanted !== '' && value.split(/[.:]/).some((part) => part.toLowerCase().startsWith(wanted))
}
