import { computed, type ComputedRef } from 'vue'
import type { NamedEndpoint } from '#core/instance/near-endpoints.ts'
import { useConnectionsStore } from './connections-store.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useSettingsStore } from './settings-store.ts'

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
