import type { Words } from '../en/words.ts'
import type { check as english } from '../en/check.ts'

export const check: Words<typeof english> = {
  open: 'Prüfen, ob es ausgewertet wird ({price} kleine Anfrage) | Prüfen, ob es ausgewertet wird ({price} kleine Anfragen)',
  running: 'Wird geprüft…',
  cancel: 'Prüfung anhalten',
  failed:
    'Eine Anfrage der Prüfung blieb ohne Antwort, also zeigt sie nichts. Bitte noch einmal versuchen.',
  shown: {
    hits: '{asked} Inhalte damit, {without} ohne, {impossible} mit einem Wert, den es nicht geben kann.',
    'hits-without': '{asked} Inhalte damit, {without} ohne.',
    resolved: '{asked} Relationen kamen damit aufgelöst, {without} ohne.',
    refused: 'Ein Wert, den es nicht geben kann, wird mit Status {status} abgelehnt.',
    'first-items': 'Die Antworten nennen keine Gesamtzahl: Ihre ersten Inhalte wurden verglichen.',
    order: 'In der anderen Richtung gefragt, und mit einer viermal so großen Seite.',
    hangs:
      'Eine viermal so große Seite beginnt mit anderen Inhalten: Die Reihenfolge hängt von der Seitengröße ab, also wiederholen Seiten Inhalte und lassen andere aus.',
  },
}
