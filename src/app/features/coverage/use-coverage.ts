import { shallowRef, watch, type Ref, computed } from 'vue'
import type { ItemsCoverage } from '#app/response-worker/protocol.ts'
import type { ShownResponse } from '#app/stores/response-store.ts'
import { usePageRowsStore } from '#app/stores/page-store.ts'
import { useWhenIdle } from '#app/ui/when-idle.ts'
import type { ColumnPath } from '#core/content/item-columns.ts'
import type { RequiredAttributes } from '#core/coverage/required-attributes.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTellRefusal } from '#app/words/use-failure-words.ts'

/** The dialog over the rows: one attribute or the required attributes. */
export type CoverageDialog = { kind: 'attribute'; path: ColumnPath } | { kind: 'required' }

/**
 * Counts the attributes of the shown items, required ones included, once the response is complete and the page
 * is idle. Called once per response: the worker drops a count when another begins.
 */
export function useCoverage(response: Readonly<Ref<ShownResponse>>) {
  const { required, byType } = useRequiredAttributes(() => response.value.sent.connectionId)
  /** null until counted. */
  const coverage = shallowRef<ItemsCoverage | null>(null)
  const rows = usePageRowsStore()
  const isDue = useWhenIdle(() => (response.value.end ? response.value.client : null))

  watch(
    () => [isDue.value ? response.value.client : null, required.value] as const,
    async ([client, list], before) => {
      if (client !== before?.[0]) coverage.value = null
      if (client === null) return
      const { coverage: counted } = await client.ask({ kind: 'coverage', required: list })
      const isLatest = response.value.client === client && required.value === list
      if (counted === null || !isLatest) return
      coverage.value = counted
      rows.counted = { client, counts: counted }
    },
    { immediate: true },
  )

  return { coverage, required, requiredByType: byType }
}

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
