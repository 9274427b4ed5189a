import { mebibyte } from '#core/exchange/limits.ts'
import {
  findingTexts,
  notJudgedTexts,
  reasonTexts,
  unreadTexts,
  verdictTexts,
} from '#core/query-check/check-texts-de.ts'
import { renderMessage } from '#core/language/render-message.ts'
import {
  boundPattern,
  metNoItem,
  metNoNumber,
  type ExpectationResult,
} from '#core/folder/expectation.ts'
import { maxFileBytes } from '#host/storage/read-regular-file.ts'
import type { ReportWords } from './cli-words.ts'
import { ownValue } from '#core/own-value.ts'

/** Formats a number of at most one decimal with a German decimal comma. */
const comma = (share: number | string): string => String(share).replace('.', ',')

const operators: Readonly<Record<string, string>> = {
  '>=': 'mindestens',
  '<=': 'höchstens',
  '>': 'mehr als',
  '<': 'weniger als',
}

/** `mindestens 5` for `>= 5`, `5 bis 50` for `5..50`. */
function sayBound(bound: string): string {
  const [, operator = '', single = '', from, until] = boundPattern.exec(bound) ?? []
  if (from !== undefined && until !== undefined) return `${from} bis ${until}`
  const words = ownValue(operators, operator)
  return words === undefined ? single || bound : `${words} ${single}`
}

function sayUnmet(result: ExpectationResult): string {
  const { name, expected, got } = result
  const came = metNoNumber(result) ? 'unbekannt' : got
  switch (name) {
    case 'status':
      return `Erwartet war Status ${expected}, erhalten: ${came}`
    case 'total':
      return `Erwartete Gesamtzahl: ${sayBound(expected)}, erhalten: ${came}`
    case 'items':
      return `Erwartete Inhalte auf der Seite: ${sayBound(expected)}, erhalten: ${came}`
    case 'each':
      return metNoItem(result)
        ? `Erwartet war „${expected}“ in jedem Inhalt, erhalten: keine Inhalte`
        : `Inhalte ohne „${expected}“: ${got.replace('/', ' von ')}`
    case 'within':
      return `Erwartete Dauer: höchstens ${comma(expected)}, gemessen: ${comma(got)}`
  }
}

export const deReports: ReportWords = {
  queryCheck: {
    title: 'Prüfung von Abfragen',
    summary: ({ requests, withFaults, notJudged }) =>
      `Abfragen: ${requests}, mit Problemen: ${withFaults}, ohne Ergebnis: ${notJudged}.`,
    scope: (baseUrl) => `Gesendet an ${baseUrl}. Geprüft wurde jeweils eine Seite der Antwort.`,
    requests: 'Abfragen',
    withFaults: 'Mit Problemen',
    notJudged: 'Ohne Ergebnis',
    notRead: 'Nicht gelesen',
    droppedTokens: 'Nicht verwendete Token',
    unreadSentence: (count) => `Nicht gelesene Dateien oder Einträge: ${count}.`,
    unread: (name, why, line) =>
      `${name}: nicht gelesen (${why}${line === null ? '' : `, Zeile ${line}`})`,
    unreadWhy: { ...unreadTexts, 'too-large': `größer als ${maxFileBytes / mebibyte} MB` },
    otherSentence: (count) =>
      renderMessage(
        'de',
        '{count} Eintrag enthält keine Abfrage dieser API. | {count} Einträge enthalten keine Abfrage dieser API.',
        { count },
      ),
    droppedTokensSentence: (count) => `Nicht verwendete Token in den Dateien: ${count}.`,
    total: (total) => (total === null ? 'Gesamtzahl unbekannt' : `Inhalte: ${total}`),
    fine: (count) => `Ohne Probleme: ${count}`,
    expectation: sayUnmet,
    unconfirmed: 'nicht bestätigt',
    response: 'Antwort',
    verdict: verdictTexts,
    reason: reasonTexts,
    finding: findingTexts,
    why: notJudgedTexts,
  },
  drift: {
    withoutType: 'ohne Typ',
    total: (now, before) => `Gesamtzahl laut Server: ${now} (vorher ${before}).`,
    items: (now, before) => `Erhaltene Inhalte: ${now} (vorher ${before}).`,
    'type-gone': (type, before) => `${type}: keine Inhalte mehr (vorher ${before}).`,
    'type-new': (type, items) => `${type}: neuer Typ, Inhalte: ${items}.`,
    'type-share': (type, now, before) =>
      `${type}: ${comma(now)} % aller Inhalte (vorher ${comma(before)} %).`,
    missing: (type, attribute, now, before) =>
      `${type}: ${attribute} fehlt bei ${comma(now)} % (vorher ${comma(before)} %).`,
    unresolved: (type, attribute, now, before) =>
      `${type}: Details von ${attribute} fehlen bei ${comma(now)} % (vorher ${comma(before)} %).`,
  },
  importCheck: {
    title: 'Prüfung eines Imports',
    verdict: ({ missed, stale, kept, removed }, isClean) =>
      `${isClean ? 'Nichts falsch. ' : ''}Fehlend: ${missed}, veraltet: ${stale}, zu viel: ${kept}, zu Unrecht entfernt: ${removed}.`,
    scope: (baseUrl, startedAt, askedAt) =>
      `Annahme: Der Import hat am ${startedAt} alle Inhalte von ${baseUrl} geladen und am ${askedAt} nach Änderungen gefragt.`,
    stamp: 'Zeitstempel (--stamp)',
    mark: 'Änderungen seit (--mark)',
    removal: 'Entfernen anhand von (--removal)',
    held: 'Inhalte im Abruf',
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
    note: (text) => `Hinweis: ${text}`,
  },
}
