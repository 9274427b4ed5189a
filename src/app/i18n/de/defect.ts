import type { Words } from '#app/i18n/en/words.ts'
import type { defect as english } from '#app/i18n/en/defect.ts'

export const defect: Words<typeof english> = {
  text: 'In der App ist etwas schiefgegangen. Der Rest funktioniert weiter. Bitte melden.',
  details: 'Bericht anzeigen',
  copy: 'Bericht kopieren',
  copied: 'Kopiert',
  log: 'Fehler der App stehen in:',
  start: {
    title: 'Endpoint Explorer konnte nicht starten',
    text: 'Laden Sie die Seite neu. Bleibt es dabei, bitte melden. Ihre Daten sind unverändert.',
    reload: 'Neu laden',
  },
}
