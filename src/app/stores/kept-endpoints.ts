import { shallowRef, watch } from 'vue'
import { findEndpointTitle } from '#core/instance/endpoint-title.ts'
import type { NamedEndpoint } from '#core/instance/near-endpoints.ts'
import type { KeptEndpoint } from '#core/workspace/kept-endpoint.ts'
import { readOk } from '#app/client/read-ok.ts'
import { unlessHostIsGone } from '#app/client/refusal.ts'
import { useHostClient } from '#app/client/use-host-client.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useTabsStore } from './tabs-store.ts'
import { useValueNamesStore } from './value-names-store.ts'

/** The kept endpoints of each connection that stands in a tab, or whose endpoints are shown by name. */
export function useKeptEndpoints() {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const valueNames = useValueNamesStore()
  const byConnection = shallowRef<ReadonlyMap<string, readonly KeptEndpoint[]>>(new Map())

  function setKept(connectionId: string, kept: readonly KeptEndpoint[]) {
    byConnection.value = new Map(byConnection.value).set(connectionId, kept)
    // An endpoint can be the value of a filter as well.
    const named = keptOf(connectionId).flatMap(({ name, otherName, label }) =>
      [name, otherName].map((id) => ({ id, label })),
    )
    valueNames.learn(connectionId, named)
  }

  /** The kept endpoints of a connection, as far as they were loaded. */
  const keptOf = (connectionId: string) => byConnection.value.get(connectionId) ?? []

  const loading = new Set<string>()
  async function load(connectionId: string) {
    loading.add(connectionId)
    // Without a host they stay unknown, as nothing else can be done either.
    await unlessHostIsGone(undefined, async () => {
      const response = await client.api.endpoints[':connectionId'].$get({ param: { connectionId } })
      const { endpoints: loaded } = await readOk(response)
      setKept(connectionId, loaded)
    })
    loading.delete(connectionId)
  }

  /** Loads what is kept of connections whose endpoints are shown by name, as far as nobody has done so. */
  function know(ids: Iterable<string>) {
    for (const id of new Set(ids))
      if (!byConnection.value.has(id) && !loading.has(id)) void load(id)
  }

  // Tabs of other connections are called by the names of their endpoints too.
  watch(
    () => new Set([connections.currentId, ...tabs.tabs.map(({ connectionId }) => connectionId)]),
    (used, before) => {
      for (const id of used) if (id !== null && before?.has(id) !== true) void load(id)
    },
    { immediate: true },
  )
  return { keptOf, setKept, know }
}

/** What people call the endpoints of a connection. */
export function useEndpointNames(keptOf: (connectionId: string) => readonly KeptEndpoint[]) {
  const connections = useConnectionsStore()
  const instance = useInstanceStore()

  /** The endpoints that are noted of a connection, or that its server offers. */
  function knownOf(connectionId: string): readonly NamedEndpoint[] {
    const offered = instance.endpointsOffered(connectionId)
    return [
      ...keptOf(connectionId),
      ...(offered?.kind === 'offered' ? offered.list : []).map(({ id, label }) => ({
        name: id,
        otherName: '',
        label,
      })),
    ]
  }

  /**
   * What people call an endpoint of a connection; null where nobody knows. A server's endpoint is the same one
   * for whichever token it was named.
   */
  function titleOf(connectionId: string | null, name: string): string | null {
    const baseUrl = connections.connections.find(({ id }) => id === connectionId)?.baseUrl
    const others = connections.connections.filter(
      (one) => one.baseUrl === baseUrl && one.id !== connectionId,
    )
    const ids = [connectionId ?? '', ...others.map(({ id }) => id)]
    return findEndpointTitle(name, ids.flatMap(knownOf))
  }

  /**
   * An endpoint of a connection by its name, or as the API calls it where nobody knows one: wherever people read
   * which endpoint is meant.
   */
  const callOf = (connectionId: string | null, name: string) =>
    titleOf(connectionId, name) ?? name.trim()

  return { knownOf, titleOf, callOf }
}
