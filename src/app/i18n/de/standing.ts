import type { standing as english } from '#app/i18n/en/standing.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const standing: Words<typeof english> = {
  stale: 'Antwort von {connection} · {endpoint}, vor der Änderung.',
  restore: 'Vorige Abfrage wiederherstellen',
  send: 'Senden',
  kept: 'Gespeicherte Antwort, empfangen am {moment}. Senden lädt sie neu.',
  cancelled: 'Abgebrochen. Gezeigt wird weiter die Antwort von davor.',
  pageRequest: 'Anfrage von Seite {number}',
  otherPageRequest: 'Anfrage dieser Seite',
}
