import type { CommandName } from './command.ts'

/**
 * Lower-case synonyms by which commands are found. English and German together, because people mix the
 * languages.
 */
const otherWords: Partial<Record<CommandName, string>> = {
  send: 'run go execute submit ask request ausführen abschicken fragen start',
  cancel: 'stop abort stoppen abbruch',
  endpoint: 'id slug',
  endpoints: 'list collection search offer liste sammlung suche angebot',
  'full-text': 'search keyword suche suchen stichwort',
  'paste-request': 'read open link einlesen öffnen adresse address json',
  undo: 'restore bring back lost zurückholen wiederherstellen verloren strg+z ctrl+z',
  'copy-code':
    'snippet code curl php python javascript typescript java go axios http powershell cmd types programm typen',
  'hand-over':
    'request hand over share send give code snippet postman bruno insomnia openapi har ticket markdown link python javascript php teilen senden',
  'save-request':
    'request keep bookmark favourite favorite store merken lesezeichen favorit ablegen',
  'new-tab': 'open öffnen',
  'duplicate-tab': 'copy kopie kopieren',
  'close-tab': 'zumachen',
  'reopen-tab': 'restore bring back zurückholen wiederherstellen',
  doctor: 'shrink small klein empty zero why filter leer null warum nichts',
  conformance: 'card instance api check test server karte prüfen',
  missing: 'why gone lost find warum weg verschwunden finden',
  'item-back': 'previous history inspector zurück voriger letzter',
  'item-forward': 'next history inspector vor weiter',
  changes:
    'what changed was hat sich geändert has happened week since seit woche deleted gelöscht new neu update today yesterday heute gestern',
  compare:
    'what changed was hat sich geändert difference diff two zwei collections sammlungen tokens vergleich unterschied',
  access:
    'compare endpoints see vergleichen endpunkte sehen glance überblick token rights permission matrix 401 403 rechte berechtigung',
  'open-item': 'used in linked where verwendet verwendung verlinkt wo',
  find: 'search suche',
  export:
    'excel xlsx csv spreadsheet table download json ndjson tabelle herunterladen print pdf sheet drucken ausdrucken blatt',
  sets: 'repeated id ids doppelte duplicate whole sets gesamtmengen menge difference unterschied all pages items whole complete fetch download walk proof missing resume alle seiten inhalte vollständig gesamt abrufen beweis fehlt',
  sync: 'import check prüfen importprüfung nightly nächtlich night nacht synchronisation synchronise sync delta harvest loop schleife rehearse code php python website fehlt missing dct:modified dc:touched',
  batch:
    'requests batch check all test run folder many nightly ci report junit json sammelprüfung alle prüfen testen stapel ordner viele bericht ignored parameters ignorierte parameter',
  saved: 'requests bookmarks favourites favorites library lesezeichen favoriten sammlung',
  history: 'earlier recent past früher letzte',
  ledger: 'http all alle log requests network protokoll netzwerk',
  'toggle-query': 'form pane panel sidebar formular bereich',
  'toggle-item': 'inspector details pane panel bereich',
  'next-pane': 'focus jump go to rows grid results fokus springen bereich zeilen ergebnisse',
  'open-folder': 'git team directory verzeichnis yaml',
  import:
    'requests open file postman bruno insomnia openapi har datei öffnen importieren load laden',
  'new-connection': 'add server instance url token hinzufügen instanz',
  'edit-token': '401 unauthorized key password access zugang schlüssel passwort ändern change',
  'edit-connection': 'server instance url token password key instanz schlüssel ändern',
  settings:
    'language pane layout bereich german english theme dark light appearance preferences options pictures images update sprache deutsch englisch dunkel hell darstellung optionen bilder',
  shortcuts: 'keys hotkeys help tasten tastatur hilfe',
  manual: 'help documentation guide hilfe dokumentation anleitung',
  about: 'version licence license lizenz data folder datenordner',
}

/** Synonyms of a command; '' for none. */
export const otherWordsFor = (name: CommandName): string => otherWords[name] ?? ''
