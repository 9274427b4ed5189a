import { storeToRefs } from 'pinia'
import { computed, onBeforeUnmount, ref, shallowRef, watch, type Ref } from 'vue'
import { readDay } from '#core/dialect/date-text.ts'
import { freshForm, type QueryForm } from '#core/query/form.ts'
import type { ChangesQuestion } from '#core/investigate/changes.ts'
import { chooseLeaversSet, maxLeaverRequests } from '#core/import-check/leavers.ts'
import type { ImportCheckProblem } from '#core/import-check/import-check-document.ts'
import { readOk, unlessHostIsGone, useHostClient } from '#app/client/host-client.ts'
import { useChangesStore } from '#app/stores/changes-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'
import type { KnownItem } from '#core/content/identify-object.ts'
import { useSeenItemsStore } from '#app/stores/seen-items-store.ts'

/** Finds items that left an endpoint since a set was saved: the set, the request limit and the result. */
export function useLeavers(requested: Ref<{ question: ChangesQuestion; connectionId: string }>) {
  const client = useHostClient()
  const sets = useSetsStore()
  const query = useQueryStore()
  const observed = useObservedInstancesStore()
  const { leavers: result } = storeToRefs(useChangesStore())
  const problem = shallowRef<ImportCheckProblem | null>(null)
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
    if (chosen.value === null || isAsking.value) return
    const { set, source } = chosen.value
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
    if (found?.ok === true) result.value = { ...found.value, source }
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

/** What is known of items that can no longer be loaded: from responses of this session, and from saved sets. */
export function useKnownItems(requested: () => { connectionId: string; ids: readonly string[] }) {
  const client = useHostClient()
  const seen = useSeenItemsStore()
  const savedItems = shallowRef<readonly KnownItem[]>([])

  /** Compared as text, because each further result brings a new array, mostly with the same IDs. */
  const key = () => [requested().connectionId, ...requested().ids].join('\n')
  watch(
    key,
    async (now) => {
      savedItems.value = []
      const { connectionId, ids } = requested()
      if (ids.length === 0) return
      const json = { connectionId, ids: [...ids] }
      const items = await unlessHostIsGone([], async () => {
        const response = await client.api.sets['known-items'].$post({ json })
        return (await readOk(response)).items
      })
      if (key() === now) savedItems.value = items
    },
    { immediate: true },
  )

  return computed((): ReadonlyMap<string, KnownItem> => {
    const { connectionId, ids } = requested()
    const seenItems = ids.flatMap((id) => seen.find(connectionId, id) ?? [])
    return new Map([...savedItems.value, ...seenItems].map((item) => [item.id, item]))
  })
}
