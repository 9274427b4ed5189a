import type { standing as english } from '#app/i18n/en/standing.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const standing: Words<typeof english> = {
  stale: 'Antwort von {connection} · {endpoint}, vor der Änderung.',
  staleToken: 'Antwort mit dem früheren Token.',
  restore: 'Vorige Abfrage wiederherstellen',
  send: 'Senden',
  sendAgain: 'Erneut senden',
  kept: 'Gespeicherte Antwort, empfangen am {moment}. Senden lädt sie neu.',
  set: {
    proved: 'Vollständige Menge vom {moment}, lokal gespeichert.',
    open: 'Menge vom {moment}, lokal gespeichert.',
  },
  cancelled: 'Abgebrochen. Die vorige Antwort wird weiter gezeigt.',
  pageRequest: 'Anfrage von Seite {number}',
  otherPageRequest: 'Anfrage dieser Seite',
}
