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
  places: 'In certain areas',
  grid: {
    keys: '↑ ↓ ← →',
    does: 'Move between items; Enter shows the item, Shift+F10 opens its menu',
  },
  tree: { keys: '→ ←', does: 'Open or close a line of the tree; + opens everything below it' },
  field: { keys: '↓ Enter', does: 'Accept a suggestion in a field' },
  values: { keys: 'Enter', does: 'Finish a value; Backspace takes back the last value' },
  tabs: { keys: '← → Del', does: 'Move between tabs; Del closes the tab' },
  line: { keys: '← → ↑ ↓', does: 'Move the divider between two panes' },
} as const
