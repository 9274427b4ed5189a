import { shallowRef, watch } from 'vue'
import { findEndpointTitle } from '#core/instance/endpoint-title.ts'
import { listEndpointNames, type NamedEndpoint } from '#core/instance/near-endpoints.ts'
import type { SavedEndpoint } from '#core/workspace/saved-endpoint.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useAccessStore } from './access-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useListedEndpoints } from './listed-endpoints.ts'
import { useTabsStore } from './tabs-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** Saved endpoints by connection, loaded for the connections of all tabs and by `ensureLoaded`. */
export function useKeptEndpoints() {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const valueNames = useValueNamesStore()
  const byConnection = shallowRef<ReadonlyMap<string, readonly SavedEndpoint[]>>(new Map())

  function setKept(connectionId: string, kept: readonly SavedEndpoint[]) {
    byConnection.value = new Map(byConnection.value).set(connectionId, kept)
    // An endpoint can also be the value of a filter.
    const named = keptOf(connectionId).flatMap(({ name, otherName, label }) =>
      [name, otherName].map((id) => ({ id, label })),
    )
    valueNames.learn(connectionId, named)
  }

  /** The saved endpoints of a connection; empty until they are loaded. */
  const keptOf = (connectionId: string) => byConnection.value.get(connectionId) ?? []

  const loading = new Set<string>()
  async function load(connectionId: string) {
    loading.add(connectionId)
    // Without a host, the endpoints stay unknown.
    await unlessHostIsGone(undefined, async () => {
      const response = await client.api.endpoints[':connectionId'].$get({ param: { connectionId } })
      const { endpoints: loaded } = await readOk(response)
      setKept(connectionId, loaded)
    })
    loading.delete(connectionId)
  }

  /** Loads the saved endpoints of these connections, unless they are loaded or loading. */
  function ensureLoaded(ids: Iterable<string>) {
    for (const id of new Set(ids))
      if (!byConnection.value.has(id) && !loading.has(id)) void load(id)
  }

  // Tabs of all connections show the labels of their endpoints.
  watch(
    () => new Set([connections.currentId, ...tabs.tabs.map(({ connectionId }) => connectionId)]),
    (used, before) => {
      for (const id of used) if (id !== null && before?.has(id) !== true) void load(id)
    },
    { immediate: true },
  )
  return { keptOf, setKept, ensureLoaded }
}

/** Labels of endpoints, from those that are saved, offered, or named by restored tabs. */
export function useEndpointNames(keptOf: (connectionId: string) => readonly SavedEndpoint[]) {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const access = useAccessStore()
  const listedEndpoints = useListedEndpoints(() => tabs.restored)

  /** The endpoints of a connection that are saved, offered by its server, or named by restored tabs. */
  function knownOf(connectionId: string): readonly NamedEndpoint[] {
    return [...keptOf(connectionId), ...listedEndpoints(connectionId)]
  }

  /** ID of a connection to another server that knows this endpoint, if this server does not; otherwise null. */
  function onlyKnownOn(connectionId: string | null, name: string): string | null {
    const baseUrl = connections.connections.find(({ id }) => id === connectionId)?.baseUrl
    if (baseUrl === undefined || name.trim() === '') return null
    const knows = ({ id }: { id: string }) => listEndpointNames(name, knownOf(id)).length > 1
    const knowing = connections.connections.filter(knows)
    const names = listEndpointNames(
      name,
      knowing.flatMap(({ id }) => knownOf(id)),
    )
    const readable = connections.connections.filter(({ id }) => access.hadAccess(id, names))
    if (readable.some((one) => one.baseUrl === baseUrl)) return null
    return knowing.some((one) => one.baseUrl === baseUrl) ? null : (knowing[0]?.id ?? null)
  }

  /** The label of an endpoint; null if unknown. Other connections to the same URL count too. */
  function endpointLabelOf(connectionId: string | null, name: string): string | null {
    const baseUrl = connections.connections.find(({ id }) => id === connectionId)?.baseUrl
    const sameServer = connections.connections.filter(
      (one) => one.baseUrl === baseUrl && one.id !== connectionId,
    )
    const ids = [connectionId ?? '', ...sameServer.map(({ id }) => id)]
    return findEndpointTitle(name, ids.flatMap(knownOf))
  }

  /** The label of an endpoint, or its API name if it has none. */
  const displayNameOf = (connectionId: string | null, name: string) =>
    endpointLabelOf(connectionId, name) ?? name.trim()

  return { knownOf, onlyKnownOn, endpointLabelOf, displayNameOf }
}
