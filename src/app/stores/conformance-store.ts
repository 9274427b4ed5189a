import { defineStore } from 'pinia'
import {
  askConformance,
  type ConformanceConclusion,
  type ConformanceQuestion,
} from '#core/investigate/conformance/ask-conformance.ts'
import type { InvestigationState } from '#app/investigate/run-investigation.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'

/** The subject of an API check. */
export interface CardSubject {
  connectionId: string
  connectionName: string
  baseUrl: string
  endpoint: string
  otherName: string
}

/** One API check with its subject. */
interface ApiCheck {
  subject: CardSubject
  question: ConformanceQuestion
  /** Time of the start: RFC 3339. */
  askedAt: string
}

/** One API check with its progress. */
export type ApiCheckRun = ApiCheck & { state: InvestigationState<ConformanceConclusion> }

/** The last API check. It is kept until the next one, because it takes many requests. */
export const useConformanceStore = defineStore('conformance', () => {
  const { run, start: ask, stop } = useInvestigation<ApiCheck, ConformanceConclusion>()

  function start(subject: CardSubject) {
    const question = askConformance(subject)
    ask(question, subject.connectionId, { subject, question, askedAt: new Date().toISOString() })
  }

  return { run, start, stop }
})
