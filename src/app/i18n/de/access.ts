import type { access as english } from '#app/i18n/en/access.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const access: Words<typeof english> = {
  open: 'Zugriffsübersicht…',
  title: 'Zugriff auf die Endpunkte von „{name}“',
  intro:
    'Prüft jeden bekannten Endpunkt mit dem Token jeder gewählten Verbindung: bis zu {price} kleine Anfragen. Für einen zweiten Token duplizieren Sie eine Verbindung und geben ihn in der Kopie ein.',
  none: 'Für diese Verbindung ist noch kein Endpunkt bekannt. Holen Sie die Liste vom Server, oder senden Sie eine Abfrage an einen Endpunkt.',
  fetch:
    'Endpunktliste vom Server holen ({count} Anfrage) | Endpunktlisten vom Server holen ({count} Anfragen)',
  connections: 'Verbindungen',
  newest: 'Zeitpunkt der letzten Änderung',
  newestHint:
    'Bei Servern, die kein dataCycle CORE sind, braucht das bis zu drei Anfragen je Endpunkt.',
  start: 'Prüfen (bis zu {price} Anfragen)',
  stop: 'Anhalten',
  running: '{sent} Anfragen bisher…',
  stopped: 'Angehalten. Leere Zellen wurden nicht geprüft.',
  done: 'Fertig. Gesendete Anfragen: {sent}.',
  copy: 'Als Markdown kopieren',
  csv: 'Als CSV speichern',
  column: {
    label: 'Endpunkt',
    name: 'Slug oder UUID',
    kind: 'Art',
    items: 'Inhalte',
    newest: 'geändert',
  },
  items: '{count} Inhalte',
  noCount: 'Zugriff, keine Gesamtzahl',
  changed: 'geändert {time}',
  refused: {
    token: '401: Token abgelehnt',
    access: '401: kein Zugriff',
    'no-token': '401: kein Token',
  },
  closed: {
    401: '401: ungültiger Token oder kein Zugriff',
    403: '403: kein Zugriff',
    404: '404: nicht gefunden',
    other: '{status}',
  },
}
