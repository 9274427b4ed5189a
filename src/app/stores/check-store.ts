import { defineStore } from 'pinia'
import { shallowRef, watch } from 'vue'
import { askCheck, type CheckConclusion } from '#core/investigate/check.ts'
import { verdictOfCheck } from '#core/investigate/verdict-of-check.ts'
import type { AskedParameter } from '#core/query/asked-parameter.ts'
import type { Verdict } from '#core/verdict/verdict.ts'
import { useSendExchange } from '../answer/use-send-exchange.ts'
import { createAskStep } from '../investigate/ask-step.ts'
import { readShown } from '../investigate/read-shown.ts'
import { runInvestigation, type InvestigationState } from '../investigate/run-investigation.ts'
import { useAnswerStore } from './answer-store.ts'

export type CheckState = InvestigationState<CheckConclusion>

/** Whether parameters of the answer shown are evaluated at all, as far as somebody wanted to know. */
export const useCheckStore = defineStore('check', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  const states = shallowRef<ReadonlyMap<AskedParameter, CheckState>>(new Map())
  const running = new Set<{ stop(): void }>()

  /** Requests that a check takes; null where there is none for this parameter. */
  function priceOf(parameter: AskedParameter): number | null {
    const { answer } = answers
    if (!answer?.end || answer.sent.keptId !== null) return null
    const { form, conventions } = answer.sent
    const { total } = answer.end.paging
    const nothing = { total, ids: [], resolved: {} }
    return askCheck(parameter, { form, conventions, answer: nothing })?.price ?? null
  }

  async function start(parameter: AskedParameter) {
    const { answer } = answers
    if (!answer?.end || states.value.get(parameter)?.progress.kind === 'running') return
    const { form, conventions, connectionId } = answer.sent
    const shown = await readShown(answer.client, answer.end, form.include)
    const question = askCheck(parameter, { form, conventions, answer: shown })
    // Another answer may have come meanwhile.
    if (question === null || answers.answer?.client !== answer.client) return
    const check = runInvestigation(question, createAskStep(sendExchange, connectionId), (state) => {
      states.value = new Map(states.value).set(parameter, state)
    })
    running.add(check)
  }

  function forget() {
    for (const check of running) check.stop()
    running.clear()
    states.value = new Map()
  }

  /** A verdict with what was found out besides. */
  function applied(verdict: Verdict): Verdict {
    const state = states.value.get(verdict.parameter)
    return state?.progress.kind === 'concluded'
      ? verdictOfCheck(verdict, state.progress.conclusion, state.sent)
      : verdict
  }

  watch(() => answers.answer?.client, forget)

  return {
    stateOf: (parameter: AskedParameter) => states.value.get(parameter),
    priceOf,
    start,
    applied,
  }
})
