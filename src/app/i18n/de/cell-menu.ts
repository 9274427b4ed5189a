import type { cellMenu as english } from '#app/i18n/en/cell-menu.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu: Words<typeof english> = {
  sort: {
    ascending: 'Am Server nach {name} sortieren ↑',
    descending: 'Am Server nach {name} sortieren ↓',
  },
  sortRefused: {
    nested: 'Am Server sortieren: nur nach Attributen des Inhalts selbst',
    'no-key': 'Am Server sortieren: {name} ist dort kein Schlüssel',
    'not-known': 'Am Server sortieren: nach {name} nicht bekannt',
    'typed-body': 'Am Server sortieren: Der Body ist von Hand geschrieben',
    elsewhere: 'Am Server sortieren: Antwort von einem anderen Server',
    'other-endpoint': 'Am Server sortieren: Antwort eines anderen Endpunkts',
  },
  filter: 'Am Server filtern nach {name}',
  filterRefused: {
    'no-value': 'Am Server filtern: kein ganzer Wert in dieser Zelle',
    'no-key': 'Am Server filtern: kein Filterschlüssel für {name} bekannt',
    'typed-body': 'Am Server filtern: Der Body ist von Hand geschrieben',
    elsewhere: 'Am Server filtern: Antwort von einem anderen Server',
    'other-endpoint': 'Am Server filtern: Antwort eines anderen Endpunkts',
  },
  openRelated: 'Verknüpften Inhalt öffnen',
  copyRelated: { address: 'API-Adresse kopieren', id: 'ID kopieren' },
  notHere:
    'Der verknüpfte Inhalt ist nicht auf dieser Seite. Mit der Relation in include ist er zu sehen.',
}
