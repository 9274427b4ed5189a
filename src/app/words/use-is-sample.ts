import { computed } from 'vue'
import { useConnectionsStore } from '#app/stores/connections-store.ts'

/** True while a sample inside the app is chosen; other programs cannot use its token. */
export function useIsSample() {
  const connections = useConnectionsStore()
  return computed(() => (connections.current?.builtIn ?? null) !== null)
}
