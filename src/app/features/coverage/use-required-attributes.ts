import { computed } from 'vue'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTellRefusal } from '#app/words/use-tell-refusal.ts'

const none: RequiredAttributes = []

/** The required attributes of a connection, and a function to change them. */
export function useRequiredAttributes(connectionId: () => string) {
  const connections = useConnectionsStore()
  const tellRefusal = useTellRefusal()
  /** null if the connection was removed. */
  const connection = computed(
    () => connections.connections.find(({ id }) => id === connectionId()) ?? null,
  )
  // Returns the same array if nothing changed: a new one would count all items again.
  const required = computed<RequiredAttributes>((before) => {
    const now = connection.value?.requiredAttributes ?? none
    return before && JSON.stringify(before) === JSON.stringify(now) ? before : now
  })
  const byType = computed<ReadonlyMap<string, ReadonlySet<string>>>(
    () => new Map(required.value.map(({ type, attributes }) => [type, new Set(attributes)])),
  )

  /** Resolves to true if saved. A refusal is shown to the user. */
  async function save(list: RequiredAttributes): Promise<boolean> {
    if (!connection.value) return false
    const refused = await connections.saveRequiredAttributes(connection.value.id, list)
    tellRefusal(refused)
    return refused === null
  }

  return { connection, required, byType, save }
}
