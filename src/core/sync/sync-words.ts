import type { Language } from '#core/language/language.ts'
import type { SyncCause, SyncFault } from './rehearse.ts'
import type { RehearsalResult } from './sync-document.ts'
import type { SyncNote } from './sync-notes.ts'

type CountedNote = Extract<SyncNote, { count: number }>['kind']

/** The texts of a rehearsal report. Settings are named as on the command line, English causes as in JSON. */
export interface SyncWords {
  title: string
  /** Number of wrong items by fault. */
  verdict: (counts: Readonly<Record<SyncFault, number>>, isClean: boolean) => string
  scope: (baseUrl: string, startedAt: string, askedAt: string) => string
  stamp: string
  mark: string
  removal: string
  held: string
  now: string
  requests: string
  modified: string
  touched: string
  deletions: string
  tried: Readonly<Record<RehearsalResult['tried']['modified'], string>>
  deleted: Readonly<Record<RehearsalResult['deleted'], string>>
  wrong: Readonly<Record<SyncFault, (count: number) => string>>
  cause: (cause: SyncCause) => string
  note: (text: string) => string
  notes: Readonly<
    Record<CountedNote, (count: number) => string> &
      Record<Exclude<SyncNote['kind'], CountedNote>, string>
  >
}

const germanCauses: Readonly<Record<SyncCause, string>> = {
  collection: 'in die Sammlung gekommen, nicht geändert',
  'late-index': 'spät in der Volltextsuche',
  'nested-cache': 'Cache des Endpunkts im Filter veraltet',
  'moved-category': 'Kategorie im Baum verschoben',
  'several-ways': 'nicht geändert, mehrere Ursachen möglich',
  linked: 'Verknüpftes geändert',
  translation: 'Übersetzung gelöscht',
  'modified-only': 'nur dct:modified geändert',
  'written-late': 'später gespeichert, als der Zeitstempel angibt',
  'second-of-mark': 'zweimal in einer Sekunde geändert',
  'during-load': 'während des Ladens geändert',
  filter: 'vom Filter des Servers nicht geliefert',
  alive: 'als gelöscht aufgelistet, aber vorhanden',
  deleted: 'gelöscht',
  'behind-first-page': 'gelöscht, erst auf einer späteren Seite aufgelistet',
  'day-before': 'gelöscht, unter dem Vortag aufgelistet',
  left: 'nicht mehr im Endpunkt, nicht als gelöscht aufgelistet',
  unseen: 'Ursache unbekannt',
}

export const syncWords: Readonly<Record<Language, SyncWords>> = {
  en: {
    title: 'Rehearsal of an import',
    verdict: ({ missed, stale, kept, removed }, isClean) =>
      `${isClean ? 'Nothing wrong: ' : ''}${missed} missed, ${stale} stale, ${kept} kept, ${removed} removed.`,
    scope: (baseUrl, startedAt, askedAt) =>
      `An import from ${baseUrl} that loaded everything at ${startedAt} and asked again at ${askedAt}.`,
    stamp: 'Changes by',
    mark: 'Asked since',
    removal: 'Removes by',
    held: 'Items kept',
    now: 'Items now',
    requests: 'Requests',
    modified: 'Filter by modified',
    touched: 'Filter by touched',
    deletions: 'Deletions',
    tried: { answered: 'answered', failed: 'failed', 'own-filter': 'own-filter' },
    deleted: { whole: 'whole', part: 'part', failed: 'failed' },
    wrong: {
      missed: (count) => `${count} missed: in the response, not in the import`,
      stale: (count) => `${count} stale: in the import, in an old state`,
      kept: (count) => `${count} kept: in the import, not in the response any more`,
      removed: (count) => `${count} removed: in the response, removed by the import`,
    },
    cause: (cause) => cause,
    note: (text) => `Note: ${text}`,
    notes: {
      'edited-by-pages': (count) =>
        `${count} changed while the set was loaded; page by page in the default order, such an item can be lost, another one comes twice, and the total stays the same`,
      'gone-by-pages': (count) =>
        `${count} went while the set was loaded; page by page, the item behind each can be lost, and none comes twice`,
      'tied-deletions': (count) =>
        `${count} deletions share a timestamp; page by page, some come twice and some never, on one page with room for all each comes once`,
      'two-queries':
        'only a list of IDs and timestamps is one query with its total; with any other field the two can disagree while somebody edits',
      'nested-cache':
        'the query filters by another endpoint, whose cache may be late; asked directly, that endpoint is up to date',
    },
  },
  de: {
    title: 'Prüfung eines Imports',
    verdict: ({ missed, stale, kept, removed }, isClean) =>
      `${isClean ? 'Nichts falsch. ' : ''}Fehlend: ${missed}, veraltet: ${stale}, zu viel: ${kept}, zu Unrecht entfernt: ${removed}.`,
    scope: (baseUrl, startedAt, askedAt) =>
      `Annahme: Der Import hat am ${startedAt} alle Inhalte von ${baseUrl} geladen und am ${askedAt} nach Änderungen gefragt.`,
    stamp: 'Zeitstempel (--stamp)',
    mark: 'Änderungen seit (--mark)',
    removal: 'Entfernen anhand von (--removal)',
    held: 'Inhalte im Datenbestand',
    now: 'Inhalte auf dem Server',
    requests: 'Anfragen',
    modified: 'Filter nach modified',
    touched: 'Filter nach touched',
    deletions: 'Liste der Löschungen',
    tried: {
      answered: 'beantwortet',
      failed: 'nicht beantwortet',
      'own-filter': 'nicht ausprobiert, die Abfrage filtert selbst danach',
    },
    deleted: { whole: 'vollständig', part: 'nur zum Teil', failed: 'nicht beantwortet' },
    wrong: {
      missed: (count) => `Fehlend: ${count} (auf dem Server, aber nicht im Import)`,
      stale: (count) => `Veraltet: ${count} (im Import in einem alten Stand)`,
      kept: (count) => `Zu viel: ${count} (im Import, aber nicht mehr auf dem Server)`,
      removed: (count) => `Zu Unrecht entfernt: ${count} (noch auf dem Server)`,
    },
    cause: (cause) => germanCauses[cause],
    note: (text) => `Hinweis: ${text}`,
    notes: {
      'edited-by-pages': (count) =>
        `Während des Abrufs geänderte Inhalte: ${count}. Einem Import, der Seite für Seite liest, kann ein solcher Inhalt fehlen. Ein anderer Inhalt kommt doppelt, und die Gesamtzahl bleibt gleich.`,
      'gone-by-pages': (count) =>
        `Während des Abrufs weggefallene Inhalte: ${count}. Einem Import, der Seite für Seite liest, kann jeweils der nächste Inhalt fehlen. Kein Inhalt kommt doppelt.`,
      'tied-deletions': (count) =>
        `Löschungen mit gleichem Zeitstempel: ${count}. Liest ein Import diese Löschungen Seite für Seite, kommen einige doppelt und andere nie. Eine einzige Seite, die groß genug ist, enthält alle Löschungen.`,
      'two-queries':
        'Enthält eine Antwort nur IDs und Zeitstempel, stimmt die Zahl der Inhalte immer mit der Gesamtzahl überein. Mit anderen Feldern kann sie abweichen, während jemand Inhalte bearbeitet.',
      'nested-cache':
        'Die Abfrage filtert nach einem anderen Endpunkt. Dessen Cache kann veraltet sein. Wer den anderen Endpunkt direkt abfragt, bekommt den aktuellen Stand.',
    },
  },
}
