import { isSuccess } from '#core/exchange/outcome.ts'
import { maxNameLength } from '#core/query/form-limits.ts'
import { maxEndpointLabel } from '#core/workspace/endpoint-limits.ts'
import { defineStore } from 'pinia'
import { computed, watch, shallowRef, type ComputedRef } from 'vue'
import type { EndpointFields, SavedEndpoint } from '#core/workspace/saved-endpoint.ts'
import { useResponseStore, type Shown, type ShownResponse } from './response-store.ts'
import { useConnectionsStore } from './connections-store.ts'
import {
  listEndpointNames,
  type NamedEndpoint,
  findEndpointTitle,
} from '#core/instance/known-endpoints.ts'
import {
  readOk,
  orHostGone,
  type Refusal,
  unlessHostIsGone,
  useHostClient,
} from '#app/client/host-client.ts'
import { useListedEndpoints } from './listed-endpoints.ts'
import { useTabsStore } from './tabs-store.ts'
import { useValueNamesStore } from './value-names-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { waitUntilIdle } from '#app/ui/when-idle.ts'
import { useSettingsStore } from './settings-store.ts'

type Listing = { endpoints: SavedEndpoint[] } | Refusal

/**
 * Saved endpoints of the current connection, most recently used first. Actions return the host's refusal, or
 * null.
 */
export const useEndpointsStore = defineStore('endpoints', () => {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const response = useResponseStore()
  const { savedAt, setSavedAt, ensureLoaded } = useSavedEndpoints()
  const { knownOf, onlyKnownOn, endpointLabelOf, displayNameOf, noteReadable } =
    useEndpointNames(savedAt)
  const endpoints = computed(() => savedAt(connections.currentId ?? ''))

  /** Replaces the endpoint named `replaced`, or adds a new one. */
  function save(fields: EndpointFields, replaced: string | null): Promise<Refusal | null> {
    const json = { ...fields, replaced }
    return change((param) => client.api.endpoints[':connectionId'].$post({ param, json }))
  }

  function remove(name: string): Promise<Refusal | null> {
    const json = { name }
    return change((param) => client.api.endpoints[':connectionId'].remove.$post({ param, json }))
  }

  async function change(
    ask: (param: { connectionId: string }) => Promise<{ json: () => Promise<Listing> }>,
    connectionId = connections.currentId,
  ): Promise<Refusal | null> {
    if (connectionId === null) return null
    return orHostGone(async () => {
      const listing = await (await ask({ connectionId })).json()
      if (!('endpoints' in listing)) return listing
      setSavedAt(connectionId, listing.endpoints)
      return null
    })
  }

  /** Only endpoints that responded are saved, so that typos are not suggested. */
  async function recordUse(ended: Shown) {
    if (ended.kind !== 'response' || !isSuccess(ended.response.head.status)) return
    const { sent } = ended.response
    if (sent.savedResponseId !== null) return
    const { connectionId, form } = sent
    // A refusal is not reported, because the user did not start this.
    const json = { name: form.endpoint, ...describeCollection(ended.response) }
    await change(
      (param) => client.api.endpoints[':connectionId'].use.$post({ param, json }),
      connectionId,
    )
  }

  // Synchronous, because two tabs may get a response in the same tick.
  watch(() => response.lastResult, recordUse, { flush: 'sync' })

  return {
    endpoints,
    savedAt,
    knownOf,
    onlyKnownOn,
    endpointLabelOf,
    displayNameOf,
    noteReadable,
    ensureLoaded,
    save,
    remove,
  }
})

/** Names of the endpoint from its response: its label, and its slug or UUID, whichever was not requested. */
function describeCollection({ sent, end }: ShownResponse): { label: string; otherName: string } {
  const collection = end?.paging.collection
  const names = [collection?.slug, collection?.id].filter((name) => typeof name === 'string')
  // Otherwise the collection may be another one than the requested endpoint.
  const isRequested = names.includes(sent.form.endpoint)
  return {
    label: collection?.name?.slice(0, maxEndpointLabel) ?? '',
    otherName: isRequested
      ? (names.find((name) => name !== sent.form.endpoint && name.length <= maxNameLength) ?? '')
      : '',
  }
}

