import { defineStore } from 'pinia'
import {
  planConformance,
  type ConformanceConclusion,
  type ConformanceQuestion,
} from '#core/investigate/conformance/plan-conformance.ts'
import type { InvestigationState } from '#app/investigate/run-investigation.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'

export interface ApiCheckSubject {
  connectionId: string
  connectionName: string
  baseUrl: string
  endpoint: string
  /** The endpoint's slug if `endpoint` is its UUID, or the reverse; '' if unknown. */
  otherName: string
}

/** An API check when it is started. */
interface StartedApiCheck {
  subject: ApiCheckSubject
  question: ConformanceQuestion
  /** Time of the start: RFC 3339. */
  askedAt: string
}

/** One API check with its progress. */
export type ApiCheck = StartedApiCheck & { state: InvestigationState<ConformanceConclusion> }

/** The last API check. It is kept until the next one, because it takes many requests. */
export const useConformanceStore = defineStore('conformance', () => {
  const { run, start: ask, stop } = useInvestigation<StartedApiCheck, ConformanceConclusion>()

  function start(subject: ApiCheckSubject) {
    const question = planConformance(subject)
    ask(question, subject.connectionId, { subject, question, askedAt: new Date().toISOString() })
  }

  return { run, start, stop }
})
