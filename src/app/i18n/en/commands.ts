import { englishCommands } from '#core/command/command-words.ts'

/** The names of all commands, shared with the menus of the desktop app. */
export const commands = englishCommands

/** What is written on the keys. */
export const keys = { control: 'Ctrl', shift: 'Shift', pageUp: 'PgUp', pageDown: 'PgDn' }

/** Words of the list of all commands. */
export const palette = {
  search: 'What do you want to do?',
  connection: 'Use the connection {name}',
  endpoint: 'Use the endpoint {name}',
  open: 'All commands ({shortcut})',
  short: 'Commands',
} as const

/** Words of the sheet of all keys. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  places: 'In a certain part',
  grid: {
    keys: '↑ ↓ ← →',
    does: 'Go through the items; Enter shows one, Shift+F10 opens its menu',
  },
  tree: { keys: '→ ←', does: 'Open or close a line of the tree; + opens everything below' },
  field: { keys: '↓ Enter', does: 'Take a suggestion in a field' },
  values: { keys: 'Enter', does: 'End a value; Backspace takes the last one back' },
  tabs: { keys: '← → Del', does: 'Go through the tabs, close one' },
  line: { keys: '← → ↑ ↓', does: 'Move the line between two parts of the window' },
} as const
