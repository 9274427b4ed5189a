import type { Words } from '#app/i18n/en/words.ts'
import type { changes as english } from '#app/i18n/en/changes.ts'

/** Words of what has changed since a day. */
export const changes: Words<typeof english> = {
  title: 'Änderungen seit…',
  since: 'Seit dem Tag',
  noEndpoint: 'Bitte zuerst einen Endpunkt eingeben. Gezeigt werden die Änderungen seiner Inhalte.',
  price:
    'Sendet {count} kleine Anfragen: eine zu Änderungen in {endpoint}, eine zu gelöschten Inhalten des Servers.',
  ask: 'Änderungen anzeigen',
  stopped: 'Angehalten. Noch kein Ergebnis.',
  all: '{count} Inhalt. | {count} Inhalte.',
  newest: 'Die neuesten {count} sind aufgelistet; es kann mehr geben.',
  newestOf: '{total} Inhalte; die neuesten {count} sind aufgelistet.',
  failed: 'Kein Ergebnis: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert seit {date}',
    none: 'Nichts wurde geändert.',
    note: 'Ein Inhalt zählt nicht, wenn sich nur verknüpfte Inhalte geändert haben.',
  },
  deleted: {
    title: 'Auf dem ganzen Server gelöscht seit {date}',
    none: 'Nichts wurde gelöscht.',
    note: 'Der Server rechnet mit ganzen Tagen (UTC). Er sagt nicht, in welchem Endpunkt ein Inhalt war.',
  },
  query: 'Als Abfrage öffnen und senden',
  left: 'Inhalte, die aus dem Endpunkt entfernt wurden, abgelaufen sind oder nicht mehr passen, stehen in keiner der beiden Listen. Ein Vergleich mit einer gespeicherten Antwort zeigt sie.',
}
