import { englishCommands } from '#core/command/command-words.ts'

/** The names of all commands, shared with the menus of the desktop app. */
export const commands = englishCommands

/** What is written on the keys. */
export const keys = { control: 'Ctrl', shift: 'Shift', pageUp: 'PgUp', pageDown: 'PgDn' }

/** Words of the list of all commands. */
export const palette = {
  search: 'What do you want to do?',
  connection: 'Use the connection {name}',
  endpoint: 'Ask the endpoint {name}',
  open: 'All commands ({shortcut})',
}
