import { computed } from 'vue'
import { useResponseStore } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useWords } from '#app/i18n/use-words.ts'
import { useNameWords } from '#app/words/use-name-words.ts'
import { useMessage } from '#app/ui/message.ts'
import { useLimitedDetails } from './use-response-standing.ts'

/** Sends the form's request to the current connection; `canSend` is true if there is a request. */
export function useSend() {
  const response = useResponseStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const tabs = useTabsStore()
  const canSend = computed(() => query.plan !== null && connections.current !== null)

  function send() {
    const { preparing, currentId } = connections
    const { plan, plannedForm: form, conventions, storedForm } = query
    if (plan === null) return
    const sendNow = () => {
      const connection = connections.current
      if (connection === null) return
      // Once sent, the query is in the history, so replacing the tab loses nothing.
      tabs.change({ recoverableForm: storedForm })
      response.send({
        id: crypto.randomUUID(),
        savedResponseId: null,
        sentAt: new Date().toISOString(),
        connectionId: connection.id,
        baseUrl: connection.baseUrl,
        conventions,
        form,
        plan,
        purpose: { kind: 'send' },
        query: { form, plan },
      })
    }
    if (preparing === null) {
      sendNow()
      return
    }
    // The host may still change the URL of the connection, which the links of the response are compared with.
    const waiting = { tabId: tabs.active.id }
    response.waiting = waiting
    // An error is reported where the connection was selected; the request then says what is wrong with it.
    void preparing
      .catch(() => undefined)
      .then(() => {
        if (response.waiting !== waiting) return
        response.waiting = null
        // By then, another query may be active, which must not be sent.
        if (tabs.active.id === waiting.tabId && connections.currentId === currentId) sendNow()
      })
  }

  return { canSend, send }
}

/**
 * Adds a relation to the form's include parameter and says that the next Send loads its details. If the
 * relation is already included, says so, or that `fields` limits its details.
 */
export function useIncludeRelation(): (relation: string) => void {
  const query = useQueryStore()
  const isLimited = useLimitedDetails()
  const { say } = useWords()
  const { nameWithApiName } = useNameWords()
  const message = useMessage()

  return (name) => {
    const { include } = query.form
    const relation = nameWithApiName(name)
    if (!include.includes(name)) {
      query.change({ include: [...include, name] })
      message.info(say('results.included', { relation }))
    } else if (isLimited(name)) message.info(say('results.limitedByFields', { relation }))
    else message.info(say('results.alreadyIncluded', { relation }))
  }
}
