import { renderMessage } from '#core/language/render-message.ts'
import { defaultDriftPercent } from '#core/drift/find-drift.ts'
import { importMarks, importRemovals, importStamps } from '#core/import-check/check-import.ts'
import type { CliWords } from './cli-words.ts'
import { deReports } from './de-reports.ts'
import { ownValue } from '#core/own-value.ts'

const ofLanguage = `--language en|de   Sprache der Texte; sonst die aus LC_ALL, LC_MESSAGES oder LANG`

export const de: CliWords = {
  usage: {
    program: `Aufruf: endpoint-explorer [Optionen]            öffnet die App
        endpoint-explorer BEFEHL ARGUMENTE…   arbeitet ohne Fenster
Befehle, jeder mit --help:
  check      sendet Abfragen aus Dateien einmal und zeigt, was der Server ignoriert hat
  walk       ruft alle Inhalte einer Abfrage ab und zeigt, was erwiesen ist
  sync       zeigt, was bei einem Import falsch ist, der die Inhalte von walk geladen hat
  compare    zeigt, was sich zwischen zwei Läufen von walk geändert hat
Optionen:
  --data-dir DIR    Ordner für die Daten der App
  --language en|de  Sprache der Befehle; sonst die aus LC_ALL, LC_MESSAGES oder LANG
  --help            diese Hilfe
  --version         Version der App
`,
    sending: `Aufruf: endpoint-explorer check PFAD… SERVER [Optionen]
        endpoint-explorer walk PFAD SERVER [Optionen]
        endpoint-explorer sync DATEI SERVER [Optionen]
  check              sendet jede Abfrage einmal und zeigt, was der Server ignoriert hat
  walk               ruft alle Inhalte einer Abfrage ab und zeigt, was erwiesen ist
  sync               zeigt, was bei einem Import falsch ist, der die Inhalte aus DATEI geladen hat
  PFAD               Datei oder Ordner mit Abfragen, wie beim Import, oder Zeilen mit Adressen
SERVER; nur dorthin wird gesendet:
  --base-url URL     seine Adresse, zum Beispiel https://api.example
  --server-type TYP  core oder documented; check erkennt den Typ an der ersten Antwort
  --connection NAME  oder eine Verbindung des Ordners PFAD (endpoint-explorer.yaml), sonst der App:
                     Adresse, Servertyp und Grenzen, nicht der Token
  --data-dir DIR     Datenordner der App; er wird nur gelesen
  --token-env NAME   Umgebungsvariable, die den Token enthält
  --allow-http       sendet den Token über http an einen anderen Computer
Optionen:
  --html DATEI       schreibt einen Bericht zum Lesen   --json DATEI  schreibt einen für Programme
  --junit DATEI      check: schreibt JUnit-XML
  --strict           check: was nicht bestätigt ist, zählt als Problem
  --allow-other      check: was keine Abfrage dieser API ist, zählt nicht
  --out DATEI        walk: schreibt die Inhalte, je Zeile ein JSON-Objekt, dazu DATEI.set.json
  --baseline DATEI   walk: Datei von walk --out; check: Datei von check --json
  --drift PROZENT    größere Abweichungen davon zählen als Problem; sonst ab ${defaultDriftPercent}
  --stamp TYP        sync: der Import fragt nach ${importStamps.join(', ')}; üblich ist das erste
  --mark TYP         sync: seit ${importMarks.join(', ')}; üblich ist das erste
  --removal TYP      sync: er entfernt anhand von ${importRemovals.join(', ')}; üblich ist das erste
  ${ofLanguage}
Exit-Code: 0 keine Probleme, 1 Probleme, 2 etwas ohne Ergebnis, 3 falscher Aufruf, 4 Fehler der App.
`,
    compare: `Aufruf: endpoint-explorer compare FRÜHER SPÄTER [Optionen]
  FRÜHER, SPÄTER     zwei Dateien von walk mit einem Inhalt je Zeile
  --drift PROZENT    nur größere Abweichungen zählen: Gesamtzahl, Typen, fehlende Attribute
  --html DATEI       schreibt einen Bericht zum Lesen   --json DATEI  schreibt einen für Programme
  ${ofLanguage}
Exit-Code: 0 gleich, 1 verschieden, 2 Inhalte ohne ID, 3 falscher Aufruf, 4 Fehler der App.
`,
  },
  failed: 'Endpoint Explorer hat einen Fehler',
  reports: deReports,
  arguments: {
    tokenAsArgument:
      'Ein Token gehört nicht in ein Argument. Legen Sie ihn in einer Variablen ab und nennen Sie diese: --token-env NAME.',
    optionOfOtherCommand: (option, command) => `${command} kennt die Option --${option} nicht.`,
    noSavedWalk: 'Nennen Sie die Datei, die walk gespeichert hat.',
    noPath: 'Nennen Sie eine Datei oder einen Ordner mit Abfragen.',
    driftOutOfRange: (typed) => `--drift braucht eine Zahl von 0 bis 100, nicht „${typed}“.`,
    invalidChoice: (option, choices, typed) =>
      `--${option} braucht eines von: ${choices.join(', ')}, nicht „${typed}“.`,
    noServer: 'Nennen Sie den Server: --base-url URL oder --connection NAME.',
    twoServers:
      'Mit --connection stehen Adresse und Servertyp schon fest: Lassen Sie die andere Angabe weg.',
    dataDirWithoutConnection: '--data-dir gilt nur zusammen mit --connection NAME.',
    invalidBaseUrl:
      '--base-url braucht eine Adresse wie https://api.example: mit http oder https, ohne Benutzernamen, „?“, „#“ und ohne eine andere Version der API als v4.',
    invalidOptions: (fault) =>
      fault.kind === 'unknown'
        ? `Unbekannte Option: ${fault.option}.`
        : fault.kind === 'value'
          ? `Der Wert der Option ${fault.option} fehlt oder passt nicht.`
          : fault.message,
  },
  emptyTokenVariable: (variable) => `Die Umgebungsvariable ${variable} enthält keinen Token.`,
  unwritable: (file, code) => `In ${file} lässt sich nicht schreiben (${code}).`,
  unreadable: (file, code) =>
    `${file} lässt sich nicht lesen (${ownValue(deReports.queryCheck.unreadWhy, code) ?? code}).`,
  noItem: (file, line) => `${file} ist keine Datei von walk: Zeile ${line} ist kein Inhalt.`,
  unnamedFile: 'Eine Datei',
  connection: {
    noHome: 'Es gibt keinen Benutzerordner. Nennen Sie den Datenordner: --data-dir DIR.',
    isSample: (name) => `„${name}“ ist ein Beispiel, das nur innerhalb der App läuft.`,
    folderUnreadable: (file, lines) => `${file} enthält einen Fehler, Zeile ${lines.join(', ')}.`,
    missing(why, name) {
      switch (why.kind) {
        case 'no-file':
          return de.unreadable(why.file, why.code)
        case 'unreadable':
          return `${why.file} enthält keine Verbindungen.`
        case 'newer':
          return 'Die Verbindungen stammen von einer neueren Version der App.'
        case 'unknown':
          return `Es gibt keine Verbindung „${name}“. Vorhanden: ${why.names.join(', ')}.`
        case 'ambiguous':
          return `Mehrere Verbindungen heißen „${name}“. Nennen Sie stattdessen die ID.`
      }
    },
  },
  check: {
    baselineIsNoReport: (file) => `${file} ist kein Bericht von check --json.`,
    noRequest: (paths) => `Keine Abfrage gefunden in ${paths}.`,
  },
  walk: {
    title: 'Abruf aller Inhalte',
    needsOneRequest: (paths, count) =>
      `walk braucht genau eine Abfrage. Abfragen in ${paths}: ${count}.`,
    requestOfOtherServer: (baseUrl) =>
      `Diese Abfrage gehört zu einem anderen Server als ${baseUrl}.`,
    unreadableItems: (count) =>
      renderMessage(
        'de',
        'Kein gültiges JSON und daher nicht in der Datei: {count} Inhalt. | Kein gültiges JSON und daher nicht in der Datei: {count} Inhalte.',
        { count },
      ),
    baselineOfOtherQuery: (file) => `${file} stammt von einer anderen Abfrage.`,
    drifted: 'Abweichungen vom früheren Lauf',
    scope: (baseUrl) => `Gilt für diese Abfrage und diesen Token auf ${baseUrl}.`,
    items: 'Inhalte',
    totalBefore: 'Gesamtzahl vorher',
    totalAfter: 'Gesamtzahl nachher',
    missing: 'Fehlend',
    unknown: 'unbekannt',
  },
  importCheck: {
    needsOneFile: 'sync braucht genau eine Datei von walk --out.',
    savedWalkUnreadable: (savedWalkFile, file) =>
      `${savedWalkFile} lässt sich nicht lesen. Speichern Sie zuerst einen Abruf: walk --out ${file}.`,
    notJudged: (why) => `Kein Ergebnis. ${why}`,
  },
  compare: {
    title: 'Vergleich zweier Abrufe',
    counts: ({ added, removed, changed, unchanged }) =>
      `Inhalte: ${added} hinzugekommen, ${removed} entfernt, ${changed} geändert, ${unchanged} unverändert.`,
    withoutId: (before, after) =>
      `Inhalte ohne @id, daher nicht verglichen: ${before} früher, ${after} später.`,
    scope: 'Was im späteren Abruf fehlt, kann auf dem Server noch vorhanden sein.',
    label: { added: 'hinzugekommen', removed: 'entfernt', changed: 'geändert' },
    heading: {
      added: 'Hinzugekommen',
      removed: 'Entfernt',
      changed: 'Geändert',
      unchanged: 'Unverändert',
      drift: 'Abweichungen im Ganzen',
      byAttribute: 'Änderungen nach Attribut',
    },
  },
}
