import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import {
  askConformance,
  type ConformanceConclusion,
  type ConformanceQuestion,
} from '#core/investigate/conformance/ask-conformance.ts'
import { useSendExchange } from '#app/answer/use-send-exchange.ts'
import { createAskStep } from '#app/investigate/ask-step.ts'
import { runInvestigation, type InvestigationState } from '#app/investigate/run-investigation.ts'

/** Whose card is asked for. */
export interface CardSubject {
  connectionId: string
  connectionName: string
  baseUrl: string
  endpoint: string
  otherName: string
}

/** One card: what it is about, and how far it is. */
export interface CardAsking {
  subject: CardSubject
  question: ConformanceQuestion
  /** When it was asked for: RFC 3339. */
  askedAt: string
  state: InvestigationState<ConformanceConclusion>
}

/** The conformance card that was asked for last. It stays until another is: it took many requests. */
export const useConformanceStore = defineStore('conformance', () => {
  const sendExchange = useSendExchange()
  const asking = shallowRef<CardAsking | null>(null)
  let running: { stop(): void } | null = null

  function start(subject: CardSubject) {
    stop()
    const question = askConformance(subject)
    const askedAt = new Date().toISOString()
    const ask = createAskStep(sendExchange, subject.connectionId)
    running = runInvestigation(question, ask, (state) => {
      asking.value = { subject, question, askedAt, state }
    })
  }

  function stop() {
    running?.stop()
  }

  return { asking, start, stop }
})
