import { germanCommands } from '#core/command/command-words.ts'
import type { Words } from '../en/words.ts'
import type { keys as englishKeys, palette as english } from '../en/commands.ts'

export const commands = germanCommands

export const keys: Words<typeof englishKeys> = {
  control: 'Strg',
  shift: 'Umschalt',
  pageUp: 'Bild auf',
  pageDown: 'Bild ab',
}

export const palette: Words<typeof english> = {
  search: 'Was ist zu tun?',
  connection: 'Verbindung {name} verwenden',
  endpoint: 'Den Endpoint {name} fragen',
  open: 'Alle Befehle ({shortcut})',
}
