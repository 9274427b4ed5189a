import { computed, shallowRef, watch } from 'vue'
import { isSameForm } from '#core/workspace/query-tabs.ts'
import { useResponseStore, type SentQuery } from '#app/stores/response-store.ts'
import { useConnectionsStore } from '#app/stores/connections-store.ts'
import { useQueryStore } from '#app/stores/query-store.ts'
import type { SeenResponse } from '#core/content/observe-items.ts'
import type { Conventions } from '#core/query/conventions.ts'
import { planRequest } from '#core/query/plan-request.ts'
import type { SetView } from '#core/set/set-document.ts'
import type { HistoryEntry } from '#core/workspace/history-entry.ts'
import { useHistoryStore } from '#app/stores/history-store.ts'
import { useSetsStore } from '#app/stores/sets-store.ts'
import { useTabsStore } from '#app/stores/tabs-store.ts'
import { useIsSample } from '#app/words/use-name-words.ts'

/** The complete response to the form's current request; null if another response is shown, or one of another address. */
export function useResponseOfForm() {
  const query = useQueryStore()
  const connections = useConnectionsStore()
  const response = useResponseStore()
  const isSample = useIsSample()
  return computed(() => {
    const shown = response.response
    const { current } = connections
    if (!shown?.end || shown.sent.connectionId !== current?.id) return null
    const { plan, form, baseUrl } = shown.sent
    // A sample may have another address at each start.
    if (baseUrl !== current.baseUrl && !isSample.value) return null
    const isOwn =
      JSON.stringify(plan) === JSON.stringify(query.plan) ||
      // A followed link has a plan of its own; its form requests the same page.
      (plan.kind === 'link' && query.plan !== null && isSameForm(form, query.plannedForm))
    return isOwn ? { ...shown, end: shown.end } : null
  })
}

/** The types in the response to this request; null without a response or items. */
export function useSeenTypes() {
  const ownResponse = useResponseOfForm()
  const seen = shallowRef<SeenResponse | null>(null)

  watch(
    () => ownResponse.value?.sent.id,
    async (id) => {
      seen.value = null
      const own = ownResponse.value
      if (own === null || own.end.items === 0) return
      const { seen: answered } = await own.client.ask({ kind: 'types' })
      if (id === ownResponse.value?.sent.id) seen.value = answered
    },
    { immediate: true },
  )

  return seen
}

/**
 * The query of a saved response, to show it again without a request; null if it cannot be planned. `present` are the
 * connection's conventions now, for entries that do not tell theirs.
 */
export function describeSavedQuery(
  entry: Pick<HistoryEntry, 'id' | 'at' | 'connectionId' | 'baseUrl' | 'conventions' | 'form'>,
  present: Conventions,
): SentQuery | null {
  const { conventions = present } = entry
  const planned = planRequest(entry.form, conventions)
  if (!planned.ok) return null
  const { id: savedResponseId, at: sentAt, connectionId, baseUrl, form } = entry
  const { value: plan } = planned
  return {
    id: crypto.randomUUID(),
    savedResponseId,
    sentAt,
    connectionId,
    baseUrl,
    conventions,
    form,
    plan,
    purpose: { kind: 'send' },
    query: { form, plan },
  }
}

/** The query of a completed set, to show it like a response; null if it is not completed or cannot be planned. */
export function describeSavedSet(set: SetView): SentQuery | null {
  const { standing, conventions, endedAt, startedAt } = set
  if (standing.kind !== 'ended') return null
  const at = endedAt ?? startedAt
  const kept = describeSavedQuery({ ...set, at }, conventions)
  return kept && { ...kept, set: { verdict: standing.verdict, endedAt: at, openedFrom: null } }
}

/**
 * Shows the last response of a tab when it is activated after a start or reopened, or that it is not saved.
 * Sends no request.
 */
export function useSavedResponses() {
  const responses = useResponseStore()
  const connections = useConnectionsStore()
  const history = useHistoryStore()
  const sets = useSetsStore()
  const tabs = useTabsStore()
  const isEmpty = () => responses.shown.kind === 'nothing' && !responses.isSending

  /** `query` is null if the response is saved, but its connection is gone or its query is not valid. */
  async function findSaved(
    answerId: string,
  ): Promise<{ kind: 'saved'; query: SentQuery | null } | { kind: 'none' }> {
    const entry = await history.read(answerId)
    if (entry !== null) {
      if (!entry.hasBody) return { kind: 'none' }
      const own = connections.connections.find(({ id }) => id === entry.connectionId)
      return { kind: 'saved', query: own ? describeSavedQuery(entry, own.conventions) : null }
    }
    await sets.load()
    const set = sets.sets.find(({ id }) => id === answerId)
    return set ? { kind: 'saved', query: describeSavedSet(set) } : { kind: 'none' }
  }

  watch(
    () => tabs.active.id,
    async (tabId) => {
      const { answerId } = tabs.active
      if (answerId === null || !isEmpty()) return
      const saved = await findSaved(answerId)
      // Meanwhile the user may have sent a request or switched tabs.
      if (tabs.active.id !== tabId || !isEmpty()) return
      if (saved.kind === 'none') responses.showNotSaved()
      else if (saved.query) responses.send(saved.query)
    },
    { immediate: true },
  )
}
