import { computed, onBeforeUnmount, shallowRef, watch } from 'vue'
import {
  describeCautions,
  type ComparedResponse,
  type ComparisonCaution,
} from '#core/compare/comparison-cautions.ts'
import type { ListedEntry } from '#core/workspace/history-entry.ts'
import type { ResponseProblem, ComparisonOutcome } from '#app/response-worker/protocol.ts'
import { useResponseStore, type ShownResponse } from '#app/stores/response-store.ts'
import type { QueryPair } from '#core/set/set-comparison.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { isWholeForm } from '#app/stores/query-store.ts'
import { readFigures, requestedPageSize } from '#app/stores/page-store.ts'
import type { ComparedQuery } from '#app/stores/sets-store.ts'
import { planRequest } from '#core/query/plan-request.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useOpenQuery } from '#app/response/use-open-query.ts'

export interface ComparedSide extends ComparedResponse {
  role: 'saved' | 'shown'
  /** Time of the response, in RFC 3339 format. */
  at: string
  connectionId: string
  connectionName: string
}

type ComparisonState =
  /** No comparison: no response is shown, or it is the saved one itself. */
  | { kind: 'needed'; why: 'nothing' | 'same' }
  /** The request is running or its response is loading. */
  | { kind: 'waiting' }
  | { kind: 'comparing' }
  /** No response to compare, or the saved one could not be loaded. */
  | { kind: 'problem'; problem: ResponseProblem }
  | {
      kind: 'compared'
      response: ShownResponse
      found: Extract<ComparisonOutcome, { kind: 'compared' }>
      before: ComparedSide
      after: ComparedSide
      cautions: readonly ComparisonCaution[]
    }

/** Compares each shown response with a saved one. `nameOf` returns a connection's name by its ID. */
export function useComparison(entry: ListedEntry, nameOf: (connectionId: string) => string) {
  const store = useResponseStore()
  const comparison = shallowRef<ComparisonState>({ kind: 'comparing' })
  /** The shown response once it has loaded completely. */
  const loadedResponse = computed(() => (store.response?.end ? store.response : null))
  const isSame = computed(() => {
    const sent = loadedResponse.value?.sent
    return sent !== undefined && (sent.savedResponseId ?? sent.id) === entry.id
  })
  const state = computed<ComparisonState>(() => {
    if (store.isSending || (store.response && !loadedResponse.value)) return { kind: 'waiting' }
    if (store.shown.kind === 'problem') return { kind: 'problem', problem: store.shown.problem }
    if (!loadedResponse.value) return { kind: 'needed', why: 'nothing' }
    return isSame.value ? { kind: 'needed', why: 'same' } : comparison.value
  })

  async function compare(response: ShownResponse) {
    comparison.value = { kind: 'comparing' }
    const savedIs = entry.at <= response.sent.sentAt ? 'earlier' : 'later'
    const { outcome } = await response.client
      .ask({ kind: 'compare', savedResponseId: entry.id, savedIs })
      .catch((error: unknown) => {
        if (loadedResponse.value?.client === response.client)
          comparison.value = { kind: 'problem', problem: { kind: 'host-fault', detail: '' } }
        throw error
      })
    if (loadedResponse.value?.client !== response.client) return
    if (outcome.kind === 'problem') comparison.value = outcome
    if (outcome.kind !== 'compared') return
    const ofSaved = describeSaved(entry, outcome)
    const ofShown = describeShown(response, nameOf(response.sent.connectionId))
    const [before, after] = savedIs === 'earlier' ? [ofSaved, ofShown] : [ofShown, ofSaved]
    const { repeated, withoutId } = outcome
    const cautions = describeCautions(
      before,
      after,
      { repeated, withoutId },
      response.sent.conventions,
    )
    comparison.value = { kind: 'compared', response, found: outcome, before, after, cautions }
  }

  watch(
    () => (isSame.value ? null : (loadedResponse.value?.client ?? null)),
    (client, previous) => {
      void previous?.ask({ kind: 'compare-end' })
      if (client && loadedResponse.value) void compare(loadedResponse.value)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => {
    void loadedResponse.value?.client.ask({ kind: 'compare-end' })
  })

  return { state }
}

function describeSaved(
  entry: ListedEntry,
  { saved }: Extract<ComparisonOutcome, { kind: 'compared' }>,
): ComparedSide {
  const { result } = entry
  return {
    role: 'saved',
    at: entry.at,
    connectionName: entry.connectionName,
    connectionId: entry.connectionId,
    baseUrl: entry.baseUrl,
    form: entry.form,
    status: result.kind === 'answer' ? result.status : 0,
    isWhole: result.kind === 'answer' && result.isComplete,
    ...saved,
  }
}

function describeShown({ sent, head, end }: ShownResponse, connectionName: string): ComparedSide {
  return {
    role: 'shown',
    at: sent.sentAt,
    connectionName,
    connectionId: sent.connectionId,
    baseUrl: sent.baseUrl,
    form: sent.form,
    status: sent.set === undefined ? head.status : null,
    isWhole: end?.outcome?.kind === 'complete',
    itemCount: end?.items ?? 0,
    shape: end?.shape ?? 'pending',
    total: end?.paging.total ?? null,
  }
}

/**
 * Returns a function that describes the queries of two compared responses, to fetch all of their items. Its result
 * is null for a body typed by hand, whose items cannot be fetched.
 */
export function useQueryPair(entry: ListedEntry) {
  const connections = useConnectionsStore()

  return ({
    response,
    before,
    after,
  }: Extract<ComparisonState, { kind: 'compared' }>): QueryPair<ComparedQuery> | null => {
    const { result } = entry
    const conventionsOfSaved =
      connections.connections.find(({ id }) => id === entry.connectionId)?.conventions ??
      response.sent.conventions
    const queryOf = (side: ComparedSide): ComparedQuery => {
      const { connectionId, connectionName, baseUrl, form, total, itemCount } = side
      const query = { connectionId, connectionName, baseUrl, form }
      if (side.role === 'shown')
        return { ...query, conventions: response.sent.conventions, figures: readFigures(response) }
      return {
        ...query,
        conventions: conventionsOfSaved,
        figures: {
          total,
          items: itemCount,
          bytes: result.kind === 'answer' ? result.sizeBytes : 0,
          tookMs: result.kind === 'answer' ? result.durationMs : 0,
          pageSize: requestedPageSize(form),
        },
      }
    }
    return isWholeForm(response) ? [queryOf(before), queryOf(after)] : null
  }
}

/** Opens an entry's query in the form and sends it with the connection's current settings. */
export function useSendAgain(entry: ListedEntry) {
  const connections = useConnectionsStore()
  const tabs = useTabsStore()
  const response = useResponseStore()
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
    response.send({
      id: crypto.randomUUID(),
      savedResponseId: null,
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
