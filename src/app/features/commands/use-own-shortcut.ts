import { useI18n } from 'vue-i18n'
import type { CommandName } from '#core/command/command.ts'
import { renderShortcut, shortcutOf } from '#core/command/shortcut.ts'
import { isMac } from '#app/ui/is-mac.ts'

/** Writes a command's key as the keyboard of this computer names it; '' where there is none. */
export function useOwnShortcut(): (name: CommandName) => string {
  const { t } = useI18n()
  return (name) => {
    const shortcut = shortcutOf(name)
    if (shortcut === null) return ''
    return renderShortcut(shortcut, {
      isMac,
      names: {
        control: t('keys.control'),
        shift: t('keys.shift'),
        pageUp: t('keys.pageUp'),
        pageDown: t('keys.pageDown'),
      },
    })
  }
}
