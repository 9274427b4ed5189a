import type { Words } from '#app/i18n/en/words.ts'
import type { defect as english } from '#app/i18n/en/defect.ts'

export const defect: Words<typeof english> = {
  text: 'In der App ist etwas schiefgegangen. Alles andere funktioniert weiter. Bitte melden Sie den Fehler.',
  details: 'Bericht anzeigen',
  copy: 'Bericht kopieren',
  copied: 'Kopiert',
  log: 'Fehler der App werden hier protokolliert:',
  start: {
    title: 'Endpoint Explorer konnte nicht starten',
    text: 'Laden Sie die Seite neu. Hilft das nicht, melden Sie bitte den Fehler. Ihre Daten sind unverändert.',
    reload: 'Neu laden',
  },
}
