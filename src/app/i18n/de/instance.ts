import type { instance as en } from '../en/instance.ts'
import type { Words } from '../en/words.ts'

export const instance: Words<typeof en> = {
  asking: 'Die Instanz wird gefragt…',
  notOffered: 'Diese Instanz bietet keine solche Liste an ({status}).',
  tokenRefused: 'Die Instanz gibt diese Liste mit diesem Token nicht heraus ({status}).',
  tokenMissing:
    'Die Instanz verlangt für diese Liste einen Token ({status}), und die Verbindung hat keinen.',
  fault: 'Die Instanz ist überlastet oder gestört ({status}). Bitte später noch einmal versuchen.',
  broken:
    'Die Antwort ist abgebrochen oder für eine solche Liste viel zu groß. Bitte noch einmal versuchen.',
  hasMore: 'Die Liste geht weiter: Nur ihre ersten {count} Einträge wurden gelesen.',
}
