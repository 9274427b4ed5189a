import { onBeforeUnmount, shallowRef, type ShallowRef } from 'vue'
import { isCommandName, type CommandName } from '#core/command/command.ts'
import { readKeyPress, renderShortcut, shortcutOf } from '#core/command/shortcut.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { isMac } from '#app/ui/is-mac.ts'
import { useWords } from '#app/i18n/use-words.ts'

/** Shortcuts do nothing while a dialog is open. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null

/** Runs commands by shortcut, wherever the focus is, and from the menus of the desktop app. */
export function useShortcuts(): void {
  const commands = useCommandsStore()

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const modifiers = { ctrlKey, metaKey, altKey, shiftKey }
    const name = readKeyPress(
      { key, code, ...modifiers, isTyping: isTextField(event.target) },
      isMac(),
    )
    if (name === null || isDialogOpen()) return
    // Suppress the browser's shortcut even if the command is not possible: Ctrl+S must not save the page.
    if (name !== 'cancel') event.preventDefault()
    isAltUsed = event.altKey
    commands.run(name)
  }
  /** Whether Alt was part of a shortcut. Its release must not move the focus to the menu bar (Windows, Linux). */
  let isAltUsed = false
  function release(event: KeyboardEvent) {
    if (event.key !== 'Alt') return
    if (isAltUsed) event.preventDefault()
    isAltUsed = false
  }

  window.addEventListener('keydown', press)
  window.addEventListener('keyup', release)
  const stop = window.shell?.onMenuCommand((name) => {
    // Shortcuts in menus arrive here too. Only `cancel` is also allowed while a dialog is open.
    if (isCommandName(name) && (name === 'cancel' || !isDialogOpen())) commands.run(name)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press)
    window.removeEventListener('keyup', release)
    stop?.()
  })
}

/** Elements whose whole text Ctrl+A selects. */
const textSelector = 'pre, [data-selectable], [tabindex="0"]:not(button)'

/** Outside of inputs, Ctrl+A selects the text element that has the focus or the selection, not the window. */
export function useSelectAll(): void {
  function press(event: KeyboardEvent) {
    const { key, altKey, shiftKey } = event
    const isCommand = isMac() ? event.metaKey : event.ctrlKey
    if (key.toLowerCase() !== 'a' || !isCommand || altKey || shiftKey) return
    if (event.defaultPrevented || isTextField(event.target)) return
    event.preventDefault()
    const selection = getSelection()
    const text = textAt(event.target) ?? textAt(selection?.anchorNode ?? null)
    if (text !== null) selection?.selectAllChildren(text)
  }

  window.addEventListener('keydown', press)
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press)
  })
}

function textAt(place: EventTarget | null): Element | null {
  if (!(place instanceof Node)) return null
  const element = place instanceof Element ? place : place.parentElement
  return element?.closest(textSelector) ?? null
}

const textFields =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="textbox"]'

/** True if the element takes typed text. */
const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields))

/** Keys pressed for a field that is not shown yet. */
export interface TypedAhead {
  text: string
  /** Whether Enter followed; later keys are dropped. */
  isEntered: boolean
}

export const nothingTyped: TypedAhead = { text: '', isEntered: false }

/**
 * Wraps the loading of a dialog with a search field, so that keys pressed meanwhile are kept for that field and
 * reach nothing else. Escape while loading calls `cancel`.
 */
export function useTypeAhead<T>(
  load: () => Promise<T>,
  cancel: () => void,
): { typed: ShallowRef<TypedAhead>; load: () => Promise<T> } {
  const typed = shallowRef(nothingTyped)

  function keep(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event
    event.stopImmediatePropagation()
    // Ctrl and Alt together are AltGr, which types a character. Shortcuts of the browser still work.
    if (ctrlKey !== altKey || metaKey) return
    event.preventDefault()
    const { text, isEntered } = typed.value
    if (key === 'Escape') cancel()
    else if (isEntered) return
    else if (key === 'Enter') typed.value = { text, isEntered: true }
    else if (key === 'Backspace') typed.value = { text: text.slice(0, -1), isEntered }
    else if (key.length === 1) typed.value = { text: text + key, isEntered }
  }
  const stop = () => {
    window.removeEventListener('keydown', keep, true)
  }
  onBeforeUnmount(stop)

  return {
    typed,
    load: () => {
      window.addEventListener('keydown', keep, true)
      return load().finally(stop)
    },
  }
}

/** Returns a function that renders a command's shortcut for this keyboard; '' if it has none. */
export function useShortcutText(): (name: CommandName) => string {
  const { say } = useWords()
  return (name) => {
    const shortcut = shortcutOf(name)
    if (shortcut === null) return ''
    return renderShortcut(shortcut, {
      isMac: isMac(),
      names: {
        control: say('keys.control'),
        shift: say('keys.shift'),
        pageUp: say('keys.pageUp'),
        pageDown: say('keys.pageDown'),
      },
    })
  }
}
