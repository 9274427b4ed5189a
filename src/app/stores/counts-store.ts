import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import {
  planCounts,
  planCount,
  readCounts,
  type CountConclusion,
} from '#core/investigate/counts.ts'
import type { QueryForm } from '#core/query/form.ts'
import { useInvestigation } from '#app/investigate/use-investigation.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useQueryStore } from './query-store.ts'

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

  /** Number of requests to count these forms. */
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
