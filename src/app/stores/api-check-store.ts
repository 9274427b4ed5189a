import { defineStore } from 'pinia'
import {
  planApiCheck,
  type ApiCheckConclusion,
  type ApiCheckQuestion,
} from '#core/investigate/api-check/plan-api-check.ts'
import { type InvestigationState, useInvestigation } from '#app/investigate/run-investigation.ts'

export interface ApiCheckSubject {
  connectionId: string
  connectionName: string
  baseUrl: string
  endpoint: string
  /** The endpoint's slug if `endpoint` is its UUID, or the reverse; '' if unknown. */
  otherName: string
}
interface StartedApiCheck {
  subject: ApiCheckSubject
  question: ApiCheckQuestion
  /** Time of the start: RFC 3339. */
  askedAt: string
}
export type ApiCheck = StartedApiCheck & { state: InvestigationState<ApiCheckConclusion> }

/** The last API check. It is kept until the next one, because it takes many requests. */
export const useApiCheckStore = defineStore('api-check', () => {
  const { run, start: ask, stop } = useInvestigation<StartedApiCheck, ApiCheckConclusion>()

  function start(subject: ApiCheckSubject) {
    const question = planApiCheck(subject)
    ask(question, subject.connectionId, { subject, question, askedAt: new Date().toISOString() })
  }

  return { run, start, stop }
})
