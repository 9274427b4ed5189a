import { computed, watch, type ComputedRef } from 'vue'
import type { QueryTab } from '#core/workspace/query-tabs.ts'
import { useConnectionsStore } from './connections-store.ts'

/** Keeps the active tab's connection and the current connection the same. */
export function useTabConnection(
  active: ComputedRef<QueryTab>,
  change: (changed: Pick<QueryTab, 'connectionId'>) => void,
) {
  const connections = useConnectionsStore()
  /** True if the active tab's connection was removed. */
  const isOrphaned = computed(
    () => active.value.connectionId !== null && !connectionExists(active.value.connectionId),
  )

  const connectionExists = (connectionId: string | null | undefined): connectionId is string =>
    connections.connections.some(({ id }) => id === connectionId)

  /** The connection ID of a new tab: the current one, otherwise the first. */
  const startingId = () => connections.currentId ?? connections.connections[0]?.id ?? null

  /**
   * Makes the active tab's connection current. A tab without one takes the current connection; for a removed
   * one, none is current, because only the user may choose another.
   */
  function selectTabConnection() {
    const { connectionId } = active.value
    if (connectionId === null) change({ connectionId: connections.currentId })
    else if (!connectionExists(connectionId)) connections.useNone()
    else if (connectionId !== connections.currentId) void connections.use(connectionId)
  }

  // A newly selected connection becomes that of the active tab.
  watch(
    () => connections.currentId,
    (connectionId) => {
      if (connectionId !== null) change({ connectionId })
    },
  )
  return { isOrphaned, startingId, selectTabConnection }
}
