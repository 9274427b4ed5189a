import type { Words } from '#app/i18n/en/words.ts'
import type { completeness as english } from '#app/i18n/en/completeness.ts'

export const completeness: Words<typeof english> = {
  title: 'Was fehlt?',
  subject: 'Attribut',
  without: 'Fehlt bei',
  of: 'von',
  required: 'Pflicht für {type}',
  onlyOf: 'nur {types}',
  unresolved: '{count} verknüpft, Details nicht geladen',
  show: 'Den Inhalt ohne {name} anzeigen | Die {count} Inhalte ohne {name} anzeigen',
  all: 'Alle {total} Inhalte prüfen (1 Anfrage) | Alle {total} Inhalte prüfen ({requests} Anfragen)',
  ofAll: 'Der Inhalt dieser Abfrage | Alle Seiten: {count} Inhalte',
  walking: '{items} von {total} Inhalten geladen…',
  stop: 'Laden beenden',
  stopped: 'Nicht alle Seiten wurden geladen. Die Zahlen gelten für die geladenen Inhalte.',
  'no-room': 'Der Datenträger ist voll. Die Inhalte konnten nicht geladen werden.',
  failed: 'Das Laden ist fehlgeschlagen. Versuchen Sie es noch einmal.',
  edit: 'Pflichtfelder festlegen…',
  copyNames: 'Namen kopieren',
  openItem: '{name} öffnen',
  exportItems: 'Diesen Inhalt exportieren… | Diese {count} Inhalte exportieren…',
  found: '{title}: {count} Inhalt | {title}: {count} Inhalte',
  firstNames: 'Die ersten {shown} von {count}.',
}
