import type { Words } from '#app/i18n/language-words.ts'
import type * as english from '#app/i18n/en/window.ts'
import { commands as germanCommands } from '#core/language/de.ts'

export const app: Words<typeof english.app> = {
  share: 'Weitergeben',
  tools: 'Werkzeuge',
  toolNeeds: {
    connection: 'benötigt eine Verbindung',
    response: 'benötigt eine Antwort',
    datacycle: 'benötigt einen dataCycle-Server',
  },
  settings: 'Einstellungen',
  settingsGroups: {
    display: 'Anzeige',
    window: 'Fenster',
    requests: 'Anfragen',
    storage: 'Speicherplatz',
  },
  language: 'Sprache',
  images: 'Bilder laden',
  imagesNote:
    'Die App lädt Bilder von den Servern, die in den Inhalten genannt sind. Ihr Token wird dabei nicht gesendet. Diese Server sehen die IP-Adresse dieses Computers.',
  theme: 'Darstellung',
  endpointNames: 'Endpunkte vorschlagen',
  endpointNamesNote:
    'Die App ruft die Endpunkte jedes neuen Servers einmal ab. Bei dataCycle CORE ruft die App die Endpunkte auch ab, wenn Sie in das Endpunktfeld klicken oder einen fehlenden Inhalt suchen. Das Anfrageprotokoll zeigt diese Anfragen.',
  linkedNames: 'Namen verknüpfter Inhalte laden',
  linkedNamesNote:
    'Server mit dataCycle CORE senden von Kategorien, Bildern, Orten und Veranstaltern oft nur die ID. Die App fragt nach jeder Antwort mit einer einzigen Anfrage nach den Namen in den sichtbaren Zeilen. Das Anfrageprotokoll zeigt sie.',
  wholeTotal: 'Gesamtzahl ohne Filter zeigen',
  wholeTotalNote:
    'Nach der ersten Abfrage mit Filtern fragt die App einmal, wie viele Inhalte der Endpunkt ohne Filter hat. Nach jedem Start der App ist das eine kleine Anfrage je Endpunkt. Das Anfrageprotokoll zeigt diese Anfragen.',
  apiNames: 'Namen wie in der API',
  apiNamesNote: 'Zeigt „startDate“ statt „Beginn“ und „dcls:Bild“ statt „Bild“.',
  technical: 'Technische Angaben',
  technicalNote:
    'Ausgeschaltet blendet das Fenster GET und POST, Pfade, Filterschlüssel, Status, Zeiten und die Anfrage selbst aus.',
  setsLimit: 'Platz für gespeicherte Abrufe',
  setsLimitOf: 'Bis zu {limit} GiB',
  setsSize:
    'Belegt: {size}. Ist kein Platz mehr frei, wird ein laufender Abruf unterbrochen. Die App entfernt nie von selbst einen gespeicherten Abruf.',
  languageOfSystem: 'Systemstandard',
  themeName: { system: 'Systemstandard', light: 'Hell', dark: 'Dunkel' },
  copy: 'Kopieren',
  copied: 'Kopiert',
  partMissing:
    'Dieser Teil der App ließ sich nicht laden. Bitte die Seite neu laden oder die App neu starten.',
  copyFailed:
    'Der Browser hat den Zugriff auf die Zwischenablage verweigert. Bitte den Text markieren und mit der Tastatur kopieren.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  stop: 'Anhalten',
  nothingFound: 'Nichts gefunden',
  save: 'Speichern',
  remove: 'Entfernen',
  locked: {
    'no-access': {
      title: 'Diese Adresse gilt nicht mehr',
      text: 'Eine Startadresse gilt nur einmal und nur eine Minute lang. Starten Sie Endpoint Explorer noch einmal, um ein neues Fenster zu öffnen. Ihre Daten sind noch da.',
    },
    lost: {
      title: 'Dieses Fenster hat die Verbindung zu Endpoint Explorer verloren',
      text: 'Die App wurde neu gestartet, oder ein anderes Programm hat die Cookies des Browsers geändert. Laden Sie die Seite neu. Hilft das nicht, starten Sie die App noch einmal. Ihre Daten sind noch da.',
    },
  },
  notSaved: {
    'disk-full':
      'Der Datenträger ist voll. Die Änderung wurde nicht gespeichert. Bisher gespeicherte Daten sind unverändert.',
    'read-only':
      'Der Datenordner ist schreibgeschützt. Die Änderung wurde nicht gespeichert. Bitte die Zugriffsrechte prüfen.',
    newer:
      'Diese Datei stammt von einer neueren Version von Endpoint Explorer und bleibt unverändert. Aktualisieren Sie die App, um die Datei zu ändern.',
    busy: 'Ein anderes Fenster von Endpoint Explorer speichert gerade. Bitte noch einmal versuchen.',
    other:
      'Die Änderung konnte nicht gespeichert werden. Bisher gespeicherte Daten sind unverändert.',
  },
}

export const commands = germanCommands

export const keys: Words<typeof english.keys> = {
  control: 'Strg',
  shift: 'Umschalt',
  pageUp: 'Bild auf',
  pageDown: 'Bild ab',
}

