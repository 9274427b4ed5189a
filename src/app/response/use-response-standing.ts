import { getActivePinia } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { readTypedBody } from '#core/response/response-page.ts'
import { findChangedPart, type ChangedPart } from '#core/workspace/response-standing.ts'
import { useResponseStore, type SentQuery } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useConnectionName, useIsSample } from '#app/words/use-name-words.ts'
import { limitsDetails } from '#core/query/flat-fields.ts'
import { methodOf, renderUrl } from '#core/request/request-plan.ts'
import type { SnippetRequest } from '#core/snippet/snippet-request.ts'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import type { usePageStore } from '#app/stores/page-store.ts'

/** The origin of the shown response, if it does not belong to the current form and connection. */
export interface StaleResponse {
  differs: ChangedPart
  sent: SentQuery
  /** The connection's current name, or its URL if it was removed. */
  connection: string
}

/** Compares the shown response with the current form and connection, and can restore its query. */
export function useResponseStanding() {
  const nameOfConnection = useConnectionName()
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const isSample = useIsSample()
  const query = useQueryStore()
  const tabs = useTabsStore()

  /** The request of the shown response or problem. */
  const sent = computed<SentQuery | null>(() => {
    const { shown } = responses
    switch (shown.kind) {
      case 'nothing':
        return null
      case 'problem':
        return shown.sent
      case 'response':
        return shown.response.sent
    }
  })

  const stale = computed<StaleResponse | null>(() => {
    const own = sent.value
    if (own === null) return null
    const { connectionId, baseUrl, savedResponseId, sentAt } = own
    const next = responses.underWay?.sent
    // While another page loads, the form's page number is already that of the loading page.
    const { plan } = (next?.purpose.kind === 'page' ? next : own).query
    const { current, currentId, tokenChanges } = connections
    const isKept = savedResponseId !== null
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

/** Returns whether the shown response was asked for only some attributes of a relation's items. */
export function useLimitedDetails(): (relation: string) => boolean {
  const responses = useResponseStore()
  return (relation) =>
    responses.response !== null && limitsDetails(responses.response.sent.form, relation)
}

export type QueryLock =
  | 'raw-body'
  /** The rows are from another connection than the current one. */
  | 'other-connection'
  /** The form has another endpoint than the rows. */
  | 'other-endpoint'

/** Why the query in the form cannot be changed from the rows; null if it can. */
export function useQueryLock() {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  return computed<QueryLock | null>(() => {
    const sent = responses.response?.sent
    if (sent?.connectionId !== connections.currentId) return 'other-connection'
    if (sent.form.endpoint.trim() !== query.form.endpoint.trim()) return 'other-endpoint'
    return query.rawBody === null ? null : 'raw-body'
  })
}

interface ShownRequest {
  request: SnippetRequest | null
  /** The page that the user turned to; null if it is the form's page, which Send requests. */
  page: { number: number | null } | null
}

/** The request of the shown page, otherwise that of the form. */
export function useShownRequest() {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const query = useQueryStore()
  const { stale } = useResponseStanding()
  const pinia = getActivePinia()
  /** What reads the number of a page, which comes with the first response. */
  const pages = shallowRef<ReturnType<typeof usePageStore> | null>(null)
  watch(
    () => responses.response !== null,
    async (isShown) => {
      if (!isShown || pages.value !== null) return
      const { usePageStore } = await import('#app/stores/page-store.ts')
      pages.value = usePageStore(pinia)
    },
    { immediate: true },
  )

  return computed<ShownRequest>(() => {
    const sent = responses.response?.sent
    // `sent.plan` is the request of the shown page, `sent.query.plan` the one of the form's page.
    const isFormRequest =
      sent === undefined ||
      JSON.stringify(sent.plan) === JSON.stringify(sent.query.plan) ||
      isSameForm(sent.form, sent.query.form)
    if (isFormRequest || stale.value !== null) return { request: query.request, page: null }
    const { plan, baseUrl } = sent
    return {
      request: {
        method: methodOf(plan),
        url: renderUrl(plan, baseUrl),
        body: plan.kind === 'post' ? plan.body : null,
        hasToken: connections.current?.token.kind !== 'none',
      },
      page: { number: pages.value?.position?.number ?? null },
    }
  })
}
