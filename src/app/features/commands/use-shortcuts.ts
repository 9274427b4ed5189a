import { onBeforeUnmount } from 'vue'
import { isCommandName } from '#core/command/command.ts'
import { readKeyPress } from '#core/command/shortcut.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { isMac } from '#app/ui/is-mac.ts'
import { isTextField } from './is-text-field.ts'

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
      isMac,
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
