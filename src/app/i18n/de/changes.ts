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
  unknown: 'unbekannt',
  failed: 'Kein Ergebnis: {reason}.',
  changed: {
    title: 'Im Endpunkt geändert',
    total:
      '{total} insgesamt; die neuesten {shown} sind aufgelistet. Was nur in verknüpften Inhalten geändert wurde, zählt nicht.',
  },
  deleted: {
    title: 'Auf dem ganzen Server gelöscht',
    total:
      '{total} insgesamt, nach ganzen Tagen (UTC); die neuesten {shown} sind aufgelistet. In welchem Endpunkt sie waren, sagt der Server nicht.',
  },
  query: 'Als Abfrage öffnen',
  left: 'Inhalte, die nur den Endpunkt verlassen haben, stehen in keiner Liste: herausgenommen, abgelaufen oder nicht mehr passend. Ein Vergleich mit einer gespeicherten Antwort zeigt sie.',
}
