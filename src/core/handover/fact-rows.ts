import type { AnswerFacts } from './handover.ts'
import type { HandoverLabels } from './handover-labels.ts'

/** The facts of an answer as rows of two cells, rounded for people. */
export const listFacts = (
  facts: AnswerFacts,
  labels: HandoverLabels,
): [name: string, value: string][] => [
  [labels.status, String(facts.status)],
  [labels.total, facts.total === null ? '?' : labels.formatCount(BigInt(facts.total))],
  [labels.duration, labels.formatDuration(facts.durationMs)],
  [labels.size, labels.formatSize(facts.sizeBytes)],
  [labels.date, labels.formatMoment(facts.sentAt)],
]
