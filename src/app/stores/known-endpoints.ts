import { computed, type ComputedRef } from 'vue'
import type { NamedEndpoint } from '#core/instance/near-endpoints.ts'
import { useEndpointsStore } from './endpoints-store.ts'
import { useInstanceStore } from './instance-store.ts'

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