/** Saved endpoints by connection, loaded for the connections of all tabs and by `ensureLoaded`. */
function useSavedEndpoints() {
  const client = useHostClient()
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const valueNames = useValueNamesStore()
  const byConnection = shallowRef<ReadonlyMap<string, readonly SavedEndpoint[]>>(new Map())

  function setSavedAt(connectionId: string, kept: readonly SavedEndpoint[]) {
    byConnection.value = new Map(byConnection.value).set(connectionId, kept)
    // An endpoint can also be the value of a filter.
    const named = savedAt(connectionId).flatMap(({ name, otherName, label }) =>
      [name, otherName].map((id) => ({ id, label })),
    )
    valueNames.learn(connectionId, named)
  }

  /** The saved endpoints of a connection; empty until they are loaded. */
  const savedAt = (connectionId: string) => byConnection.value.get(connectionId) ?? []

  const loading = new Set<string>()
  async function load(connectionId: string) {
    loading.add(connectionId)
    // Without a host, the endpoints stay unknown.
    await unlessHostIsGone(undefined, async () => {
      const response = await client.api.endpoints[':connectionId'].$get({ param: { connectionId } })
      const { endpoints: loaded } = await readOk(response)
      setSavedAt(connectionId, loaded)
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
      // No suggestion is open yet.
      waitUntilIdle(() => {
        for (const id of used) if (id !== null && before?.has(id) !== true) void load(id)
      })
    },
    { immediate: true },
  )
  return { savedAt, setSavedAt, ensureLoaded }
}

/** Labels of endpoints, from those that are saved, offered, or named by restored tabs. */
function useEndpointNames(savedAt: (connectionId: string) => readonly SavedEndpoint[]) {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  /** By the connection's ID: names of endpoints that its token could read when the access was tested. */
  const readable = shallowRef<ReadonlyMap<string, readonly string[]>>(new Map())
  const listedEndpoints = useListedEndpoints(() => tabs.restored)

  /** The endpoints of a connection that are saved, offered by its server, or named by restored tabs. */
  function knownOf(connectionId: string): readonly NamedEndpoint[] {
    return [...savedAt(connectionId), ...listedEndpoints(connectionId)]
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
    const couldRead = ({ id }: { id: string }) =>
      (readable.value.get(id) ?? []).some((one) => names.includes(one))
    if (connections.connections.some((one) => one.baseUrl === baseUrl && couldRead(one)))
      return null
    return knowing.some((one) => one.baseUrl === baseUrl) ? null : (knowing[0]?.id ?? null)
  }

  function noteReadable(connectionId: string, names: readonly string[]) {
    readable.value = new Map(readable.value).set(connectionId, names)
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

  return { knownOf, onlyKnownOn, endpointLabelOf, displayNameOf, noteReadable }
}

/** The endpoints of the current connection that are saved, offered, or named by restored tabs. */
export function useKnownEndpoints(): ComputedRef<readonly NamedEndpoint[]> {
  const connections = useConnectionsStore()
  const endpoints = useEndpointsStore()
  return computed(() => endpoints.knownOf(connections.currentId ?? ''))
}

/**
 * Returns a function that requests the endpoint list of a dataCycle CORE, unless the list is there already or
 * the settings forbid it. Resolves when the list has arrived, or at once.
 */
export function useEndpointsRequest(): (connectionId: string) => Promise<void> {
  const instance = useInstanceStore()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  const loading = new Map<string, Promise<void>>()
  return async (connectionId) => {
    if (!observed.isDatacycleAt(connectionId) || !settings.settings.endpointNames) return
    // Retry only if the server did not answer.
    const offered = instance.endpointsOffered(connectionId)
    if (offered !== null && offered.kind !== 'no-answer') return
    const pending =
      loading.get(connectionId) ??
      instance.loadEndpoints(connectionId).finally(() => loading.delete(connectionId))
    loading.set(connectionId, pending)
    await pending
  }
}
