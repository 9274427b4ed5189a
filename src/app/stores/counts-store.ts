import { isSuccess } from '#core/exchange/outcome.ts'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import {
  planCounts,
  planCount,
  readCounts,
  type CountConclusion,
  planWholeCount,
} from '#core/investigate/counts.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useQueryStore } from './query-store.ts'
import { hitsOf, type Step } from '#core/investigate/investigation.ts'
import { useSendExchange } from '#app/client/response-client.ts'
import { createAskStep, useInvestigation } from '#app/investigate/run-investigation.ts'
import { useResponseStore, type ShownResponse } from './response-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** Item counts of forms, counted on request and cached until the app ends. */
export const useCountsStore = defineStore('counts', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const observed = useObservedInstancesStore()
  const known = shallowRef<ReadonlyMap<string, bigint>>(new Map())
  const counting = useInvestigation<{ price: number }, CountConclusion>()

  const rules = computed(() => ({
    conventions: query.conventions,
    isDatacycle: observed.isDatacycle,
  }))
  const isCounting = computed(() => counting.run.value?.state.progress.kind === 'running')

  /** The cache key, derived from the request; null for a form without a request. */
  function keyOf(form: QueryForm): string | null {
    const plan = planCount(form, rules.value)
    return plan && JSON.stringify([connections.currentId, plan])
  }

  /** null if it was not counted yet. */
  const hitsOf = (form: QueryForm): bigint | null => known.value.get(keyOf(form) ?? '') ?? null

  /** Distinct forms that were not counted yet. */
  function listUncounted(forms: readonly QueryForm[]): [string, QueryForm][] {
    const uncounted = forms.flatMap((form): [string, QueryForm][] => {
      const key = keyOf(form)
      return key === null || known.value.has(key) ? [] : [[key, form]]
    })
    return [...new Map(uncounted)]
  }

  const priceOf = (forms: readonly QueryForm[]): number => listUncounted(forms).length

  function start(forms: readonly QueryForm[]) {
    const connectionId = connections.currentId
    if (connectionId === null) return
    const question = planCounts(listUncounted(forms), rules.value)
    counting.start(question, connectionId, { price: question.price }, ({ state }) => {
      known.value = new Map([...known.value, ...readCounts(state.outcomes)])
    })
  }

  return {
    counting: counting.run,
    isCounting,
    hitsOf,
    priceOf,
    start,
    cancel: counting.stop,
    close: counting.clear,
  }
})

/** The state of the request for an endpoint's total without filters. */
type TotalState = { kind: 'pending' } | { kind: 'unknown' } | { kind: 'known'; total: bigint }

/** Item counts of endpoints without filters, requested once per session if enabled in the settings. */
export const useWholeTotalsStore = defineStore('whole-totals', () => {
  const sendExchange = useSendExchange()
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  const states = shallowRef<ReadonlyMap<string, TotalState>>(new Map())

  const keyOf = ({ sent }: ShownResponse) =>
    JSON.stringify([sent.connectionId, sent.baseUrl, sent.query.form.endpoint])
  const put = (key: string, state: TotalState) => {
    states.value = new Map(states.value).set(key, state)
  }

  function stepOf({ sent }: ShownResponse): Step | null {
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
    const { response } = responses
    const known = response && states.value.get(keyOf(response))
    return response && known?.kind === 'known' && stepOf(response) !== null ? known.total : null
  })

  async function ask(response: ShownResponse) {
    const key = keyOf(response)
    const step = stepOf(response)
    if (step === null || states.value.has(key)) return
    put(key, { kind: 'pending' })
    const outcome = await createAskStep(sendExchange, response.sent.connectionId)(step).outcome
    const hits = outcome.kind === 'answered' ? hitsOf(outcome.response) : null
    put(key, hits?.isExact ? { kind: 'known', total: hits.count } : { kind: 'unknown' })
  }

  watch(
    () => {
      const { response } = responses
      const hasTotal = (response?.end?.paging.total ?? null) !== null
      // For a saved response, no request is sent.
      const isSent =
        response !== null &&
        isSuccess(response.head.status) &&
        response.sent.savedResponseId === null
      return settings.settings.wholeTotal && hasTotal && isSent ? response : null
    },
    (response) => {
      if (response) void ask(response)
    },
    { immediate: true },
  )

  return { total }
})
