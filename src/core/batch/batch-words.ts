import type { Language } from '#core/language/language.ts'
import type { VerdictKind } from '#core/verdict/verdict.ts'
import type { FindingKind } from '#core/finding/finding.ts'
import { germanFindings, germanReasons } from './german-reasons.ts'
import type { JudgedReason, NotJudged } from './judge-response.ts'

/** Texts of a batch report in one language. English reasons and findings are their JSON names. */
export interface BatchWords {
  title: string
  summary: (counts: { requests: number; withFaults: number; notJudged: number }) => string
  scope: (baseUrl: string) => string
  requests: string
  withFaults: string
  notJudged: string
  leftOut: string
  droppedTokens: string
  leftOutSentence: (count: number) => string
  droppedTokensSentence: (count: number) => string
  /** The server's total; null if unknown. */
  total: (total: string | null) => string
  fine: (count: number) => string
  /** Prefix of a fault of the response itself. */
  response: string
  verdict: Readonly<Record<VerdictKind, string>>
  reason: (reason: JudgedReason) => string
  finding: (kind: FindingKind) => string
  why: Readonly<Record<NotJudged, string>>
}

export const batchWords: Readonly<Record<Language, BatchWords>> = {
  en: {
    title: 'Check of queries',
    summary: ({ requests, withFaults, notJudged }) =>
      `${requests} queries: ${withFaults} with faults, ${notJudged} not judged.`,
    scope: (baseUrl) => `Sent to ${baseUrl}. Each response is judged by its first page.`,
    requests: 'Queries',
    withFaults: 'With faults',
    notJudged: 'Not judged',
    leftOut: 'Entries that are no queries',
    droppedTokens: 'Tokens not used',
    leftOutSentence: (count) => `${count} entries are no queries of this API.`,
    droppedTokensSentence: (count) => `${count} tokens in the files were not used.`,
    total: (total) => `${total ?? 'unknown'} items`,
    fine: (count) => `${count} without faults`,
    response: 'response',
    verdict: {
      obeyed: 'obeyed',
      ignored: 'ignored',
      partly: 'partly',
      absent: 'absent',
      unknown: 'unknown',
    },
    reason: (reason) => reason,
    finding: (kind) => kind,
    why: {
      status: 'status',
      'no-response': 'no-response',
      'no-list': 'no-list',
      incomplete: 'incomplete',
      'no-items': 'no-items',
      'incomplete-query': 'incomplete-query',
      'other-server': 'other-server',
      'no-connection': 'no-connection',
      'locked-token': 'locked-token',
      stopped: 'stopped',
    },
  },
  de: {
    title: 'Prüfung von Abfragen',
    summary: ({ requests, withFaults, notJudged }) =>
      `Abfragen: ${requests}, mit Problemen: ${withFaults}, ohne Ergebnis: ${notJudged}.`,
    scope: (baseUrl) => `Gesendet an ${baseUrl}. Geprüft wurde jeweils eine Seite der Antwort.`,
    requests: 'Abfragen',
    withFaults: 'Mit Problemen',
    notJudged: 'Ohne Ergebnis',
    leftOut: 'Einträge, die keine Abfragen sind',
    droppedTokens: 'Nicht verwendete Token',
    leftOutSentence: (count) => `Einträge, die keine Abfragen dieser API sind: ${count}.`,
    droppedTokensSentence: (count) => `Nicht verwendete Token in den Dateien: ${count}.`,
    total: (total) => (total === null ? 'Gesamtzahl unbekannt' : `Inhalte: ${total}`),
    fine: (count) => `Ohne Probleme: ${count}`,
    response: 'Antwort',
    verdict: {
      obeyed: 'befolgt',
      ignored: 'ignoriert',
      partly: 'nur zum Teil befolgt',
      absent: 'bei keinem Inhalt vorhanden',
      unknown: 'nicht bestätigt',
    },
    reason: (reason) => germanReasons[reason],
    finding: (kind) => germanFindings[kind],
    why: {
      status: 'Fehler',
      'no-response': 'keine Antwort',
      'no-list': 'keine Liste von Inhalten',
      incomplete: 'Antwort abgebrochen',
      'no-items': 'keine Inhalte zum Prüfen',
      'incomplete-query': 'nicht gesendet, Abfrage unvollständig',
      'other-server': 'nicht gesendet, anderer Server',
      'no-connection': 'nicht gesendet, keine Verbindung',
      'locked-token': 'nicht gesendet, Token gesperrt',
      stopped: 'angehalten',
    },
  },
}
