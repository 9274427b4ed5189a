import { computed } from 'vue'
import { useAnswerStore } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'

/** Sends the form's request to the current connection; `canSend` is true if there is a request. */
export function useSend() {
  const answer = useAnswerStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const canSend = computed(() => query.plan !== null && connections.current !== null)

  function send() {
    const { preparing, currentId } = connections
    if (preparing === null) {
      sendNow()
      return
    }
    // The host may still change the URL of the connection, which the links of the response are compared with.
    const tabId = tabs.active.id
    void preparing.then(() => {
      // By then, another query may be active, which must not be sent.
      if (tabs.active.id === tabId && connections.currentId === currentId) sendNow()
    })
  }

  function sendNow() {
    const connection = connections.current
    if (query.plan === null || connection === null) return
    // Once sent, the query is in the history, so replacing the tab loses nothing.
    tabs.change({ recoverableForm: query.storedForm })
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
