import type { endpoints as en } from '#app/i18n/en/endpoints.ts'
import type { Words } from '#app/i18n/en/words.ts'

export const endpoints: Words<typeof en> = {
  open: 'Endpunkte dieser Verbindung',
  title: 'Endpunkte von „{name}“',
  tabs: { kept: 'Gespeichert ({count})', offered: 'Auf dem Server' },
  search: 'Name, Notiz oder ID suchen',
  nothingFound: 'Nichts gefunden',
  none: 'Noch keine gespeicherten Endpunkte',
  noneText:
    'Verwendete Endpunkte werden automatisch gespeichert. Weitere können Sie von Hand hinzufügen oder vom Server holen.',
  add: 'Von Hand hinzufügen',
  label: 'Bezeichnung',
  name: 'Slug oder UUID',
  namePlaceholder: 'wie in der URL, zum Beispiel events',
  otherName: 'Anderer Name',
  otherNamePlaceholder: 'UUID zum Slug oder Slug zur UUID',
  kind: 'Art',
  kinds: {
    unknown: 'Nicht angegeben',
    collection: 'Statische Sammlung',
    search: 'Dynamische Suche',
  },
  kindHint: 'Eine Notiz für Sie. Sie ändert keine Anfrage.',
  remark: 'Notiz',
  remarkPlaceholder: 'wofür er da ist, wer ihn betreut',
  usedAt: 'Zuletzt verwendet {time}',
  neverUsed: 'Noch nicht verwendet',
  use: 'Verwenden',
  useHint: 'Diesen Endpunkt verwenden',
  remove: 'Aus der Liste entfernen',
  unsaved: 'Dieser Eintrag ist nicht gespeichert. Erneutes Schließen verwirft ihn.',
  problem: {
    'name-missing': 'Bitte den Slug oder die UUID eingeben.',
    'not-a-name':
      'Bitte nur den Namen eingeben, ohne Leerzeichen, Schrägstriche oder Fragezeichen.',
    'name-taken': 'Ein anderer Endpunkt dieser Liste hat schon diesen Namen.',
    'names-alike': 'Beide Namen sind gleich.',
  },
  offered: {
    fetch: 'Vom Server holen',
    again: 'Erneut holen',
    hint: 'Manche Server, etwa dataCycle CORE, nennen die Endpunkte eines Tokens. Andere nicht.',
    none: 'Der Server nennt für diesen Token keinen Endpunkt.',
    found: 'Der Server nennt {count} Endpunkt. | Der Server nennt {count} Endpunkte.',
    note: 'Freigegebene Sammlungen können hier fehlen; geben Sie dann deren ID oder Slug ein. Eine Sammlung dieser Liste liefert 401, wenn sie nicht für die API freigegeben ist.',
    keep: 'Speichern',
    keepAll: '{count} neuen speichern | Alle {count} neuen speichern',
    isKept: 'gespeichert',
  },
  checkToken: 'Token prüfen',
  near: 'War der Endpunkt „{name}“ gemeint?',
}
