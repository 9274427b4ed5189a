import type { Words } from '#app/i18n/en/words.ts'
import type { changes as english } from '#app/i18n/en/changes.ts'

/** Words of what has changed since a day. */
export const changes: Words<typeof english> = {
  title: 'Änderungen seit…',
  since: 'Seit dem Tag',
  noEndpoint: 'Bitte zuerst einen Endpunkt eingeben. Gezeigt werden die Änderungen seiner Inhalte.',
  price: 'Sendet {count} kleine Anfragen: an {endpoint} und nach gelöschten Inhalten des Servers.',
  ask: 'Änderungen anzeigen',
  stopped: 'Angehalten. Noch kein Ergebnis.',
  all: '{count} Inhalt. | {count} Inhalte.',
  newest: 'Die neuesten {count} sind aufgelistet; es kann mehr geben.',
  newestOf: '{total} Inhalte; die neuesten {count} sind aufgelistet.',
  failed: 'Kein Ergebnis: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert seit {date}',
    none: 'Nichts wurde geändert.',
    note: 'Was nur in verknüpften Inhalten geändert wurde, zählt nicht.',
  },
  deleted: {
    title: 'Auf dem ganzen Server gelöscht seit {date}',
    none: 'Nichts wurde gelöscht.',
    note: 'Der Server zählt ganze Tage (UTC). Aus welchem Endpunkt, sagt er nicht.',
  },
  query: 'Als Abfrage öffnen und senden',
  left: 'Inhalte, die nur den Endpunkt verlassen haben, stehen in keiner Liste: herausgenommen, abgelaufen oder nicht mehr passend. Ein Vergleich mit einer gespeicherten Antwort zeigt sie.',
}
