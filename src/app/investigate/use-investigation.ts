import { shallowRef } from 'vue'
import type { Investigation } from '#core/investigate/investigation.ts'
import { useSendExchange } from '#app/response/response-client.ts'
import { createAskStep } from './ask-step.ts'
import { runInvestigation, type InvestigationState } from './run-investigation.ts'

/**
 * One kind of investigation, at most one running at a time. `run` holds the subject and progress of the last
 * one; a new start cancels the previous one.
 */
export function useInvestigation<About extends object, Conclusion>() {
  type Run = About & { state: InvestigationState<Conclusion> }
  const sendExchange = useSendExchange()
  const run = shallowRef<Run | null>(null)
  let running: { stop(): void } | null = null

  function start(
    investigation: Investigation<Conclusion>,
    connectionId: string,
    about: About,
    onState: (run: Run) => void = () => undefined,
  ) {
    stop()
    const ask = createAskStep(sendExchange, connectionId)
    running = runInvestigation(investigation, ask, (state) => {
      const next: Run = { ...about, state }
      run.value = next
      onState(next)
    })
  }

  /** Cancels running requests; received results stay visible. */
  function stop() {
    running?.stop()
    running = null
  }

  /** Cancels running requests and discards all results. */
  function clear() {
    stop()
    run.value = null
  }

  return { run, start, stop, clear }
}