export const palette: Words<typeof english.palette> = {
  search: 'Befehl oder Verbindung suchen',
  connection: 'Verbindung {name} verwenden',
  saved: 'Gespeicherte Abfrage {name} öffnen',
  turnOn: 'Einschalten: {name}',
  turnOff: 'Ausschalten: {name}',
  setting: '{name}: {value}',
  open: 'Alle Befehle ({shortcut})',
  short: 'Befehle',
}

export const opened: Words<typeof english.opened> = {
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  'too-large': 'Die Datei ist zu groß für eine Abfrage und wurde nicht geöffnet.',
  folder: 'Ein Browser verrät nicht, wo „{name}“ liegt. Bitte den Pfad eingeben.',
  'other-file':
    'Hier lassen sich nur *.endpoint.json-Dateien ablegen. Andere Dateien öffnen Sie über „Abfragen importieren“.',
}

export const panes: Words<typeof english.panes> = {
  tabs: 'Bereiche des Fensters',
  query: 'Abfrage',
  answer: 'Antwort',
  item: 'Inhalt',
  queryWidth: 'Breite der Abfrage',
  formShare: 'Höhe des Formulars',
  answerShare: 'Breite der Antwort',
  answerHeight: 'Höhe der Antwort',
  place: 'Detailansicht',
  places: { beside: 'neben der Antwort', below: 'unter der Antwort', alone: 'statt der Antwort' },
  showQuery: 'Abfrage zeigen',
  showItem: 'Inhalt zeigen',
}

/** Wörter um das Handbuch herum, über das Programm und seine Updates. */
export const help: Words<typeof english.help> = {
  short: 'Hilfe',
  manual: 'Handbuch',
  pages: 'Seiten des Handbuchs',
  readManual: 'Im Handbuch lesen',
  about: 'Über Endpoint Explorer',
  version: 'Version {version}',
  licence: 'MIT-Lizenz. Mit Dank an alle, die an diesen Paketen mitgearbeitet haben:',
  licencesMissing: 'Die Liste der Pakete ließ sich nicht lesen.',
  dataFolder: 'Datenordner:',
  updates: 'Beim Start nach einer neueren Version suchen',
  updateAddress: 'Update-Adresse',
  updateNote:
    'Für die Suche nach Updates lädt die App eine Datei. Sie sendet dabei keinen Token und installiert nichts. Die Update-Adresse bekommen Sie von Ihrer Firma oder dort, wo Sie die App bekommen haben.',
  updateNewer: 'Version {version} ist verfügbar.',
  updateOpen: 'Seite dieser Version öffnen',
  updateFailed: {
    address:
      'Die Suche nach Updates ist nicht möglich: Die Update-Adresse ist keine https-Adresse.',
    network: 'Die Suche nach Updates ist fehlgeschlagen: Die Update-Adresse antwortet nicht.',
    unreadable: 'Die Datei unter der Update-Adresse nennt keine Version.',
  },
}

export const defect: Words<typeof english.defect> = {
  text: 'In der App ist ein Fehler aufgetreten. Alles andere funktioniert weiter. Bitte melden Sie den Fehler.',
  details: 'Bericht anzeigen',
  copy: 'Bericht kopieren',
  log: 'Fehler der App werden hier protokolliert:',
  start: {
    title: 'Endpoint Explorer konnte nicht starten',
    text: 'Laden Sie die Seite neu. Hilft das nicht, melden Sie bitte den Fehler. Ihre Daten sind unverändert.',
    reload: 'Neu laden',
  },
}

export const start: Words<typeof english.start> = {
  title: 'Sehen Sie, was Ihre Endpunkte liefern',
  text: 'Abfrage senden, Inhalte ansehen, Fehlendes finden und die genaue Abfrage weitergeben.',
  samples:
    'Zum Ausprobieren gibt es {count} Beispielserver. Zum Wechseln klicken Sie auf eine Zeile, oder wählen Sie in der Liste oben links einen Server.',
  see: { title: 'Inhalte ansehen', text: 'Die ersten Inhalte als Tabelle' },
  missing: { title: 'Was fehlt?', text: 'Bilder, Texte, Sprachen' },
  export: { title: 'Exportieren', text: 'Alle Inhalte als Tabelle oder Datei' },
  share: { title: 'Abfrage weitergeben', text: 'Ein funktionierendes Beispiel, ohne Ihren Token' },
  connect: 'Eigenen Server verbinden…',
  connectAnother: 'Weiteren Server verbinden…',
  choose: 'Welchen Endpunkt von „{name}“ möchten Sie sehen?',
  noneKnown:
    'Es ist noch kein Endpunkt bekannt. Rufen Sie die Liste der Endpunkte ab, oder geben Sie im Feld für den Endpunkt eine ID oder einen Slug ein.',
  fetchEndpoints: 'Endpunkte abrufen (1 Anfrage)',
  more: 'Für weitere Beispiele wählen Sie „Befehle“ und geben „Beispiel“ ein.',
}
