import type { instance as en } from '#app/i18n/en/instance.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const instance: Words<typeof en> = {
  asking: 'Wird vom Server geladen…',
  notOffered: 'Dieser Server hat keine solche Liste ({status}).',
  tokenRefused: 'Der Server verweigert diese Liste für diesen Token ({status}).',
  tokenMissing:
    'Der Server braucht für diese Liste einen Token ({status}), aber die Verbindung hat keinen.',
  fault:
    'Der Server ist überlastet oder hat einen Fehler ({status}). Bitte später noch einmal versuchen.',
  broken: 'Die Antwort ist unvollständig oder viel zu groß. Bitte noch einmal versuchen.',
  hasMore: 'Die Liste ist länger. Nur die ersten {count} Einträge wurden gelesen.',
}
