import type { VerdictKind } from '#core/verdict/verdict.ts'
import type { FindingKind } from '#core/finding/finding.ts'
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
