import { onBeforeUnmount } from 'vue'
import { isCommandName } from '#core/command/command.ts'
import { readKeyPress } from '#core/command/shortcut.ts'
import { useCommandsStore } from '#app/stores/commands-store.ts'
import { isMac } from '#app/ui/is-mac.ts'
import { isTextField } from './is-text-field.ts'

/** A dialog has the keyboard to itself. */
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null

/** Carries out commands chosen by key, wherever the focus is, and from the menus of the desktop app. */
export function useShortcuts(): void {
  const commands = useCommandsStore()

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const held = { ctrlKey, metaKey, altKey, shiftKey }
    const name = readKeyPress({ key, code, ...held, isTyping: isTextField(event.target) }, isMac)
    if (name === null || isDialogOpen()) return
    // A key that can do nothing just now still is no key of the browser's: Ctrl+S must not save the page.
    if (name !== 'cancel') event.preventDefault()
    isAltUsed = event.altKey
    commands.run(name)
  }
  /** Alt let go before the letter would move the focus into the menu bar (Windows, Linux). */
  let isAltUsed = false
  function release(event: KeyboardEvent) {
    if (event.key !== 'Alt') return
    if (isAltUsed) event.preventDefault()
    isAltUsed = false
  }

  window.addEventListener('keydown', press)
  window.addEventListener('keyup', release)
  const stop = window.shell?.onMenuCommand((name) => {
    // The keys of the menus come this way too. To end a request takes nothing from a dialog.
    if (isCommandName(name) && (name === 'cancel' || !isDialogOpen())) commands.run(name)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press)
    window.removeEventListener('keyup', release)
    stop?.()
  })
}
