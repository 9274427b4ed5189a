import { computed, type ComputedRef } from 'vue'
import type { NamedEndpoint } from '#core/instance/near-endpoints.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useInstanceStore } from './instance-store.ts'
import { useObservedInstancesStore } from './observed-instances-store.ts'
import { useSettingsStore } from './settings-store.ts'

/** The endpoints that are noted of the connection in use, or that its instance offers. */
export function useKnownEndpoints(): ComputedRef<readonly NamedEndpoint[]> {
  const noted = useEndpointsStore()
  const instance = useInstanceStore()
  return computed(() => {
    const asked = instance.endpointsOffered()
    const offered = asked?.kind === 'offered' ? asked.list : []
    return [
      ...noted.endpoints,
      ...offered.map(({ id, label }) => ({ name: id, otherName: '', label })),
    ]
  })
}

/**
 * Asks a dataCycle CORE for its endpoints where nobody has done so, unless a person turned that off. Resolves when the
 * list is there, or at once.
 */
export function useEndpointsRequest(): (connectionId: string) => Promise<void> {
  const instance = useInstanceStore()
  const observed = useObservedInstancesStore()
  const settings = useSettingsStore()
  const asking = new Map<string, Promise<void>>()
  return async (connectionId) => {
    if (!observed.isDatacycleAt(connectionId) || !settings.settings.endpointNames) return
    // What was never answered may be asked again.
    const offered = instance.endpointsOffered(connectionId)
    if (offered !== null && offered.kind !== 'no-answer') return
    const asked =
      asking.get(connectionId) ??
      instance.loadEndpoints(connectionId).finally(() => asking.delete(connectionId))
    asking.set(connectionId, asked)
    await asked
  }
}
