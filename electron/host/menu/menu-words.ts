import type { CommandName } from '#core/command/command.ts'
import { englishCommands, germanCommands } from '#core/command/command-words.ts'

/**
 * The words of the native side beside the commands, English before German: of the menu by menu and by
 * Electron's name of the role, and of its dialogs. The page's own words stand in src/app/i18n.
 */
const words = {
  file: ['File', 'Datei'],
  quit: ['Quit', 'Beenden'],
  edit: ['Edit', 'Bearbeiten'],
  undo: ['Undo', 'Rückgängig'],
  redo: ['Redo', 'Wiederholen'],
  cut: ['Cut', 'Ausschneiden'],
  copy: ['Copy', 'Kopieren'],
  paste: ['Paste', 'Einfügen'],
  selectAll: ['Select all', 'Alles auswählen'],
  query: ['Query', 'Abfrage'],
  view: ['View', 'Ansicht'],
  resetZoom: ['Actual size', 'Originalgröße'],
  zoomIn: ['Zoom in', 'Vergrößern'],
  zoomOut: ['Zoom out', 'Verkleinern'],
  togglefullscreen: ['Full screen', 'Vollbild'],
  toggleDevTools: ['Developer tools', 'Entwicklerwerkzeuge'],
  help: ['Help', 'Hilfe'],
  window: ['Window', 'Fenster'],
  minimize: ['Minimize', 'Minimieren'],
  zoom: ['Zoom', 'Zoomen'],
  front: ['Bring all to front', 'Alle nach vorne bringen'],
  services: ['Services', 'Dienste'],
  hide: ['Hide Endpoint Explorer', 'Endpoint Explorer ausblenden'],
  hideOthers: ['Hide others', 'Andere ausblenden'],
  unhide: ['Show all', 'Alle einblenden'],
  recentDocuments: ['Open recent', 'Zuletzt geöffnet'],
  clearRecentDocuments: ['Clear recent list', 'Liste leeren'],
  reload: ['Reload the window', 'Fenster neu laden'],
  dataFolder: ['Show the data folder', 'Datenordner zeigen'],
  saveFile: ['Save as', 'Speichern unter'],
  crashed: ['The window has crashed', 'Das Fenster ist abgestürzt'],
  crashedDetail: [
    'What you typed is still in the tabs. A request that was running has stopped.',
    'Ihre Eingaben stehen noch in den Tabs. Eine laufende Anfrage wurde beendet.',
  ],
} as const

/** Says the words of the menu in one language. */
export interface MenuWords {
  word: (name: keyof typeof words) => string
  command: (name: CommandName) => string
}

/** `locale` is a BCP 47 tag such as `de-AT`; English stands in for languages without words. */
export function chooseMenuWords(locale: string): MenuWords {
  const isGerman = /^de\b/i.test(locale)
  const commands = isGerman ? germanCommands : englishCommands
  return { word: (name) => words[name][isGerman ? 1 : 0], command: (name) => commands[name] }
}
