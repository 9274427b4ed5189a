import { computed } from 'vue'
import { planRequest } from '#core/query/plan-request.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useOpenQuery } from '#app/features/query/use-open-query.ts'

/** Opens an entry's query in the form and sends it with the connection's current settings. */
export function useSendAgain(entry: ListedEntry) {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const answer = useAnswerStore()
  const { openForm } = useOpenQuery()
  const connection = computed(
    () => connections.connections.find(({ id }) => id === entry.connectionId) ?? null,
  )

  function sendAgain() {
    if (!connection.value) return
    const { id: connectionId, baseUrl, conventions } = connection.value
    // The active tab already contains this query.
    const isActiveQuery =
      tabs.active.connectionId === connectionId &&
      tabs.active.rawBody === null &&
      JSON.stringify(tabs.active.form) === JSON.stringify(entry.form)
    if (!isActiveQuery && !openForm(entry.form, entry.connectionId, entry.connectionName)) return
    const planned = planRequest(entry.form, conventions)
    if (!planned.ok) return
    answer.send({
      id: crypto.randomUUID(),
      keptId: null,
      sentAt: new Date().toISOString(),
      connectionId,
      baseUrl,
      conventions,
      form: entry.form,
      plan: planned.value,
      purpose: { kind: 'compare' },
      query: { form: entry.form, plan: planned.value },
    })
  }

  return { canSendAgain: computed(() => connection.value !== null), sendAgain }
}
