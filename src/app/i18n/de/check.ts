import type { Words } from '#app/i18n/en/words.ts'
import type { check as english } from '#app/i18n/en/check.ts'

export const check: Words<typeof english> = {
  open: 'Wirkung prüfen ({price} kleine Anfrage) | Wirkung prüfen ({price} kleine Anfragen)',
  running: 'Wird geprüft…',
  cancel: 'Prüfung anhalten',
  failed:
    'Eine Anfrage der Prüfung ist fehlgeschlagen, daher gibt es kein Ergebnis. Bitte noch einmal versuchen.',
  undecided: 'Geprüft, aber die Antworten zeigen nicht, ob dieser Parameter wirkt.',
  shown: {
    hits: 'Inhalte mit diesem Parameter: {asked}. Ohne ihn: {without}. Mit einem unmöglichen Wert: {impossible}.',
    'hits-without': 'Inhalte mit diesem Parameter: {asked}. Ohne ihn: {without}.',
    resolved: 'Verknüpfte Inhalte mit Details: {asked} mit include, {without} ohne.',
    refused: 'Der Server lehnt einen unmöglichen Wert mit Status {status} ab.',
    'first-items':
      'Die Antworten nennen keine Gesamtzahl, daher wurden ihre ersten Inhalte verglichen.',
    order: 'Geprüft in umgekehrter Reihenfolge und mit einer viermal so großen Seite.',
    hangs:
      'Eine viermal so große Seite beginnt mit anderen Inhalten. Die Reihenfolge hängt also von der Seitengröße ab, und Seiten können Inhalte doppelt oder gar nicht enthalten.',
  },
}
