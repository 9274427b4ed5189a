import { computed, watch, type ComputedRef } from 'vue'
import type { QueryTab } from '#core/workspace/query-tabs.ts'
import { useConnectionsStore } from './connections-store.ts'

/** The connection of the tab in front, and the one in use: each follows the other. */
export function useTabConnection(
  active: ComputedRef<QueryTab>,
  change: (changed: Pick<QueryTab, 'connectionId'>) => void,
) {
  const connections = useConnectionsStore()
  /** Whether the tab in front was made for a connection that is not there any more. */
  const isOrphaned = computed(
    () => active.value.connectionId !== null && !isThere(active.value.connectionId),
  )

  const isThere = (connectionId: string | null | undefined): connectionId is string =>
    connections.connections.some(({ id }) => id === connectionId)

  /** What nobody has written yet begins with the connection in use, or any. */
  const startingId = () => connections.currentId ?? connections.connections[0]?.id ?? null

  /** A connection that was removed since is replaced by none: only a person says where a query goes. */
  function useItsConnection() {
    const { connectionId } = active.value
    if (connectionId === null) change({ connectionId: connections.currentId })
    else if (!isThere(connectionId)) connections.useNone()
    else if (connectionId !== connections.currentId) void connections.use(connectionId)
  }

  // Whatever is taken into use is taken into use for the tab in front.
  watch(
    () => connections.currentId,
    (connectionId) => {
      if (connectionId !== null) change({ connectionId })
    },
  )
  return { isOrphaned, startingId, useItsConnection }
}
