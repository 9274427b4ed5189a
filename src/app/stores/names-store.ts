import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { filterInputOf } from '#core/dialect/filter-input.ts'
import { offerUnseenRelations } from '#core/dialect/known-datacycle.ts'
import type { Position } from '#core/content/position.ts'
import { noNamesSeen, withSeenNames, type SeenNames } from '#core/query/known-names.ts'
import { useResponseStore } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useQueryStore } from './query-store.ts'

/** Maximum number of endpoints with known names; the least recently requested is dropped. */
const maxEndpoints = 100

/** Of each endpoint; the last ones seen. */
const maxPlaces = 2000

/** Names of relations and attributes seen in responses of each endpoint, for suggestions. */
export const useNamesStore = defineStore('names', () => {
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const responses = useResponseStore()
  const observed = useObservedInstancesStore()
  const byEndpoint = shallowRef<ReadonlyMap<string, SeenNames>>(new Map())

  const seen = computed(() => {
    const id = connections.currentId
    const found = id === null ? null : byEndpoint.value.get(keyOf(id, query.form.endpoint))
    return found ?? noNamesSeen
  })

  /** All names, for suggestions. */
  const current = computed(() => seen.value.all)

  /**
   * Further relations to suggest, if `fields` restricted all responses of the endpoint. Before the first
   * response: the usual ones of a CORE.
   */
  const unseenRelations = computed(() => {
    const id = connections.currentId
    if (id === null) return []
    if (seen.value === noNamesSeen)
      return offerUnseenRelations(seen.value, [], observed.expectsDatacycle)
    const ofConnection = [...byEndpoint.value].filter(([key]) => key.startsWith(keyOf(id, '')))
    const names = ofConnection.map(([, { all }]) => all)
    return offerUnseenRelations(seen.value, names, observed.expectsDatacycle)
  })

  watch(
    () => responses.lastResult,
    async (result) => {
      if (result.kind !== 'response' || result.response.progress.items === 0) return
      const { response } = result
      const { names } = await response.client.ask({ kind: 'names' })
      const key = keyOf(response.sent.connectionId, response.sent.form.endpoint)
      const known = byEndpoint.value.get(key) ?? noNamesSeen
      const others = [...byEndpoint.value].filter(([other]) => other !== key)
      byEndpoint.value = new Map([
        ...others.slice(-maxEndpoints + 1),
        [key, withSeenNames(known, names, response.sent.form)],
      ])
    },
    { flush: 'sync' },
  )

  const placesByEndpoint = shallowRef<ReadonlyMap<string, readonly Position[]>>(new Map())

  /** Where items of the endpoint were seen; only read while the query has a filter for an area. */
  const places = computed(() => {
    const id = connections.currentId
    const found = id === null ? null : placesByEndpoint.value.get(keyOf(id, query.form.endpoint))
    return found ?? noPlaces
  })
  const hasArea = computed(() =>
    query.form.filters.some(({ key }) => filterInputOf(key)?.kind === 'numbers'),
  )

  watch([() => responses.lastResult, hasArea], async ([result, isWanted]) => {
    if (!isWanted || result.kind !== 'response' || result.response.progress.items === 0) return
    const { client, sent } = result.response
    const { points } = await client.ask({ kind: 'points' })
    const key = keyOf(sent.connectionId, sent.form.endpoint)
    const others = [...placesByEndpoint.value].filter(([other]) => other !== key)
    const known = placesByEndpoint.value.get(key) ?? []
    const all = new Map([...points, ...known].map((at) => [at.join(), at]))
    placesByEndpoint.value = new Map([
      ...others.slice(-maxEndpoints + 1),
      [key, [...all.values()].slice(0, maxPlaces)],
    ])
  })

  return { seen, current, unseenRelations, places }
})

const noPlaces: readonly Position[] = []

/** Unique, because connection IDs contain no space. */
const keyOf = (connectionId: string, endpoint: string): string => `${connectionId} ${endpoint}`
