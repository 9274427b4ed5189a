import { computed, type ComputedRef } from 'vue'
import type { SyncCodeSource } from '#core/sync/plan-sync-code.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useObservedInstancesStore } from '#app/stores/observed-instances-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'

/** The query in the form as an import would load it; null where there is none to be sent, or more than a form. */
export function useQuerySource(): ComputedRef<SyncCodeSource | null> {
  const connections = useConnectionsStore()
  const observed = useObservedInstancesStore()
  const query = useQueryStore()
  return computed(() => {
    const connection = connections.current
    // A body typed by hand may hold what no form can say.
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
