import type { cellMenu as english } from '#app/i18n/en/cell-menu.ts'
import type { Words } from '#app/i18n/en/words.ts'

/** Words of the menu of a cell: what the server can be asked for by it, and what it refers to. */
export const cellMenu: Words<typeof english> = {
  sort: {
    ascending: 'Am Server nach {name} sortieren ↑',
    descending: 'Am Server nach {name} sortieren ↓',
  },
  sortRefused: {
    nested: 'Am Server sortieren geht nicht: kein Attribut des Inhalts selbst',
    'no-key': 'Am Server sortieren geht nicht: {name} ist kein Sortierschlüssel',
    'not-known': 'Am Server sortieren geht nicht: {name} ist nicht als Sortierschlüssel bekannt',
    'typed-body': 'Am Server sortieren geht nicht: Der Body ist von Hand geschrieben',
    elsewhere: 'Am Server sortieren geht nicht: Die Antwort ist von einem anderen Server',
    'other-endpoint': 'Am Server sortieren geht nicht: Die Antwort ist von einem anderen Endpunkt',
  },
  filter: 'Am Server filtern nach {name}',
  filterRefused: {
    'no-value': 'Am Server filtern geht nicht: kein filterbarer Wert in dieser Zelle',
    'no-key': 'Am Server filtern geht nicht: kein Filterschlüssel für {name} bekannt',
    'typed-body': 'Am Server filtern geht nicht: Der Body ist von Hand geschrieben',
    elsewhere: 'Am Server filtern geht nicht: Die Antwort ist von einem anderen Server',
    'other-endpoint': 'Am Server filtern geht nicht: Die Antwort ist von einem anderen Endpunkt',
  },
  openRelated: 'Verknüpften Inhalt öffnen',
  copyRelated: { address: 'API-Adresse kopieren', id: 'ID kopieren' },
  notHere:
    'Der verknüpfte Inhalt ist nicht auf dieser Seite. Nehmen Sie die Relation in include auf, um ihn zu sehen.',
}
