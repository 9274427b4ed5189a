import type { Words } from '#app/i18n/en/words.ts'
import type { culprit as english } from '#app/i18n/en/culprit.ts'

export const culprit: Words<typeof english> = {
  open: 'Ursache in der Abfrage suchen (bis zu {count} Anfragen)',
  openSlow:
    'Ursache in der Abfrage suchen (bis zu {count} Anfragen nacheinander, höchstens {minutes} min)',
  running: 'Anfrage {sent} von höchstens {most}…',
  stopped: 'Angehalten. Noch kein Ergebnis.',
  found: 'Ohne {name} antwortet der Server. Sonst wurde an der Abfrage nichts geändert.',
  passed: 'Dieselbe Anfrage wird jetzt beantwortet. Der Fehler ist diesmal nicht aufgetreten.',
  none: 'Einzeln weggelassene Teile: {parts}. Der Fehler blieb. Vielleicht liegt es an mehreren Teilen zusammen, vielleicht an keinem.',
  failed:
    'Die Anfrage scheitert jetzt mit einem anderen Fehler, daher endet die Suche. Die Ursache bleibt unbekannt.',
}
