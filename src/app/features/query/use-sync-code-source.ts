import { computed, type ComputedRef } from 'vue'
import type { SyncCodeSource } from '#core/sync/plan-sync-code.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The query as input for an import script; null if it cannot be sent, or if the form cannot express it. */
export function useSyncCodeSource(): ComputedRef<SyncCodeSource | null> {
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  return computed(() => {
    const connection = connections.current
    // A raw body may contain things that the form cannot express.
    if (connection === null || query.plan === null || !query.isFormWhole) return null
    return {
      query: {
        form: query.plannedForm,
        conventions: query.conventions,
        isDatacycle: observed.isDatacycle,
      },
      baseUrl: connection.baseUrl,
      hasToken: connection.token.kind !== 'none',
    }
  })
}
