import { defineStore } from 'pinia'
import { shallowRef, triggerRef, watch } from 'vue'
import { askCheck, type CheckConclusion } from '#core/investigate/check.ts'
import { verdictOfCheck } from '#core/investigate/verdict-of-check.ts'
import { nothingShown } from '#core/investigate/investigation.ts'
import { renderParameter, type AskedParameter } from '#core/query/asked-parameter.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import type { AnswerClient } from '#app/answer/answer-client.ts'
import { useSendExchange } from '#app/answer/use-send-exchange.ts'
import { createAskStep } from '#app/investigate/ask-step.ts'
import { readShown } from '#app/investigate/read-shown.ts'
import { runInvestigation, type InvestigationState } from '#app/investigate/run-investigation.ts'
import { useAnswerStore } from './answer-store.ts'
import { isWholeForm } from './is-whole-form.ts'

export type CheckState = InvestigationState<CheckConclusion>

/** Whether parameters of an answer are evaluated at all, as far as somebody wanted to know. */
export const useCheckStore = defineStore('check', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  /** Not reactive by key: Vue would hold each client that was ever read, and with it what it was sent. */
  const byClient = shallowRef(new WeakMap<AnswerClient, ReadonlyMap<string, CheckState>>())
  /** What is under way for the answer shown; null while the answer is still being read. */
  const underWay = new Map<string, { stop(): void } | null>()

  function stateOf(parameter: AskedParameter): CheckState | null {
    const { answer } = answers
    return (answer && byClient.value.get(answer.client)?.get(renderParameter(parameter))) ?? null
  }

  /** Requests that a check takes; null where there is none for this parameter. */
  function priceOf(parameter: AskedParameter): number | null {
    const { answer } = answers
    if (!answer?.end || answer.sent.keptId !== null) return null
    // What the form cannot say of a typed body would be left out as well, and two changes tell nothing of one.
    if (!isWholeForm(answer)) return null
    const { form, conventions } = answer.sent
    const { total } = answer.end.paging
    const unread = { ...nothingShown, total }
    return askCheck(parameter, { form, conventions, answer: unread })?.price ?? null
  }

  async function start(parameter: AskedParameter) {
    const { answer } = answers
    const key = renderParameter(parameter)
    if (!answer?.end || underWay.has(key)) return
    const { client, end, sent } = answer
    const { form, conventions, connectionId } = sent
    underWay.set(key, null)
    const shown = await readShown(client, end, form)
    // Another answer may have come meanwhile.
    if (answers.answer?.client !== client) return
    underWay.delete(key)
    const question = askCheck(parameter, { form, conventions, answer: shown })
    if (question === null) return
    const check = runInvestigation(question, createAskStep(sendExchange, connectionId), (state) => {
      byClient.value.set(client, new Map(byClient.value.get(client)).set(key, state))
      triggerRef(byClient)
      if (state.progress.kind !== 'running') underWay.delete(key)
    })
    if (stateOf(parameter)?.progress.kind === 'running') underWay.set(key, check)
  }

  /** Ends the requests of a check; nothing follows from what had come. */
  function cancel(parameter: AskedParameter) {
    underWay.get(renderParameter(parameter))?.stop()
  }

  /** A verdict with what was found out besides. */
  function applied(verdict: Verdict): Verdict {
    const state = stateOf(verdict.parameter)
    return state?.progress.kind === 'concluded'
      ? verdictOfCheck(verdict, state.progress.conclusion, state.sent)
      : verdict
  }

  // What was found out of an answer stays with it; what is under way ends with its being shown.
  watch(
    () => answers.answer?.client,
    () => {
      for (const check of [...underWay.values()]) check?.stop()
      underWay.clear()
    },
    { flush: 'sync' },
  )

  return { stateOf, priceOf, start, cancel, applied }
})
