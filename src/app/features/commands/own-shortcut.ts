import type { CommandName } from '#core/command/command.ts'
import { renderShortcut, shortcutOf } from '#core/command/shortcut.ts'

const isMac = /Mac/i.test(navigator.userAgent)

/** A command's key as the keyboard of this computer names it; '' where there is none. */
export function renderOwnShortcut(name: CommandName): string {
  const shortcut = shortcutOf(name)
  return shortcut === null ? '' : renderShortcut(shortcut, isMac)
}
