import { defineStore } from 'pinia'
import {
  askConformance,
  type ConformanceConclusion,
  type ConformanceQuestion,
} from '#core/investigate/conformance/ask-conformance.ts'
import type { InvestigationState } from '#app/investigate/run-investigation.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'

/** Whose card is asked for. */
export interface CardSubject {
  connectionId: string
  connectionName: string
  baseUrl: string
  endpoint: string
  otherName: string
}

/** One card: what it is about. */
interface AskedCard {
  subject: CardSubject
  question: ConformanceQuestion
  /** When it was asked for: RFC 3339. */
  askedAt: string
}

/** One card, and how far it is. */
export type CardAsking = AskedCard & { state: InvestigationState<ConformanceConclusion> }

/** The conformance card that was asked for last. It stays until another is: it took many requests. */
export const useConformanceStore = defineStore('conformance', () => {
  const { run, start: ask, stop } = useInvestigation<AskedCard, ConformanceConclusion>()

  function start(subject: CardSubject) {
    const question = askConformance(subject)
    ask(question, subject.connectionId, { subject, question, askedAt: new Date().toISOString() })
  }

  return { asking: run, start, stop }
})
