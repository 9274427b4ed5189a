import { useWords } from '#app/i18n/use-words.ts'
import type { CommandName } from '#core/command/command.ts'
import { renderShortcut, shortcutOf } from '#core/command/shortcut.ts'
import { isMac } from '#app/ui/is-mac.ts'

/** Returns a function that renders a command's shortcut for this keyboard; '' if it has none. */
export function useShortcutText(): (name: CommandName) => string {
  const { say } = useWords()
  return (name) => {
    const shortcut = shortcutOf(name)
    if (shortcut === null) return ''
    return renderShortcut(shortcut, {
      isMac,
      names: {
        control: say('keys.control'),
        shift: say('keys.shift'),
        pageUp: say('keys.pageUp'),
        pageDown: say('keys.pageDown'),
      },
    })
  }
}
