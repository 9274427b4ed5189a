import type { Words } from '../en/words.ts'
import type { ledger as english } from '../en/ledger.ts'

export const ledger: Words<typeof english> = {
  none: 'Noch nichts gesendet',
  noneText:
    'Hier steht jede Anfrage, die die App an eine Instanz gestellt hat, bis sie geschlossen wird.',
  count: '{count} Anfrage seit dem Start | {count} Anfragen seit dem Start',
  purpose: {
    send: 'Selbst gesendet',
    page: 'Seite {number}',
    anotherPage: 'Weitere Seite',
    compare: 'Nochmals gesendet, zum Vergleich',
    export: 'Export, Seite {page}',
    check: 'Prüfung von {parameter}',
    doctor: 'Suche nach dem Grund',
    culprit: 'Suche nach dem Teil, der scheitert',
    conformance: 'Was diese Instanz tut',
    access: 'Zugriff auf {endpoint}',
    missing: 'Suche nach einem Inhalt',
    item: 'Ein Inhalt nach ID',
    changes: 'Was sich seit einem Tag geändert hat',
    'connection-test': 'Test der Verbindung',
    endpoints: 'Liste der Endpunkte',
    'concept-schemes': 'Liste der Klassifizierungen',
    concepts: 'Liste der Begriffe',
    counts: 'Treffer von Werten',
    picture: 'Bild',
  },
  redirected: '{purpose}, umgeleitet',
  waiting: 'wartet auf die Antwort',
  receiving: 'wird empfangen',
  brokenOff: 'abgebrochen',
  total: '{total} insgesamt',
  copyCurl: 'Als cURL kopieren',
  copyLine: 'Anfragezeile kopieren',
  openTab: 'Als Tab öffnen',
  leftOut: 'Das Formular hat keinen Platz für: {parts}',
}
