import { computed } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/** Sends what the form stands for to the connection in use; `canSend` tells whether there is something to send. */
export function useSend() {
  const answer = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const canSend = computed(() => query.plan !== null && connections.current !== null)

  function send() {
    // What is shown of a response depends on the address that it was asked of.
    if (connections.preparing) void connections.preparing.then(sendNow)
    else sendNow()
  }

  function sendNow() {
    const connection = connections.current
    if (query.plan === null || connection === null) return
    // From here on the history has it.
    tabs.change({ origin: query.written })
    answer.send({
      id: crypto.randomUUID(),
      keptId: null,
      sentAt: new Date().toISOString(),
      connectionId: connection.id,
      baseUrl: connection.baseUrl,
      conventions: query.conventions,
      form: query.plannedForm,
      plan: query.plan,
      purpose: { kind: 'send' },
      query: { form: query.plannedForm, plan: query.plan },
    })
  }

  return { canSend, send }
}
