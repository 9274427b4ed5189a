import type { Words } from '#app/i18n/en/words.ts'
import type { check as english } from '#app/i18n/en/check.ts'

export const check: Words<typeof english> = {
  open: 'Wirkung prüfen ({price} kleine Anfrage) | Wirkung prüfen ({price} kleine Anfragen)',
  running: 'Wird geprüft…',
  cancel: 'Prüfung anhalten',
  failed:
    'Eine Anfrage der Prüfung blieb ohne Antwort, also zeigt sie nichts. Bitte noch einmal versuchen.',
  undecided: 'Geprüft, aber die Antworten zeigen es nicht.',
  shown: {
    hits: '{asked} Inhalte damit, {without} ohne, {impossible} mit einem unmöglichen Wert.',
    'hits-without': '{asked} Inhalte damit, {without} ohne.',
    resolved: '{asked} verknüpfte Inhalte kamen mit Details, {without} ohne.',
    refused: 'Ein Wert, den es nicht geben kann, wird mit Status {status} abgelehnt.',
    'first-items':
      'Die Antworten nennen keine Gesamtzahl, daher wurden ihre ersten Inhalte verglichen.',
    order: 'Geprüft mit der anderen Richtung und mit einer viermal so großen Seite.',
    hangs:
      'Eine viermal so große Seite beginnt mit anderen Inhalten. Die Reihenfolge hängt also von der Seitengröße ab, und Seiten können Inhalte doppelt oder gar nicht enthalten.',
  },
}
