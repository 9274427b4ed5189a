import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ComparedValues } from '#core/compare/compared-values.ts'
import type { KnownItem } from '#core/content/identify-object.ts'
import type { QueryOnServer, SetComparison, QueryPair } from '#core/set/set-comparison.ts'
import type { ResponseFigures } from '#core/set/set-query.ts'
import type { DamagedSet, SetRequest, SetView } from '#core/set/set-document.ts'
import {
  type ChangeResponse,
  HostFault,
  readOk,
  orHostGone,
  unlessHostIsGone,
  type Refusal,
  useHostClient,
} from '#app/client/host-client.ts'

const pollIntervalMs = 500
const maxPairAgeMs = 10 * 60_000

export interface ComparedEndpoint {
  connectionId: string
  endpoint: string
}

/** A query whose items are to be compared, with figures of its response. */
export interface ComparedQuery extends QueryOnServer {
  connectionName: string
  figures: ResponseFigures
}

/** The saved sets, polled from the host while they are shown. */
export const useSetsStore = defineStore('sets', () => {
  const client = useHostClient()
  const sets = shallowRef<readonly SetView[]>([])
  const damaged = shallowRef<readonly DamagedSet[]>([])
  /** Size of all sets on the disk; null until loaded. */
  const bytes = shallowRef<number | null>(null)

  const load = () =>
    unlessHostIsGone(undefined, async () => {
      const found = await readOk(await client.api.sets.$get())
      sets.value = found.sets
      damaged.value = found.damaged
      bytes.value = found.bytes
    })

  /** Loads the sets, and reloads them while one is running, until `stopPolling`. */
  const { start: startPolling, stop: stopPolling } = createPolling(load, () =>
    sets.value.some(({ standing }) => ['running', 'waiting', 'elsewhere'].includes(standing.kind)),
  )

  /** Requests a change and reloads the sets. */
  const change = (ask: () => Promise<ChangeResponse>): Promise<Refusal | null> =>
    orHostGone(async () => {
      const response = await ask()
      await startPolling()
      return response.ok ? null : response.json()
    })

  const start = (json: SetRequest) => change(() => client.api.sets.$post({ json }))

  const act = (id: string, action: 'resume' | 'repair' | 'remove') =>
    change(() => client.api.sets[':id'][action].$post({ param: { id } }))

  const pause = (id: string): Promise<Refusal | null> =>
    orHostGone(async () => {
      await readOk(await client.api.sets[':id'].pause.$post({ param: { id } }))
      await startPolling()
      return null
    })

  return {
    ...useSetContents(),
    ...useComparisonChoices(),
    bytes,
    load,
    sets,
    damaged,
    startPolling,
    stopPolling,
    start,
    act,
    pause,
  }
})

function useComparisonChoices() {
  /** Attributes that the user excluded from comparisons. */
  const excludedPaths = shallowRef<ReadonlySet<string>>(new Set())
  function setExcluded(path: string, isExcluded: boolean) {
    const others = [...excludedPaths.value].filter((one) => one !== path)
    excludedPaths.value = new Set(isExcluded ? [...others, path] : others)
  }

  /** IDs of the two sets that the user last chose to compare. */
  const comparedIds = shallowRef<{ earlier: string; later: string } | null>(null)

  /** The queries whose responses were just compared; null unless the sets were opened from there. */
  const pair = shallowRef<QueryPair<ComparedQuery> | null>(null)

  /** Older sets of the pair do not count, and missing ones are fetched at once; null if they are only offered. */
  const pairSince = shallowRef<string | null>(null)

  /** Compares all items of two queries, by sets that are not older than a few minutes. */
  function comparePair(queries: QueryPair<ComparedQuery>) {
    pair.value = queries
    pairSince.value = new Date(Date.now() - maxPairAgeMs).toISOString()
  }

  function forgetPair() {
    pair.value = null
    pairSince.value = null
  }

  return { excludedPaths, setExcluded, comparedIds, pair, pairSince, comparePair, forgetPair }
}

function useSetContents() {
  const client = useHostClient()

  /** The undamaged items of a damaged set, one per line; `in-use` also for one that was removed. */
  const loadWholeItems = (id: string): Promise<Blob | 'in-use' | 'host-gone'> =>
    unlessHostIsGone<Blob | 'in-use' | 'host-gone'>('host-gone', async () => {
      const response = await client.api.sets[':id'].items.$get({ param: { id } })
      if (response.status === 404) return 'in-use'
      if (!response.ok) throw new HostFault(response.status, '/api/sets')
      return response.blob()
    })

  /** The changes from one set to a later one; null if they cannot be compared. */
  const compare = (earlier: string, later: string): Promise<SetComparison | null> =>
    unlessHostIsGone(null, async () => {
      const param = { id: earlier, later }
      const response = await client.api.sets[':id'].compare[':later'].$get({ param })
      return (await readOk(response)).comparison
    })

  /** The differences of an item in two sets; none if they cannot be compared. */
  const compareItem = (earlier: string, later: string, item: string): Promise<ComparedValues> =>
    unlessHostIsGone({ values: [], count: 0 }, async () => {
      const param = { id: earlier, later }
      const response = await client.api.sets[':id'].compare[':later'].item.$get({
        param,
        query: { item },
      })
      return (await readOk(response)).found ?? { values: [], count: 0 }
    })

  /** Name and types of items of a set, as far as it has them. */
  const describeItems = (id: string, ids: readonly string[]): Promise<readonly KnownItem[]> =>
    unlessHostIsGone([], async () => {
      const [param, json] = [{ id }, { ids: [...ids] }]
      const response = await client.api.sets[':id']['known-items'].$post({ param, json })
      return (await readOk(response)).items
    })

  return { loadWholeItems, compare, compareItem, describeItems }
}

/** Loads at `start`, and again while something is under way, until `stop`. */
function createPolling(load: () => Promise<void>, isUnderWay: () => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts what was started and stopped, because a load may end when it is no longer wanted. */
  let latest = 0
  function stop() {
    latest += 1
    clearTimeout(timer)
  }
  async function start() {
    stop()
    const own = latest
    await load()
    if (own === latest && isUnderWay()) timer = setTimeout(() => void start(), pollIntervalMs)
  }
  return { start, stop }
}
