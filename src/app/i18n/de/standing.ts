import type { standing as english } from '#app/i18n/en/standing.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const standing: Words<typeof english> = {
  stale: 'Antwort von {connection} · {endpoint}, vor der Änderung.',
  staleToken: 'Antwort von vor der Änderung des Tokens.',
  restore: 'Vorige Abfrage wiederherstellen',
  send: 'Senden',
  sendAgain: 'Erneut senden',
  kept: 'Gespeicherte Antwort, empfangen am {moment}. Senden lädt sie neu.',
  set: {
    proved: 'Gesamtmenge vom {moment}, von diesem Computer.',
    open: 'Gespeicherte Menge vom {moment}, von diesem Computer.',
  },
  cancelled: 'Abgebrochen. Gezeigt wird weiter die Antwort von davor.',
  pageRequest: 'Anfrage von Seite {number}',
  otherPageRequest: 'Anfrage dieser Seite',
}
