import { type NamedEndpoint, endpointsNamedBy } from '#core/instance/known-endpoints.ts'
import type { OpenTab } from '#core/workspace/open-tabs.ts'
import { useInstanceStore } from './instance-store.ts'

/** Returns a function that lists the endpoints that a server offered in this session or that restored tabs name. */
export function useListedEndpoints(
  restored: () => readonly OpenTab[],
): (connectionId: string) => readonly NamedEndpoint[] {
  const instance = useInstanceStore()
  return (connectionId) => {
    const offered = instance.endpointsOffered(connectionId)
    const list = offered?.kind === 'offered' ? offered.list : []
    return [
      ...list.map(({ id, label }) => ({ name: id, otherName: '', label })),
      ...endpointsNamedBy(restored(), connectionId),
    ]
  }
}
