import type { ExpectationResult } from '#core/folder/expectation.ts'
import type { VerdictKind } from '#core/verdict/verdict.ts'
import type { FindingKind } from '#core/finding/finding.ts'
import type { JudgedReason, NotJudged } from './judge-response.ts'
import type { UnreadReason } from './unread.ts'

/** Texts about an entry that was not read. */
export interface UnreadWords {
  /** `line` is null if unknown. */
  unread: (name: string, why: string, line: number | null) => string
  unreadWhy: Readonly<Record<UnreadReason, string>>
}

/** Texts of the report of a query check in one language. English reasons and findings are their JSON names. */
export interface QueryCheckWords extends UnreadWords {
  title: string
  summary: (counts: { requests: number; withFaults: number; notJudged: number }) => string
  scope: (baseUrl: string) => string
  requests: string
  withFaults: string
  notJudged: string
  notRead: string
  droppedTokens: string
  unreadSentence: (count: number) => string
  /** About entries that are no queries of this API. */
  otherSentence: (count: number) => string
  droppedTokensSentence: (count: number) => string
  /** The server's total; null if unknown. */
  total: (total: string | null) => string
  fine: (count: number) => string
  /** What was expected and is otherwise. */
  expectation: (unmet: ExpectationResult) => string
  /** Prefix of parameters that nothing confirms. */
  unconfirmed: string
  /** Prefix of a fault of the response itself. */
  response: string
  verdict: Readonly<Record<VerdictKind, string>>
  reason: (reason: JudgedReason) => string
  finding: (kind: FindingKind) => string
  why: Readonly<Record<NotJudged, string>>
}
