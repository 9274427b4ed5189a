import { describe, expect, test } from 'vitest'
import { commandNames, type CommandName } from '#core/command/command.ts'
import { shellWords } from '#core/language/all-shell-words.ts'

/** What must stand in the words for a command, in English and in German; no other command may have all of it. */
const meanings: Readonly<Record<CommandName, readonly [english: RegExp[], german: RegExp[]]>> = {
  send: [[/^Send/], [/^Senden/]],
  cancel: [[/^Cancel/], [/^Abbrechen/]],
  endpoint: [[/\bendpoint\b/], [/^Zum Endpunkt\b/]],
  endpoints: [[/^Endpoints/], [/^Endpunkte/]],
  'full-text': [[/full-text search/], [/Volltext/]],
  'paste-request': [[/^Paste/], [/einfügen/]],
  undo: [[/^Undo/], [/rückgängig/]],
  'copy-code': [
    [/^Copy/, /\bcode\b/],
    [/kopieren/, /\bCode\b/],
  ],
  'hand-over': [[/^Share/], [/^Weitergeben/]],
  'save-request': [
    [/^Save the/, /query/],
    [/speichern/, /Abfrage/],
  ],
  'new-tab': [
    [/^New/, /tab/],
    [/^Neuer/, /Tab/],
  ],
  'duplicate-tab': [
    [/^Duplicate/, /tab/],
    [/duplizieren/, /Tab/],
  ],
  'close-tab': [
    [/^Close/, /tab/],
    [/schließen/, /Tab/],
  ],
  'reopen-tab': [
    [/^Reopen/, /tab/],
    [/wieder öffnen/, /Tab/],
  ],
  'next-tab': [
    [/^Next/, /tab/],
    [/^Nächst/, /Tab/],
  ],
  'previous-tab': [
    [/^Previous/, /tab/],
    [/^Vorig/, /Tab/],
  ],
  'first-page': [
    [/^First/, /page/],
    [/^Erste/, /Seite/],
  ],
  'previous-page': [
    [/^Previous/, /page/],
    [/^Vorig/, /Seite/],
  ],
  'next-page': [
    [/^Next/, /page/],
    [/^Nächst/, /Seite/],
  ],
  'last-page': [
    [/^Last/, /page/],
    [/^Letzte/, /Seite/],
  ],
  'open-item': [
    [/^Open/, /item/],
    [/öffnen/, /Inhalt/],
  ],
  'item-back': [
    [/^Back/, /item/],
    [/^Zurück/, /Inhalt/],
  ],
  'item-forward': [
    [/^Forward/, /item/],
    [/^Vor/, /Inhalt/],
  ],
  changes: [[/^Changes since/], [/^Änderungen seit/]],
  compare: [
    [/^Compare/, /responses or endpoints/],
    [/^Antworten oder Endpunkte/, /vergleichen/],
  ],
  find: [
    [/^Find/, /response/],
    [/suchen/, /Antwort/],
  ],
  export: [[/^Export/], [/exportieren/]],
  sets: [
    [/^Fetch/, /all items/],
    [/^Alle Inhalte/, /abrufen/],
  ],
  sync: [
    [/website/, /taken everything over/],
    [/Website/, /übernommen/],
  ],
  batch: [
    [/^Check all/, /saved queries/],
    [/^Alle gespeicherten/, /prüfen/],
  ],
  saved: [[/^Saved/], [/^Gespeichert/]],
  history: [[/^History/], [/^Verlauf/]],
  import: [[/^Import/], [/importieren/]],
  'open-folder': [[/folder/], [/^Ordner/]],
  'new-connection': [
    [/^New/, /connection/],
    [/^Neue /, /Verbindung/],
  ],
  'edit-connection': [
    [/^Edit/, /connection/],
    [/bearbeiten/, /Verbindung/],
  ],
  'edit-token': [[/^Enter the token/], [/^Token eingeben/]],
  settings: [[/^Settings/], [/^Einstellungen/]],
  doctor: [[/^Why so few items\?/], [/^Warum so wenige Inhalte\?/]],
  conformance: [[/^API check/], [/^API-Prüfung/]],
  missing: [[/^Find a missing item/], [/^Fehlenden Inhalt suchen/]],
  access: [[/^Access/], [/^Zugriff/]],
  ledger: [[/^Request log/], [/^Anfrageprotokoll/]],
  'toggle-query': [
    [/hide/, /query/],
    [/ausblenden/, /Abfrage/],
  ],
  'toggle-item': [
    [/hide/, /item/],
    [/ausblenden/, /Inhalt/],
  ],
  'next-pane': [[/^Next pane/], [/^Nächster Bereich/]],
  palette: [[/^All commands/], [/^Alle Befehle/]],
  shortcuts: [[/shortcuts/], [/^Tastenkürzel/]],
  manual: [[/^Manual/], [/^Handbuch/]],
  about: [[/^About/], [/^Über Endpoint Explorer/]],
}

test('the palette and the menus have at most 50 commands; the rest is a button where it belongs', () => {
  expect(commandNames.length).toBeLessThanOrEqual(50)
})

describe.each([
  ['English', shellWords.en.commands, 0],
  ['German', shellWords.de.commands, 1],
] as const)('in %s', (_language, words, at) => {
  // Two commands with each other's words would do what the person did not choose.
  test.each(commandNames)('the words that mean "%s" are those of this command alone', (name) => {
    const meant = commandNames.filter((other) =>
      meanings[name][at].every((sign) => sign.test(words[other])),
    )
    expect(meant).toEqual([name])
  })
})
