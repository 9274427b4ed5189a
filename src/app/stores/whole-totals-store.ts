import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { hitsOf, type Step } from '#core/investigate/investigation.ts'
import { planWholeCount } from '#core/investigate/whole-count.ts'
import { useSendExchange } from '#app/answer/use-send-exchange.ts'
import { createAskStep } from '#app/investigate/ask-step.ts'
import { useAnswerStore, type ShownAnswer } from './answer-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** The state of the request for an endpoint's total without filters. */
type TotalState = { kind: 'pending' } | { kind: 'unknown' } | { kind: 'known'; total: bigint }

/** Item counts of endpoints without filters, requested once per session if enabled in the settings. */
export const useWholeTotalsStore = defineStore('whole-totals', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  const states = shallowRef<ReadonlyMap<string, TotalState>>(new Map())

  const keyOf = ({ sent }: ShownAnswer) =>
    JSON.stringify([sent.connectionId, sent.baseUrl, sent.query.form.endpoint])
  const put = (key: string, state: TotalState) => {
    states.value = new Map(states.value).set(key, state)
  }

  function stepOf({ sent }: ShownAnswer): Step | null {
    const { connectionId, conventions } = sent
    const connection = connections.connections.find(({ id }) => id === connectionId)
    return planWholeCount(sent.query.form, {
      conventions,
      definitions: connection?.filterDefinitions ?? [],
      isDatacycle: observed.isDatacycleAt(connectionId),
    })
  }

  /** The total for the shown response; null while unknown, or if the query has no filter. */
  const total = computed<bigint | null>(() => {
    const { answer } = answers
    const known = answer && states.value.get(keyOf(answer))
    return answer && known?.kind === 'known' && stepOf(answer) !== null ? known.total : null
  })

  async function ask(answer: ShownAnswer) {
    const key = keyOf(answer)
    const step = stepOf(answer)
    if (step === null || states.value.has(key)) return
    put(key, { kind: 'pending' })
    const outcome = await createAskStep(sendExchange, answer.sent.connectionId)(step).outcome
    const hits = outcome.kind === 'answered' ? hitsOf(outcome.answer) : null
    put(key, hits?.isExact ? { kind: 'known', total: hits.count } : { kind: 'unknown' })
  }

  watch(
    () => {
      const { answer } = answers
      const hasTotal = (answer?.end?.paging.total ?? null) !== null
      // For a saved response, no request is sent.
      const isSent = answer !== null && answer.head.status < 300 && answer.sent.keptId === null
      return settings.settings.wholeTotal && hasTotal && isSent ? answer : null
    },
    (answer) => {
      if (answer) void ask(answer)
    },
    { immediate: true },
  )

  return { total }
})
