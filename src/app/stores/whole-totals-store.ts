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

/** What became of the one request for an endpoint's total without conditions. */
type Asked = { kind: 'under-way' } | { kind: 'unknown' } | { kind: 'known'; total: bigint }

/** How many items endpoints hold without any condition, each asked once a session, where somebody turned that on. */
export const useWholeTotalsStore = defineStore('whole-totals', () => {
  const sendExchange = useSendExchange()
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  const asked = shallowRef<ReadonlyMap<string, Asked>>(new Map())

  const keyOf = ({ sent }: ShownAnswer) =>
    JSON.stringify([sent.connectionId, sent.baseUrl, sent.query.form.endpoint])
  const put = (key: string, state: Asked) => {
    asked.value = new Map(asked.value).set(key, state)
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

  /** Of the shown answer; null while it is not known, or where the query has no condition. */
  const total = computed<bigint | null>(() => {
    const { answer } = answers
    const known = answer && asked.value.get(keyOf(answer))
    return answer && known?.kind === 'known' && stepOf(answer) !== null ? known.total : null
  })

  async function ask(answer: ShownAnswer) {
    const key = keyOf(answer)
    const step = stepOf(answer)
    if (step === null || asked.value.has(key)) return
    put(key, { kind: 'under-way' })
    const outcome = await createAskStep(sendExchange, answer.sent.connectionId)(step).outcome
    const hits = outcome.kind === 'answered' ? hitsOf(outcome.answer) : null
    put(key, hits?.isExact ? { kind: 'known', total: hits.count } : { kind: 'unknown' })
  }

  watch(
    () => {
      const { answer } = answers
      const isTold = (answer?.end?.paging.total ?? null) !== null
      // What was kept asks nothing again.
      const isSent = answer !== null && answer.head.status < 300 && answer.sent.keptId === null
      return settings.settings.wholeTotal && isTold && isSent ? answer : null
    },
    (answer) => {
      if (answer) void ask(answer)
    },
    { immediate: true },
  )

  return { total }
})
