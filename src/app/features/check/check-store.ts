import { defineStore } from 'pinia'
import { watch } from 'vue'
import {
  planParameterCheck,
  type CheckConclusion,
  verdictOfCheck,
} from '#core/investigate/check.ts'
import { responseWithoutItems } from '#core/investigate/investigation.ts'
import { renderParameter, type RequestParameter } from '#core/query/request-parameter.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import { type ResponseClient, useSendExchange } from '#app/client/response-client.ts'
import { createWeakMemory } from '#app/stores/weak-memory.ts'
import {
  runInvestigation,
  type InvestigationState,
  createAskStep,
  readStepResponse,
} from '#app/investigate/run-investigation.ts'
import { useResponseStore } from '#app/stores/response-store.ts'
import { isWholeForm } from '#app/stores/query-store.ts'
import { useVerdictsStore } from '#app/stores/verdicts-store.ts'

export type CheckState = InvestigationState<CheckConclusion>

/** Checks whether the server evaluates a parameter of the shown response, on request. */
export const useCheckStore = defineStore('check', () => {
  const sendExchange = useSendExchange()
  const responses = useResponseStore()
  const verdicts = useVerdictsStore()
  const states = createWeakMemory<ResponseClient, ReadonlyMap<string, CheckState>>()
  /** Running checks of the shown response; null while the response is being read. */
  const underWay = new Map<string, { stop(): void } | null>()

  const stateOf = (parameter: RequestParameter): CheckState | null =>
    states.read(responses.response?.client)?.get(renderParameter(parameter)) ?? null

  /** Number of requests of a check; null if this parameter cannot be checked. */
  function priceOf(parameter: RequestParameter): number | null {
    const { response } = responses
    if (!response?.end || response.sent.savedResponseId !== null) return null
    // If the form cannot express a typed body, the check would change more than one parameter and prove
    // nothing.
    if (!isWholeForm(response)) return null
    const { form, conventions } = response.sent
    const { total } = response.end.paging
    const checked = { form, conventions, response: { ...responseWithoutItems, total } }
    return planParameterCheck(parameter, checked)?.price ?? null
  }

  /** Number of requests of the check that is offered for a verdict; null if none is offered. */
  function offeredPrice({ kind, parameter, reason }: Verdict): number | null {
    // Reversing the order shows nothing if all values are equal or none is visible.
    const showsNoOrder =
      reason.kind === 'sort-attribute-absent' ||
      (reason.kind === 'too-few-values' && reason.values < 2)
    if (kind === 'obeyed' || showsNoOrder) return null
    const progress = stateOf(parameter)?.progress
    // A check that failed or was stopped can be repeated.
    const isSettled = progress?.kind === 'concluded' && progress.conclusion.kind !== 'failed'
    return isSettled ? null : priceOf(parameter)
  }

  async function start(parameter: RequestParameter) {
    const { response } = responses
    const key = renderParameter(parameter)
    if (!response?.end || underWay.has(key)) return
    const { client, end, sent } = response
    const { form, conventions, connectionId } = sent
    underWay.set(key, null)
    const shown = await readStepResponse(client, end, {
      kind: 'resolved',
      relations: form.include,
    })
    // Another response may be shown by now.
    if (responses.response?.client !== client) return
    underWay.delete(key)
    const question = planParameterCheck(parameter, { form, conventions, response: shown })
    if (question === null) return
    const check = runInvestigation(question, createAskStep(sendExchange, connectionId), (state) => {
      states.write(client, new Map(states.read(client)).set(key, state))
      const { progress, sent: requests } = state
      verdicts.replace(
        client,
        parameter,
        progress.kind === 'concluded'
          ? (verdict) => verdictOfCheck(verdict, progress.conclusion, requests)
          : null,
      )
      if (progress.kind !== 'running') underWay.delete(key)
    })
    // A check without requests has concluded before it is returned.
    if (stateOf(parameter)?.progress.kind === 'running') underWay.set(key, check)
  }

  /** Cancels the requests of a check; there is no result then. */
  function cancel(parameter: RequestParameter) {
    underWay.get(renderParameter(parameter))?.stop()
  }

  // Results stay with the response; running checks are cancelled when another response is shown.
  watch(
    () => responses.response?.client,
    () => {
      for (const check of [...underWay.values()]) check?.stop()
      underWay.clear()
    },
    { flush: 'sync' },
  )

  return { stateOf, offeredPrice, start, cancel }
})
