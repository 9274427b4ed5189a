import type { access as english } from '../en/access.ts'
import type { Words } from '../en/words.ts'

export const access: Words<typeof english> = {
  open: 'Zugriff im Überblick…',
  title: 'Zugriff auf die Endpunkte von „{name}“',
  intro:
    'Fragt jeden Endpunkt der Liste mit dem Token jeder gewählten Verbindung, eine nach der anderen: höchstens {price} kleine Anfragen. Für einen zweiten Token eine Verbindung duplizieren und ihn dort eingeben.',
  none: 'Noch ist kein Endpunkt dieser Verbindung bekannt. Die Liste von der Instanz holen oder einem eine Abfrage senden.',
  fetch:
    'Liste holen, die die Instanz für den Token hat ({count} Anfrage) | Listen holen, die die Instanz für die Token hat ({count} Anfragen)',
  connections: 'Verbindungen',
  newest: 'Wann zuletzt etwas geändert wurde',
  newestHint:
    'Bei Instanzen, die kein dataCycle CORE sind, braucht das bis zu drei Anfragen je Endpunkt.',
  start: 'Fragen (bis zu {price} Anfragen)',
  stop: 'Anhalten',
  running: '{sent} Anfragen bisher…',
  stopped: 'Angehalten: Was leer ist, wurde nicht gefragt.',
  done: '{sent} Anfragen.',
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
  noCount: 'offen, ohne Zahl',
  changed: 'geändert {time}',
  closed: {
    401: '401: Token oder sein Recht',
    403: '403: kein Recht',
    404: '404: unbekannt',
    other: '{status}',
  },
}
