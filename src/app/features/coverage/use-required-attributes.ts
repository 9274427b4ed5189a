import { computed } from 'vue'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTellRefusal } from '#app/words/use-tell-refusal.ts'

const none: RequiredAttributes = []

/** What items of a connection should have, and how that is changed. */
export function useRequiredAttributes(connectionId: () => string) {
  const connections = useConnectionsStore()
  const tellRefusal = useTellRefusal()
  /** null where it was removed meanwhile. */
  const connection = computed(
    () => connections.connections.find(({ id }) => id === connectionId()) ?? null,
  )
  // The same list again, as after any other change of the connection, would have all items counted again.
  const required = computed<RequiredAttributes>((before) => {
    const now = connection.value?.requiredAttributes ?? none
    return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
  })
  const byType = computed<ReadonlyMap<string, ReadonlySet<string>>>(
    () => new Map(required.value.map(({ type, attributes }) => [type, new Set(attributes)])),
  )

  /** Resolves with whether it is kept now; why not is told. */
  async function save(list: RequiredAttributes): Promise<boolean> {
    if (!connection.value) return false
    const refused = await connections.saveRequiredAttributes(connection.value.id, list)
    tellRefusal(refused)
    return refused === null
  }

  return { connection, required, byType, save }
}
