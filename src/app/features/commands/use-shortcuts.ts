import { onBeforeUnmount } from 'vue'
import { isCommandName } from '#core/command/command.ts'
import { readKeyPress } from '#core/command/shortcut.ts'
import { useCommandsStore } from '../../stores/commands-store.ts'

/** Carries out commands chosen by key, wherever the focus is, and from the menus of the desktop app. */
export function useShortcuts(): void {
  const commands = useCommandsStore()

  function press(event: KeyboardEvent) {
    if (event.defaultPrevented || event.isComposing) return
    const name = readKeyPress(event)
    // A dialog has the keyboard to itself.
    if (name === null || document.querySelector('[aria-modal="true"]')) return
    // A key that can do nothing just now still is no key of the browser's: Ctrl+S must not save the page.
    if (name !== 'cancel') event.preventDefault()
    commands.run(name)
  }

  window.addEventListener('keydown', press)
  const stop = window.shell?.onMenuCommand((name) => {
    if (isCommandName(name)) commands.run(name)
  })
  onBeforeUnmount(() => {
    window.removeEventListener('keydown', press)
    stop?.()
  })
}
