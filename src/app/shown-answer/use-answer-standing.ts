import { computed } from 'vue'
import { readTypedBody } from '#core/response/response-page.ts'
import { findChangedPart, type ChangedPart } from '#core/workspace/answer-standing.ts'
import { useAnswerStore, type SentQuery } from '#app/stores/answer-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useConnectionName } from '#app/words/use-connection-name.ts'
import { useIsSample } from '#app/words/use-is-sample.ts'

/** The origin of the shown response, if it does not belong to the current form and connection. */
export interface StaleAnswer {
  differs: ChangedPart
  sent: SentQuery
  /** The connection's current name, or its URL if it was removed. */
  connection: string
}

/** Compares the shown response with the current form and connection, and can restore its query. */
export function useAnswerStanding() {
  const nameOfConnection = useConnectionName()
  const answers = useAnswerStore()
  const connections = useConnectionsStore()
  const isSample = useIsSample()
  const query = useQueryStore()
  const tabs = useTabsStore()

  /** The request of the shown response or problem. */
  const sent = computed<SentQuery | null>(() => {
    const { shown } = answers
    switch (shown.kind) {
      case 'nothing':
        return null
      case 'problem':
        return shown.sent
      case 'answer':
        return shown.answer.sent
    }
  })

  const stale = computed<StaleAnswer | null>(() => {
    const own = sent.value
    if (own === null) return null
    const { connectionId, baseUrl, keptId, sentAt } = own
    const next = answers.underWay?.sent
    // While another page loads, the form's page number is already that of the loading page.
    const { plan } = (next?.purpose.kind === 'page' ? next : own).query
    const { current, currentId, tokenChanges } = connections
    const isKept = keptId !== null
    const differs = findChangedPart(
      {
        connectionId,
        // Not compared for a sample, whose URL may change at each start, even during its first request.
        baseUrl: isKept || isSample.value ? null : baseUrl,
        sentAt: isKept ? null : sentAt,
        plan,
      },
      {
        connectionId: currentId,
        baseUrl: current?.baseUrl ?? null,
        plan: query.plan,
        tokenChangedAt: tokenChanges.get(currentId ?? '') ?? null,
      },
    )
    if (differs === null) return null
    const known = connections.connections.find(({ id }) => id === connectionId)
    return { differs, sent: own, connection: known ? nameOfConnection(known) : baseUrl }
  })

  /** Restores the query of the shown response in the form, with its connection. */
  function restore() {
    if (sent.value === null) return
    const { connectionId, conventions, query: requested } = sent.value
    tabs.openInPlace({
      connectionId,
      form: requested.form,
      rawBody: readTypedBody(requested, conventions),
    })
  }

  return { sent, stale, restore }
}
