import { storeToRefs } from 'pinia'
import { computed, onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import { readDay } from '#core/dialect/date-text.ts'
import { freshForm, type QueryForm } from '#core/query/form.ts'
import type { ChangesQuestion } from '#core/investigate/changes.ts'
import { chooseLeaversSet, maxLeaverRequests } from '#core/sync/leavers.ts'
import type { SyncProblem } from '#core/sync/sync-document.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useChangesStore } from '#app/stores/changes-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'

/** Finds items that left an endpoint since a set was saved: the set, the request limit and the result. */
export function useLeavers(requested: Ref<{ question: ChangesQuestion; connectionId: string }>) {
  const client = useHostClient()
  const sets = useSetsStore()
  const query = useQueryStore()
  const observed = useObservedInstancesStore()
  const { leavers: result } = storeToRefs(useChangesStore())
  const problem = shallowRef<SyncProblem | null>(null)
  const isAsking = ref(false)
  let abortController = new AbortController()

  function chooseSet(form: QueryForm) {
    const { question, connectionId } = requested.value
    const { conventions } = query
    const day = readDay(question.since) ?? question.since
    const { isDatacycle } = observed
    const queries = [{ form, conventions, isDatacycle }]
    return chooseLeaversSet(sets.sets, { connectionId, queries, day })
  }
  /** A saved set of the whole endpoint, otherwise one of the current query; null if there is neither. */
  const chosen = computed(() => {
    const { endpoint, languages } = requested.value.question
    const ofEndpoint = chooseSet({ ...freshForm, endpoint, extra: languages })
    if (ofEndpoint !== null) return { source: 'ofEndpoint', set: ofEndpoint } as const
    const { plannedForm } = query
    const ofQuery = plannedForm.endpoint.trim() === endpoint ? chooseSet(plannedForm) : null
    return ofQuery && ({ source: 'ofQuery', set: ofQuery } as const)
  })
  const maxRequests = computed(() => maxLeaverRequests(chosen.value?.set.items ?? 0))

  async function ask() {
    const set = chosen.value?.set
    if (set === undefined || isAsking.value) return
    isAsking.value = true
    problem.value = null
    abortController = new AbortController()
    const { signal } = abortController
    const found = await unlessHostIsGone(null, async () => {
      const param = { id: set.id }
      const init = { signal }
      return readOk(await client.api.sets[':id'].leavers.$post({ param }, { init }))
    })
    isAsking.value = false
    if (signal.aborted) return
    if (found?.ok === true) result.value = found.value
    else problem.value = found?.error ?? { kind: 'no-answer' }
  }

  const stop = () => {
    abortController.abort()
  }

  watch(requested, () => {
    stop()
    problem.value = null
  })
  void sets.load()
  onBeforeUnmount(stop)
  return { chosen, maxRequests, result, problem, isAsking, ask, stop }
}
